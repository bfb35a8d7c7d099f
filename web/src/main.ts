import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./lib/worker.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/base.css";
import "./styles/site.css";

install();
mount(App, { target: document.body });
