// The same bot as bot.py in JavaScript: Node 20 or newer, no packages.
//
//   node examples/bot.mjs http://127.0.0.1:8000 draftosaurus     opens a table against a bot of the server
//   node examples/bot.mjs http://127.0.0.1:8000 TABLE            sits down at a table that is waiting

const [server, wanted] = process.argv.slice(2);
const games = ["draftosaurus", "gods_love_dinosaurs", "wyrmspan"];
const headers = { "content-type": "application/json" };

async function ask(path, body) {
  const response = await fetch(`${server}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  if (path === "/me") headers.cookie = response.headers.get("set-cookie").split(";")[0];
  return response.json();
}

const any = (choices) => {
  const open = choices.filter((choice) => !choice.refusal);
  return open[Math.floor(Math.random() * open.length)];
};

async function* frames(table) {
  const { body } = await fetch(`${server}/api/v1/tables/${table}/stream`, { headers });
  let rest = "";
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split("\n");
    rest = lines.pop();
    yield* lines.filter(Boolean).map((line) => JSON.parse(line));
  }
}

await ask("/me", { name: "Tumble Weed" });
const table = games.includes(wanted) ? (await ask("/play", { wish: { game: wanted } })).table : wanted;
await ask(`/tables/${table}/seats`, {}); // who sits there already keeps the seat
let answered = -1;
for await (const { type, is_over, sheet, question } of frames(table)) {
  if (type === "scene" && is_over) {
    console.log(JSON.stringify(sheet));
    break;
  }
  if (!question || question.number === answered) continue;
  const number = (answered = question.number);
  let choice = any(question.choices);
  if (!choice.action) choice = any(await ask(`/tables/${table}/ask`, { type: "ways", number, spots: choice.spots }));
  await ask(`/tables/${table}/commands`, { type: "act", id: `${number}`, number, action: choice.action });
}
