// What is wrong with the words of the page as it stands: cut, covered, outside, raw, in the wrong language.
({ ids, english, latin, allowed }) => {
  const found = new Set();
  const where = (element) => {
    const names = [];
    for (let at = element; at && at !== document.body && names.length < 4; at = at.parentElement) {
      names.unshift(at.tagName.toLowerCase() + [...at.classList].filter((one) => !one.startsWith("s-")).map((one) => `.${one}`).join(""));
    }
    return names.join(" > ");
  };
  const report = (what, text, element) => found.add(`${what}: “${text}” in ${where(element)}`);
  const scrolls = (style, axis) => /auto|scroll/.test(axis === "x" ? style.overflowX : style.overflowY);
  const hides = (style, axis) => /hidden|clip/.test(axis === "x" ? style.overflowX : style.overflowY);
  const isForEars = (element) => element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isForEars(element.parentElement));
  const BOX = "button, a.btn, [role=tab], [role=dialog], dialog, article, section.sheet, li.sheet, td, th, .bubble, .toast, .prompt";
  const known = new Set(ids);
  const before = new Set(english);
  const may = new Set(allowed);
  const pieces = [];

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim().replace(/\s+/g, " ");
    const element = node.parentElement;
    if (text === "" || element.closest("option, script, style, .sprite") || isForEars(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    if (whole.width < 2 || whole.height < 2) continue;

    if (known.has(text)) report("an id instead of words", text, element);
    const isName = text.split(" ").every((word) => /^[^a-z]/.test(word)); // names of cards are the same everywhere
    const isForeign = element.closest("[lang]") !== document.documentElement; // it says itself that it is in another language
    if (!isForeign && before.has(text) && text.split(" ").length > 2 && !isName && !may.has(text)) report("left in English", text, element);
    if (!latin && !isForeign) {
      const words = (text.match(/(?<![A-Za-z])[a-z]{3,}/g) ?? []).filter((word) => !may.has(word));
      if (words.length > 0) report(`Latin letters (${words.join(" ")})`, text, element);
    }

    // The box of a letter is higher than the letter.
    const top = whole.top + (whole.height > 60 ? 4 : whole.height * 0.22);
    const bottom = whole.bottom - (whole.height > 60 ? 4 : whole.height * 0.22);
    let cut = false;
    let isShort = false; // cut, but its title says the whole
    let scrolled = { x: false, y: false };
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (!scrolled.x && hides(style, "x") && (whole.right > edge.right + 1.5 || whole.left < edge.left - 1.5)) box.title ? (isShort = true) : (cut = true);
      if (!scrolled.y && hides(style, "y") && (bottom > edge.bottom + 1.5 || top < edge.top - 1.5)) box.title ? (isShort = true) : (cut = true);
      scrolled = { x: scrolled.x || scrolls(style, "x"), y: scrolled.y || scrolls(style, "y") };
      if (style.position === "fixed") break;
    }
    if (cut) report("cut off", text, element);
    if (isShort) continue;
    if (!scrolled.x && (whole.left < -1.5 || whole.right > innerWidth + 1.5)) report("outside the window", text, element);
    const box = element.closest(BOX);
    if (box !== null && !cut) {
      const edge = box.getBoundingClientRect();
      if (!scrolled.x && (whole.right > edge.right + 1.5 || whole.left < edge.left - 1.5)) report("sticks out of its box", text, element);
      if (!scrolled.y && (bottom > edge.bottom + 1.5 || top < edge.top - 1.5)) report("sticks out of its box, up or down", text, element);
    }
    for (const line of range.getClientRects()) {
      if (line.width > 2) pieces.push({ text, element, svg: element.closest("svg"), left: line.left, right: line.right, top: line.top + line.height * 0.22, bottom: line.bottom - line.height * 0.22 });
    }
  }

  /** Whether nothing else covers the words. */
  const isOnTop = (piece) => {
    const x = (piece.left + piece.right) / 2;
    const y = (piece.top + piece.bottom) / 2;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const top = document.elementFromPoint(x, y);
    if (top === null) return false;
    return piece.svg !== null ? piece.svg.contains(top) || top.contains(piece.svg) : top.contains(piece.element) || piece.element.contains(top);
  };
  const onTop = pieces.filter(isOnTop);
  onTop.forEach((one, i) => {
    for (const other of onTop.slice(i + 1)) {
      if (one.element === other.element || one.svg !== other.svg) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && down > 1) report(`overlaps “${other.text}”`, one.text, one.element);
    }
  });
  for (const button of document.querySelectorAll("button, a.btn")) {
    const { width, height } = button.getBoundingClientRect();
    const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
    const hasSign = [...button.querySelectorAll("svg, img, i")].some(isSeen) || getComputedStyle(button).backgroundImage !== "none";
    const hasWords = pieces.some((piece) => button.contains(piece.element));
    const isPlain = getComputedStyle(button).borderStyle === "none" && !button.classList.contains("btn"); // lies over a drawing
    if (isSeen(button) && width > 8 && height > 8 && !isPlain && !hasSign && !hasWords) report("a button that shows nothing", button.ariaLabel ?? button.title, button);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add(`the page is ${document.documentElement.scrollWidth - innerWidth} px too wide`);
  return [...found];
}
