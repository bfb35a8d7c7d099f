// Dragon portraits of Wyrmspan: the facts of a card in, an SVG string out. No dependency, no randomness from
// outside: the card number is the seed, so that a dragon looks the same everywhere and for ever.
//
//   portrait({ n, name, size, trait, caves }, { crop: "card" | "bust", label })
//
// How a portrait comes about: the English name picks a *kind* (lung, wyvern, moth ...), kind + temper + size pick a
// *pose*, the caves pick palette and background, the number picks all details. Everything is made of three strokes:
// a *brush* line (ink of varying weight), a *shape* (gouache with an ink edge) and a *tube* (a limb or body with
// belly, shade, light and pattern along a spine), so that nothing can come apart at a joint.

export const W = 320, H = 240;
const INK = "currentColor", PAPER = "var(--plate,#f7efdf)", HORN = "#efe2c4", CREAM = "#fff8e6";
const IW = 1.7, LY = .91; // ink width; where the shade falls
let LX = .42;

// ---------------------------------------------------------------- numbers and colours
const TAU = Math.PI * 2, rad = d => d * Math.PI / 180, lerp = (a, b, t) => a + (b - a) * t;
const clamp = (v, a, b) => v < a ? a : v > b ? b : v;
const r1 = v => { const r = Math.round(v * 10) / 10; return r === 0 ? 0 : r; };
// Numbers in a path: tenths, no idle zeros, no idle blanks ("M1.5-.3.8" is three numbers).
const DEC = Array.from({ length: 4001 }, (_, n) => n % 10 ? (n > 9 ? Math.floor(n / 10) : "") + "." + n % 10 : String(n / 10));
const dec = n => n < 0 ? "-" + (DEC[-n] || String(-n / 10)) : DEC[n] || String(n / 10);
const nums = list => { let o = "", prev = ""; for (const n of list) { const t = dec(n); o += (o && t[0] !== "-" && !(t[0] === "." && prev.includes(".")) ? " " : "") + t; prev = t; } return o; };
const num = v => dec(Math.round(v * 10));
let GRAIN = 2; // tenths to a step: 2 for the dragon, 10 (whole units) for what lies far behind it
const d10 = v => Math.round(v * 10 / GRAIN) * GRAIN || 0;
const xy = p => nums([d10(p[0]), d10(p[1])]);

function dice(seed) {
  let s = Math.imul(seed + 11, 2654435761) >>> 0;
  const f = () => { s = s + 0x6D2B79F5 | 0; let t = Math.imul(s ^ s >>> 15, 1 | s); t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t; return ((t ^ t >>> 14) >>> 0) / 4294967296; };
  for (let i = 0; i < 5; i++) f();
  return { f: (a = 0, b = 1) => a + (b - a) * f(), i: (a, b) => Math.floor(a + f() * (b - a + 1)), j: v => (f() * 2 - 1) * v, pick: a => a[Math.floor(f() * a.length)], yes: (p = .5) => f() < p };
}
const hex = c => [1, 3, 5].map(i => parseInt(c.slice(i, i + 2), 16));
export function mix(a, b, t) { const A = hex(a), B = hex(b); return "#" + A.map((v, i) => Math.round(lerp(v, B[i], t)).toString(16).padStart(2, "0")).join(""); }
const dark = (c, t = .3) => mix(c, "#31233a", t), light = (c, t = .38) => mix(c, "#fff3d6", t);
const luma = c => { const [r, g, b] = hex(c); return (r * .3 + g * .59 + b * .11) / 255; };

// ---------------------------------------------------------------- lines
// A point is [x, y] or [x, y, 1] for a corner.
let BOX = null; // the extent of what is being drawn: [x0, y0, x1, y1]
const stretch = (B, x, y) => { if (x < B[0]) B[0] = x; if (x > B[2]) B[2] = x; if (y < B[1]) B[1] = y; if (y > B[3]) B[3] = y; };
export function curve(pts, closed) {
  if (BOX) for (const p of pts) stretch(BOX, p[0], p[1]);
  const n = pts.length, g = i => closed ? pts[(i + n) % n] : pts[clamp(i, 0, n - 1)];
  let x = d10(pts[0][0]), y = d10(pts[0][1]), d = "M" + nums([x, y]), cmd = "", was = false;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = g(i - 1), b = g(i), c = g(i + 1), e = g(i + 2), cx = d10(c[0]), cy = d10(c[1]), v = [];
    let k = "l";
    if (!(b[2] && c[2])) { // at a smooth point the first handle mirrors the last one: "s" leaves it out
      k = was && !b[2] ? "s" : "c";
      if (k === "c") { const q = b[2] ? b : [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]; v.push(d10(q[0]) - x, d10(q[1]) - y); }
      const s = c[2] ? c : [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]; v.push(d10(s[0]) - x, d10(s[1]) - y);
    }
    was = k !== "l"; v.push(cx - x, cy - y); x = cx; y = cy;
    const t = nums(v); d += k === cmd ? (t[0] === "-" ? t : " " + t) : k + t; cmd = k;
  }
  return d + (closed ? "z" : "");
}
function spline(pts, per = 7) {
  const out = [], n = pts.length, g = i => pts[clamp(i, 0, n - 1)], k = pts[0].length;
  for (let i = 0; i < n - 1; i++) for (let j = 0; j < per; j++) {
    const t = j / per, a = g(i - 1), b = g(i), c = g(i + 1), e = g(i + 2), p = [];
    for (let m = 0; m < Math.min(k, 3); m++) p.push(.5 * (2 * b[m] + (c[m] - a[m]) * t + (2 * a[m] - 5 * b[m] + 4 * c[m] - e[m]) * t * t + (3 * b[m] - a[m] - 3 * c[m] + e[m]) * t * t * t));
    out.push(p);
  }
  out.push(pts[n - 1].slice(0, 3));
  return out;
}
const taper = (t, a, b) => Math.min(a ? Math.pow(clamp(t / a, .04, 1), .7) : 1, b ? Math.pow(clamp((1 - t) / b, .04, 1), .7) : 1);
// A line of ink: w at its widest; a, b: share of the length over which it thins at either end; side: which side is outside.
function brush(pts, w, { a = .2, b = .2, side = 0, raw = false } = {}) {
  const s = raw ? pts : spline(pts.map(p => [p[0], p[1]]), pts.length > 3 ? 1 : 2), n = s.length, L = [], R = [];
  for (let i = 0; i < n; i++) {
    const p = s[Math.max(0, i - 1)], q = s[Math.min(n - 1, i + 1)], l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const nx = -(q[1] - p[1]) / l, ny = (q[0] - p[0]) / l;
    let h = w * .5 * taper(i / (n - 1), a, b) * (1 + .13 * Math.sin(i * 1.9 + s[0][0]));
    if (side) h *= .66 + .72 * Math.max(0, side * (nx * LX + ny * LY));
    L.push([s[i][0] - nx * h, s[i][1] - ny * h]); R.push([s[i][0] + nx * h, s[i][1] + ny * h]);
  }
  if (n > 2) { L[n - 1] = [(L[n - 1][0] + R[n - 1][0]) / 2, (L[n - 1][1] + R[n - 1][1]) / 2]; if (b) R.pop(); else L[n - 1] = [2 * L[n - 1][0] - R[n - 1][0], 2 * L[n - 1][1] - R[n - 1][1]]; if (a) { L[0] = [(L[0][0] + R[0][0]) / 2, (L[0][1] + R[0][1]) / 2]; R.shift(); } }
  return curve(L.concat(R.reverse()), true);
}
const path = (d, fill, more = "") => `<path d="${d}"${fill === INK ? "" : ` fill="${fill}"`}${more}/>`; // ink is what a path without a fill has: see ROOT
const ink = (pts, w = IW, o) => path(brush(pts, w, o), INK);
const soft = (pts, w, color, op = 1, o) => w <= 1.3 && pts.length <= 3 ? line(pts.length === 3 ? stroke3(pts[0], [pts[1][0] * 2 - (pts[0][0] + pts[2][0]) / 2, pts[1][1] * 2 - (pts[0][1] + pts[2][1]) / 2], pts[2]) : stroke2(pts[0], pts[1]), w * .9, color, op) : path(brush(pts, w, o), color, op < 1 ? ` opacity="${String(op).replace(/^0/, "")}"` : "");
const stroke3 = (a, b, c) => { const x = d10(a[0]), y = d10(a[1]); return "M" + nums([x, y]) + "q" + nums([d10(b[0]) - x, d10(b[1]) - y, d10(c[0]) - x, d10(c[1]) - y]); };
const stroke2 = (a, b) => { const x = d10(a[0]), y = d10(a[1]); return "M" + nums([x, y]) + "l" + nums([d10(b[0]) - x, d10(b[1]) - y]); };
const line = (d, w, color = INK, op = 1) => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(w)}"${op < 1 ? ` opacity="${String(op).replace(/^0/, "")}"` : ""}/>`;
// A painted shape with an ink edge that is heavier at the lower right.
function shape(pts, fill, { w = IW, open = false, plain = false, op = 1 } = {}) {
  const d = curve(pts, true), o = op < 1 ? ` opacity="${String(op).replace(/^0/, "")}"` : "";
  if (plain) return path(d, fill, o);
  let x0 = 1e9, x1 = -1e9, y0 = 1e9, y1 = -1e9; for (const p of pts) { x0 = Math.min(x0, p[0]); x1 = Math.max(x1, p[0]); y0 = Math.min(y0, p[1]); y1 = Math.max(y1, p[1]); }
  if (w < 1.25 || x1 - x0 + y1 - y0 < 46) return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${num(w * 1.06)}"/>`; // small things: one even line
  return `<path d="${d}" stroke="${INK}" stroke-width="${num(w * .8)}" transform="translate(${LX > 0 ? .5 : -.5} .8)"/><path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${num(w * .8)}"/>`;
}
const poly = (pts, fill, o) => shape(pts.map(p => [p[0], p[1], 1]), fill, o);
function ring(x, y, rx, ry, n = 10, wob = 0, R) { const o = []; n = wob ? Math.max(5, n - 2) : n > 8 ? Math.max(rx, ry) > 9 ? 8 : 6 : n > 6 ? 6 : 5; for (let i = 0; i < n; i++) { const a = i / n * TAU, k = 1 + (R ? R.j(wob) : 0); o.push([x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]); } return o; }
const blob = (R, x, y, rx, ry, fill, op = 1, wob = .16) => path(curve(ring(x, y, rx, ry, 7, wob, R), true), fill, op < 1 ? ` opacity="${String(op).replace(/^0/, "")}"` : "");
// A frame of reference: place (x, y), angle, scale, mirrored or not.
const frame = (x, y, a, s, m = 1) => { const c = Math.cos(a), z = Math.sin(a); return (u, v, k) => { const p = [x + s * (u * c * 1 - v * m * z), y + s * (u * z + v * m * c)]; if (k) p.push(k); return p; }; };
const put = (F, pts) => pts.map(p => F(p[0], p[1], p[2]));

// ---------------------------------------------------------------- tubes
function tube(ctrl, per = 6) {
  const s = spline(ctrl, per), n = s.length;
  return s.map((p, i) => {
    const a = s[Math.max(0, i - 1)], b = s[Math.min(n - 1, i + 1)], l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const tx = (b[0] - a[0]) / l, ty = (b[1] - a[1]) / l;
    return { x: p[0], y: p[1], w: Math.max(.4, p[2]) * (1 + .022 * Math.sin(i * 1.3 + ctrl[0][0])), tx, ty, nx: -ty, ny: tx, t: i / (n - 1) };
  });
}
const off = (p, k) => [p.x + p.nx * p.w * k, p.y + p.ny * p.w * k];
const at = (T, t) => T[Math.round(clamp(t, 0, 1) * (T.length - 1))];

function drawTube(c, T, o = {}) {
  const { from = 0, to = 1, fill = c.pal.body, belly = c.pal.belly, bellyAt = .34, pattern = null, a = .04, b = .04, cap = false, far = false, hatch = true } = o;
  const n = T.length, seg = T.slice(Math.round(from * (n - 1)), Math.round(to * (n - 1)) + 1), m = seg.length;
  const base = far ? dark(fill, .26) : fill, sh = dark(base, .26), fine = GRAIN; GRAIN = 5; // half units under the ink
  let head = [], foot0 = [];
  if (o.hip) { const p = seg[0]; foot0 = [60, 20, -20, -60].map(d => { const z = rad(d); return [p.x - (p.tx * Math.cos(z) - p.nx * Math.sin(z)) * p.w, p.y - (p.ty * Math.cos(z) - p.ny * Math.sin(z)) * p.w]; }); }
  if (cap) { const p = seg[m - 1]; head = [-60, -20, 20, 60].map(d => { const z = rad(d); return [p.x + (p.tx * Math.cos(z) + p.nx * Math.sin(z)) * p.w, p.y + (p.ty * Math.cos(z) + p.ny * Math.sin(z)) * p.w]; }); }
  const step = m < 8 ? 1 : m < 16 ? 2 : 3, thin = seg.filter((p, i) => (m - 1 - i) % step === 0 && (i >= step - 1 || i === 0) || i === 0);
  let s = path(curve([...thin.map(p => off(p, -1)), ...head, ...thin.slice().reverse().map(p => off(p, 1)), ...foot0], true), base);
  if (pattern) s += pattern(c, seg, base);
  if (belly && !far) {
    s += path(curve([...thin.map(p => off(p, bellyAt)), ...thin.slice().reverse().map(p => off(p, 1))], true), belly, ` stroke="${INK}" stroke-width=".9" stroke-opacity=".42"`);
    let ribs = ""; for (let i = 2; i < m - 1; i += 2) if (seg[i].w > 5) ribs += stroke3(off(seg[i], bellyAt + .03), off(seg[Math.min(m - 1, i + 1)], .7), off(seg[i], .98));
    if (ribs) s += line(ribs, 1, INK, .4);
  }
  for (const k of [1, -1]) { // the shade along the side turned away from the light
    const q = seg.map(p => Math.max(0, k * (p.nx * LX + p.ny * LY))), qt = thin.map(p => Math.max(0, k * (p.nx * LX + p.ny * LY)));
    let i0 = qt.findIndex(v => v > .12), i1 = qt.length - 1; while (i1 > 0 && qt[i1] <= .12) i1--;
    if (i0 >= 0 && i1 > i0) { const run = thin.slice(Math.max(0, i0 - 1), i1 + 2), qr = qt.slice(Math.max(0, i0 - 1), i1 + 2); if (run.length > 2) s += path(curve([...run.map((p, i) => off(p, k * (1 - .5 * qr[i]))), ...run.reverse().map(p => off(p, k))], true), sh, ' opacity=".5"'); }
    let hat = ""; if (hatch && !far) for (let i = 1; i < m - 1; i++) if (q[i] > .35 && seg[i].w > 7) for (const f of seg[i].w > 20 ? [0, .5] : [0]) {
      const p = seg[i], z = seg[i - 1], l = k * (.97 - (.2 + .22 * ((i * 7 + f * 6) % 5) / 5) * q[i]), mid = { x: lerp(p.x, z.x, f), y: lerp(p.y, z.y, f), nx: p.nx, ny: p.ny, w: lerp(p.w, z.w, f) };
      const a1 = off(mid, k * .97), b1 = off({ ...mid, x: mid.x - p.tx * p.w * .14, y: mid.y - p.ty * p.w * .14 }, l); hat += stroke2(a1, b1);
    }
    if (hat) s += line(hat, .8, INK, .34);
  }
  if (!far) { // a broken light on the other side
    const lit = seg.filter(p => p.w > 6);
    if (lit.length > 6) { const k = lit.map(p => (p.nx * LX + p.ny * LY) > 0 ? -1 : 1); const h = lit.slice(2, -2).map((p, i) => off(p, k[i + 2] * .62)); if (k.every(v => v === k[0]) && h.length > 3) s += soft(h, 2.2, light(base, .5), .55, { raw: true, a: .4, b: .5 }); }
  }
  GRAIN = fine; s += path(brush(thin.map(p => off(p, -1)), IW * 1.35, { raw: true, side: -1, a, b }) + brush(thin.map(p => off(p, 1)), IW * 1.35, { raw: true, side: 1, a, b }), INK);
  if (cap) { const p = seg[m - 1]; s += ink([off(p, -1), ...head, off(p, 1)], IW * 1.3, { raw: true, a: 0, b: 0 }); }
  return s;
}

// ---------------------------------------------------------------- patterns on a tube
const PATTERNS = {
  plain: () => "",
  bands(c, s, base) { let o = ""; const st = 3; for (let i = 2; i < s.length - 2; i += st) if (s[i].w > 3) o += path(curve([off(s[i - 1], -1.02), off(s[i], -.3), [...off(s[i], c.pk), 1], off(s[i + 1], -.35), off(s[i + 1], -1.02)], true), c.pal.mark, ' opacity=".72"'); return o; },
  rings(c, s) { let o = ""; for (let i = 3; i < s.length - 2; i += 4) if (s[i].w > 2.5) o += path(curve([off(s[i - 1], -1), off(s[i], -.3), off(s[i - 1], .45), off(s[i - 1], 1), off(s[i], 1), off(s[i + 1], .45), off(s[i + 1], -.3), off(s[i], -1)], true), c.pal.mark, ' opacity=".6"'); return o; },
  spots(c, s) { let o = ""; for (let i = 2; i < s.length - 1; i++) for (let k = 0; k < 2; k++) if (s[i].w > 4 && c.R.yes(.62)) { const p = off(s[i], c.R.f(-.85, .12)), r = s[i].w * c.R.f(.1, .23) + .8; o += blob(c.R, p[0] + c.R.j(2), p[1] + c.R.j(2), r, r * .85, c.pal.mark, .68); } return o; },
  dapples(c, s) { let o = ""; for (let i = 2; i < s.length - 1; i++) if (s[i].w > 6 && c.R.yes(.75)) { const p = off(s[i], c.R.f(-.7, .05)), r = s[i].w * c.R.f(.13, .22); o += blob(c.R, p[0], p[1], r * 1.5, r * 1.35, c.pal.mark, .5) + blob(c.R, p[0] - .5, p[1] - .5, r * .8, r * .7, light(c.pal.body, .45), .85); } return o; },
  freckles(c, s) { let o = ""; for (let i = 1; i < s.length - 1; i++) for (let k = 0; k < 3; k++) if (s[i].w > 5) { const p = off(s[i], c.R.f(-.95, -.25)); const x = p[0] + c.R.j(3), y = p[1] + c.R.j(2), r = c.R.f(1, 1.8); o += `M${xy([x - r, y])}a${num(r)} ${num(r)} 0 1 1 0 .1z`; } return o && path(o, c.pal.mark, ' opacity=".75"'); },
  scales(c, s) { let o = ""; for (let i = 2; i < s.length - 2; i++) if (s[i].w > 7) for (const k of [-.72, -.38, -.04]) if (c.R.yes(.6)) { const p = s[i], q = off(p, k + (i % 2 ? .16 : 0)), r = clamp(p.w * .17, 1.6, 4.4); o += stroke3([q[0] - p.nx * r, q[1] - p.ny * r], [q[0] - p.tx * r * 2, q[1] - p.ty * r * 2], [q[0] + p.nx * r, q[1] + p.ny * r]); } return o && line(o, 1.1, INK, .5); },
  stripe(c, s) { const q = s.filter(p => p.w > 2); return q.length < 4 ? "" : path(curve([...q.map(p => off(p, -1)), ...q.slice().reverse().map((p, i) => off(p, -.55 + .12 * (i % 2)))], true), c.pal.mark, ' opacity=".8"'); },
  diamonds(c, s) { let o = ""; for (let i = 2; i < s.length - 2; i += 3) if (s[i].w > 3) { const p = s[i]; o += path(curve([[...off(p, -.95), 1], [...off(s[i + 1], -.5), 1], [...off(p, -.02), 1], [...off(s[i - 1], -.5), 1]], true), c.pal.mark, ' opacity=".78"'); if (p.w > 8) o += path(curve([[...off(p, -.66), 1], [...off(p, -.36), 1]].concat([[...off(s[i - 1], -.5), 1]]), true), light(c.pal.mark, .5), ' opacity=".6"'); } return o; },
  plates(c, s) { let o = ""; for (let i = 2; i < s.length - 1; i += 2) if (s[i].w > 4) o += stroke3(off(s[i], -1), off(s[Math.max(0, i - 2)], -.4), off(s[i], .3)); return o && line(o, 1.4, INK, .55); },
  patches(c, s) { let o = ""; for (let i = 3; i < s.length - 2; i += 5) if (s[i].w > 6) { const p = off(s[i], c.R.f(-.7, -.1)); o += blob(c.R, p[0], p[1], s[i].w * c.R.f(.4, .62), s[i].w * c.R.f(.3, .5), c.pal.mark, .8, .3); } return o; },
};

// ---------------------------------------------------------------- along the back
function dorsal(c, T, type, { from = .12, to = .86, h = 1, far = false } = {}) {
  if (!type) return "";
  const R = c.R, n = T.length, i0 = Math.round(from * (n - 1)), i1 = Math.round(to * (n - 1)), acc = c.pal.wing, out = [];
  const root = (p, k = -.84) => off(p, k), dir = (p, u, v) => [-p.nx * v - p.tx * u, -p.ny * v - p.ty * u];
  const add = (b, d) => [b[0] + d[0], b[1] + d[1]];
  if (type === "sail" || type === "web") {
    const s = T.slice(i0, i1 + 1), m = s.length - 1, hh = i => (type === "sail" ? 27 : 14) * h * Math.pow(Math.sin(Math.PI * clamp(i / m * .92 + .04, 0, 1)), .7);
    const top = s.map((p, i) => add(root(p), dir(p, 6 * h, hh(i) * (i % 3 === 0 ? 1 : i % 3 === 1 ? .84 : .86))));
    let o = shape([...s.map(p => root(p, -.6)), ...top.reverse()], acc);
    s.forEach((p, i) => { if (i % 3 === 0 && i && i < m) o += soft([root(p), add(root(p), dir(p, 5 * h, hh(i) * .95))], 1.3, INK, .65, { a: 0, b: .6, per: 4 }); });
    return o;
  }
  const step = { spikes: 2, bumps: 2, plates: 3, tufts: 1, feathers: 1, crystals: 3, leaves: 2, flames: 2, fins: 4, quills: 1, moss: 2 }[type] || 2;
  for (let i = i0, k = 0; i <= i1; i += step, k++) {
    const p = T[i], u = (i - i0) / Math.max(1, i1 - i0), pr = .55 + .55 * Math.sin(Math.PI * clamp(u, .06, .98)), b = root(p), s = h * pr;
    const bw = (x) => [[b[0] + p.tx * x, b[1] + p.ty * x], [b[0] - p.tx * x, b[1] - p.ty * x]];
    if (type === "spikes") { const [f, g] = bw(4.2 * Math.sqrt(s)), tip = add(b, dir(p, 6 * s, 13 * s)); out.push(shape([[...f, 1], add(b, dir(p, 0, 6.5 * s)), [...tip, 1], add(b, dir(p, 4 * s, 4.5 * s)), [...g, 1]], HORN)); }
    if (type === "bumps") { const [f, g] = bw(4); out.push(shape([[...f, 1], add(b, dir(p, -1, 5.5 * s)), add(b, dir(p, 1.5, 5.5 * s)), [...g, 1]], c.pal.mark)); }
    if (type === "plates") { const [f, g] = bw(4), q = 19 * s; out.push(shape([f, add(b, dir(p, -7 * s, q * .55)), [...add(b, dir(p, 1, q)), 1], add(b, dir(p, 8 * s, q * .5)), g], acc)); out.push(soft([b, add(b, dir(p, .8, q * .7))], 1.1, INK, .5, { per: 3 })); }
    if (type === "tufts") { const q = add(b, dir(p, 11 * s + R.f(0, 3), 7 * s + R.f(0, 3))); out.push(shape([[...bw(5)[0], 1], add(b, dir(p, 2, 7 * s)), [...q, 1], add(b, dir(p, 7 * s, 1.5)), [...bw(3)[1], 1]], k % 2 ? acc : light(acc, .16), { w: 1.2 })); }
    if (type === "feathers") { const l = 15 * s, q = add(b, dir(p, l, 9 * s)); out.push(shape([[...bw(3)[0], 1], add(b, dir(p, l * .35, 9 * s)), q, add(b, dir(p, l * .75, 3 * s)), [...bw(2)[1], 1]], k % 2 ? acc : c.pal.mark, { w: 1.2 })); }
    if (type === "crystals") { const g = c.gem, q = 18 * s * R.f(.7, 1.15), z = R.j(4); const A = add(b, dir(p, z - 4.5 * s, -2)), B = add(b, dir(p, z + 4.5 * s, -2)), C = add(b, dir(p, z + 5 * s, q * .7)), D = add(b, dir(p, z, q)), E = add(b, dir(p, z - 5 * s, q * .66)); out.push(poly([A, E, D, C, B], g) + poly([D, C, B, b], dark(g, .25), { plain: true, op: .6 }) + line(`M${xy(D)}L${xy(b)}`, .9, INK, .55)); }
    if (type === "leaves") { const l = 15 * s, q = add(b, dir(p, l * .6, l)); out.push(shape([[...b, 1], add(b, dir(p, -3 * s, l * .55)), [...q, 1], add(b, dir(p, l * .75, l * .4))], k % 2 ? "#7d9650" : "#94a659", { w: 1.2 }) + soft([b, add(b, dir(p, l * .4, l * .65))], .9, INK, .6, { per: 3 })); }
    if (type === "flames") { const l = 17 * s * R.f(.8, 1.2); out.push(shape([[...bw(5)[0], 1], add(b, dir(p, -1, l * .5)), [...add(b, dir(p, l * .7, l)), 1], add(b, dir(p, l * .45, l * .35)), [...bw(4)[1], 1]], k % 2 ? "#e8923a" : "#d9632f", { w: 1.2 })); }
    if (type === "fins") { const [f, g] = bw(8 * s), q = 17 * s; out.push(shape([[...f, 1], add(b, dir(p, 1, q * .7)), [...add(b, dir(p, 12 * s, q)), 1], add(b, dir(p, 9 * s, q * .4)), [...g, 1]], acc)); for (const z of [.2, .6]) out.push(soft([add(b, dir(p, z * 4, 1)), add(b, dir(p, 4 + z * 7 * s, q * .75))], 1, INK, .5, { per: 3 })); }
    if (type === "quills") { const q = add(b, dir(p, 13 * s + R.j(3), 12 * s + R.j(3))); out.push(ink([b, add(b, dir(p, 4, 8 * s)), q], 2.6, { a: 0, b: .9, per: 4 })); out.push(soft([add(b, dir(p, 4, 7 * s)), q], 1.2, HORN, 1, { a: .2, b: .6, per: 3 })); }
    if (type === "moss") { out.push(blob(R, b[0], b[1], 6 + 3 * s, 4 + 2 * s, k % 2 ? "#8a9a4e" : "#76884a", 1)); out.push(ink([add(b, dir(p, 5, 3)), add(b, dir(p, 1, 5 + 3 * s)), add(b, dir(p, -5, 2))], 1.1, { per: 3 })); }
  }
  return out.join("");
}

// ---------------------------------------------------------------- tips of tails
function tailTip(c, T, type, k = 1) {
  const p = T[0], q = T[Math.min(3, T.length - 1)], a = Math.atan2(p.y - q.y, p.x - q.x), F = frame(p.x, p.y, a, k), acc = c.pal.wing;
  const S = (pts, f, o) => shape(put(F, pts), f, o), I = (pts, w = 1.1, o = { per: 4 }) => soft(put(F, pts), w, INK, .65, o);
  switch (type) {
    case "spade": return S([[-3, 0, 1], [2, -4], [1, -10, 1], [11, -6], [22, 0, 1], [11, 6], [1, 10, 1], [2, 4]], acc) + I([[0, 0], [16, 0]]);
    case "leaf": return S([[-3, 0, 1], [6, -8], [16, -7], [26, 1, 1], [15, 8], [5, 6]], "#86995a") + I([[-2, 0], [20, 0]]) + I([[6, 0], [11, -5]]) + I([[9, 0], [14, 5]]);
    case "tuft": return S([[-4, 0, 1], [2, -7], [11, -10], [20, -7], [30, 2, 1], [20, 3], [25, 9, 1], [13, 8], [4, 6]], acc) + I([[2, -1], [11, -4], [21, -2]]) + I([[2, 2], [12, 3], [18, 6]]);
    case "club": return S(ring(8, 0, 13, 10, 8), c.pal.mark) + [[0, -9, -4, -18], [9, -10, 10, -21], [16, -6, 26, -13], [9, 10, 10, 20], [16, 6, 26, 13]].map(v => shape(put(F, [[v[0] - 3, v[1] * .8, 1], [v[2], v[3], 1], [v[0] + 4, v[1] * .8, 1]]), HORN, { w: 1.3 })).join("");
    case "fluke": return S([[-5, 0, 1], [4, -5], [12, -17], [27, -21, 1], [20, -9], [16, 0, 1], [20, 9], [27, 21, 1], [12, 17], [4, 5]], acc) + [-1, 1].map(z => I([[4, z * 3], [12, z * 10], [21, z * 16]]) + I([[5, z * 1], [12, z * 5], [17, z * 8]])).join("");
    case "fan": return [-2, -1, 0, 1, 2].map(z => { const G = frame(...F(-2, 0), a + z * .36, k); return shape(put(G, [[0, 0, 1], [9, -5], [23, -5], [28, 0], [23, 5], [9, 5]]), z % 2 ? acc : c.pal.mark, { w: 1.3 }) + soft(put(G, [[4, 0], [22, 0]]), 1, INK, .55, { per: 3 }); }).join("");
    case "sting": return S([[-4, 0, 1], [-1, -7], [7, -9], [13, -5], [26, 5, 1], [12, 5], [6, 8], [-1, 6]], c.pal.mark);
    case "rattle": return [0, 7, 13, 18].map((z, i) => S(ring(z, 0, 5.2 - i * .7, 6.6 - i * 1.2, 7), i % 2 ? HORN : acc, { w: 1.3 })).join("");
    case "flame": return S([[-4, 0, 1], [1, -8], [12, -10], [16, -5], [32, -7, 1], [23, 1], [31, 7, 1], [12, 9], [2, 6]], "#dd6a30") + shape(put(F, [[1, 0, 1], [7, -4], [13, -3], [22, -2, 1], [13, 4], [6, 4]]), "#f4c04e", { plain: true });
    case "gem": return poly(put(F, [[-3, 0], [3, -7], [14, -7], [24, 0], [14, 7], [3, 7]]), c.gem) + I([[-2, 0], [23, 0]]) + I([[3, -7], [8, 0], [3, 7]]) + I([[14, -7], [17, 0], [14, 7]]);
    case "brush": return S([[-6, -2, 1], [4, -11], [20, -13], [34, -4], [40, 4, 1], [30, 6], [16, 12], [3, 9]], acc) + shape(put(F, [[24, -7, 1], [33, -3], [39, 4, 1], [30, 5], [26, 3, 1], [28, -1]]), light(acc, .7), { plain: true }) + I([[4, -3], [16, -5], [26, -2]]) + I([[6, 4], [16, 5], [22, 3]]);
    case "ball": return S(ring(5, 0, 7, 7, 8), acc) + [0, 1, 2, 3, 4].map(i => { const z = i / 5 * TAU; return poly(put(F, [[5 + Math.cos(z - .35) * 7, Math.sin(z - .35) * 7], [5 + Math.cos(z) * 14, Math.sin(z) * 14], [5 + Math.cos(z + .35) * 7, Math.sin(z + .35) * 7]]), HORN, { w: 1.2 }); }).join("");
    default: return "";
  }
}

// ---------------------------------------------------------------- legs and feet
function foot(c, x, y, type, s = 1, far = false, a = 0, m = 1, fill = c.pal.body) {
  const F = frame(x, y, a, s, m), col = far ? dark(fill, .26) : fill, claw = far ? dark(HORN, .2) : HORN;
  const S = (pts, f = col, o) => shape(put(F, pts), f, o), cl = (u, v, z = 1) => shape(put(F, [[u, v - 2.4 * z, 1], [u + 4 * z, v - 1.6 * z], [u + 6.4 * z, v + 2.6 * z, 1], [u + 1, v + 1.8 * z, 1]]), claw, { w: 1.2 });
  switch (type) {
    case "talon": return [[-.25, 13], [.32, 15], [.02, 17]].map(([z, l]) => { const G = frame(...F(0, -2), a + z * m, s, m); return shape(put(G, [[-3, -3, 1], [l * .5, -4], [l, -2], [l, 2.2], [l * .5, 2.6], [-3, 3, 1]]), col, { w: 1.4 }) + shape(put(G, [[l - 1, -2.6, 1], [l + 5, -1], [l + 7, 4.2, 1], [l + .5, 2.2, 1]]), claw, { w: 1.2 }); }).join("") + shape(put(F, [[-3, -4, 1], [-8, -1], [-12, 3, 1], [-5, 1.5, 1]]), claw, { w: 1.2 });
    case "hoof": return S([[-5, -7, 1], [6, -7, 1], [9, 2, 1], [-6, 2, 1]], far ? "#4a3b35" : "#5e4b41");
    case "web": return S([[-5, -5], [3, -6], [17, -3, 1], [13, 0], [18, 3, 1], [8, 3], [7, 4, 1], [-5, 3.5]]) + soft(put(F, [[2, -2], [13, -1.5]]), 1, INK, .6, { per: 3 }) + soft(put(F, [[2, 0], [13, 1.6]]), 1, INK, .6, { per: 3 });
    case "pads": return [-.5, .1, .7].map(z => { const G = frame(...F(0, -2), a + z * m * .55, s, m); return shape(put(G, [[-2, -2.4, 1], [7, -1.8], [11, -3.8], [15, 0], [11, 3.8], [7, 1.8], [-2, 2.4, 1]]), col, { w: 1.3 }); }).join("");
    case "fin": return S([[-5, -5, 1], [6, -7], [19, -3, 1], [15, 2], [17, 8, 1], [3, 5], [-5, 4]], c.pal.wing) + soft(put(F, [[0, -1], [14, -2]]), 1, INK, .6, { per: 3 }) + soft(put(F, [[0, 1], [12, 4]]), 1, INK, .6, { per: 3 });
    default: return cl(12.5, -.4, .9) + cl(10.5, 1.4) + S([[-6, -6], [1, -8], [9, -6.5], [14.5, -2.5], [13.5, 2.6], [5, 3.4], [-5, 3.4], [-8.5, 0]]) + cl(13, 1.2, .9) + soft(put(F, [[7.5, -1.6], [10, .6], [9.6, 3]]), 1.1, INK, .8, { per: 4 }) + soft(put(F, [[3, -.6], [5.2, 1], [5, 3.2]]), 1.1, INK, .8, { per: 4 });
  }
}
// pts: [x, y, w] from hip to ankle; the foot stands at the last point.
function leg(c, pts, o = {}) {
  const { type = c.feet, far = false, s = 1, a = 0, m = 1, toe = true, fill } = o, T = tube(pts, 5), e = pts[pts.length - 1];
  return (toe ? "" : "") + drawTube(c, T, { belly: null, hip: 1, far, a: far ? .04 : .42, b: .02, pattern: far ? null : o.pattern, fill: fill || c.pal.body, hatch: false }) + foot(c, e[0], e[1], type, s * clamp(e[2] / 6, .75, 1.6), far, a, m, fill || c.pal.body);
}

// ---------------------------------------------------------------- wings
// Bat wing: folded (open = 0) to spread (open = 1), growing from (x, y) up and back.
function batWing(c, x, y, { open = 1, s = 1, a = 0, m = 1, far = false, fingers = 3 } = {}) {
  const R = c.R, F = frame(x, y, a, s, 1), M = (u, v, k) => F(u * m, v, k), L = (p, q) => [lerp(p[0], q[0], open), lerp(p[1], q[1], open)];
  const mem = far ? dark(c.pal.wing, .2) : c.pal.wing, bone = far ? dark(c.pal.body, .28) : c.pal.body;
  const E = L([-24, -12], [-20, -34]), Wr = L([2, -30], [-2, -86]), B = L([-40, 6], [-38, 20]);
  const folded = [[-92, 14], [-78, 26], [-60, 27], [-48, 20]], spread = fingers === 4 ? [[-62, -118], [-100, -82], [-108, -38], [-82, 2]] : [[-70, -110], [-108, -62], [-92, -8]];
  const tips = spread.map((p, i) => L(folded[i], p));
  const pts = [M(0, 8), M(E[0], E[1] + 3), M(Wr[0], Wr[1], 1)];
  const ends = [Wr, ...tips, B];
  tips.forEach((t, i) => { pts.push(M(t[0], t[1], 1)); const nx = ends[i + 2], mid = [(t[0] + nx[0]) / 2, (t[1] + nx[1]) / 2], pull = .2 + .1 * open; pts.push(M(lerp(mid[0], Wr[0], pull), lerp(mid[1], Wr[1], pull) + 2)); });
  pts.push(M(B[0], B[1], 1));
  let o = shape(pts, mem);
  // shade between the fingers
  tips.forEach((t, i) => { const nx = ends[i + 2], k = .9; o += path(curve([M(lerp(Wr[0], t[0], .3), lerp(Wr[1], t[1], .3), 1), M(lerp(Wr[0], t[0], k), lerp(Wr[1], t[1], k), 1), M(lerp((t[0] + nx[0]) / 2, Wr[0], .42), lerp((t[1] + nx[1]) / 2, Wr[1], .42))], true), dark(mem, .3), ' opacity=".42"'); });
  if (c.wingMark && !far && open > .4) tips.forEach((t, i) => { if (i) { const q = M(lerp(Wr[0], t[0], .66) + 8, lerp(Wr[1], t[1], .66)); o += blob(R, q[0], q[1], 5 * s, 4 * s, c.wingMark, .8); } });
  tips.forEach(t => { o += ink([M(Wr[0], Wr[1]), M((Wr[0] + t[0]) / 2 - 4, (Wr[1] + t[1]) / 2 - 4), M(t[0], t[1])], IW * 1.25, { a: 0, b: .5, per: 5 }); });
  o += ink([M(E[0], E[1]), M(lerp(E[0], B[0], .5) - 6, lerp(E[1], B[1], .5)), M(B[0], B[1])], IW, { a: 0, b: .5, per: 5 });
  const T = tube([[...M(2, 6), 8 * s], [...M(E[0] * .6, E[1] * .5), 6.4 * s], [...M(E[0], E[1]), 4.8 * s], [...M(lerp(E[0], Wr[0], .55), lerp(E[1], Wr[1], .55)), 3.8 * s], [...M(Wr[0], Wr[1]), 3.2 * s]], 4);
  o += drawTube(c, T, { belly: null, fill: bone, a: .3, b: .02, hatch: false, cap: true });
  o += shape([M(Wr[0] - 3, Wr[1] - 1, 1), M(Wr[0] + 3, Wr[1] - 7), M(Wr[0] + 9, Wr[1] - 9, 1), M(Wr[0] + 4, Wr[1] + 1, 1)], HORN, { w: 1.3 });
  return o;
}
function petal(F, l, w, fill, o = {}) { const s = shape(put(F, [[0, 0, 1], [l * .35, -w * .85], [l * .8, -w], [l, -w * .1], [l * .82, w * .8], [l * .35, w * .7]]), fill, { w: o.w || 1.3 }); return o.bare || l < 15 ? s : s + soft(put(F, [[l * .12, 0], [l * .86, -w * .12]]), 1, INK, .5); }
// Feathered wing: a fan of feathers along an arm.
function featherWing(c, x, y, { open = 1, s = 1, a = 0, m = 1, far = false } = {}) {
  const F = frame(x, y, a, s, 1), M = (u, v) => F(u * m, v), tone = v => far ? dark(v, .22) : v;
  const E = [lerp(-18, -12, open), lerp(-12, -32, open)], Wr = [lerp(-6, -10, open), lerp(-26, -70, open)];
  const arm = t => t < .5 ? [lerp(0, E[0], t * 2), lerp(0, E[1], t * 2)] : [lerp(E[0], Wr[0], t * 2 - 1), lerp(E[1], Wr[1], t * 2 - 1)];
  let o = "";
  const N = far ? 8 : 9, ang = t => { const deg = lerp(lerp(158, 170, open), lerp(176, 262, open), Math.pow(t, 1.25)); return m > 0 ? rad(deg) : Math.PI - rad(deg); };
  for (let i = 0; i < N; i++) { const t = i / (N - 1), q = M(...arm(.12 + .88 * t)), l = s * lerp(lerp(44, 46, open), lerp(78, 84, open), Math.sin(Math.PI * (.25 + .6 * t))); o += petal(frame(q[0], q[1], ang(t) + a, 1, m), l, (N > 8 ? 8 : 8.8) * s, tone(i % 2 ? c.pal.wing : light(c.pal.wing, .12)), { bare: far }); }
  for (let i = 0; i < 7; i++) { const t = i / 6, q = M(...arm(.1 + .86 * t)); o += petal(frame(q[0], q[1], ang(t) + a, 1, m), s * (24 + 12 * Math.sin(Math.PI * t)), 7 * s, tone(i % 2 ? c.pal.mark : mix(c.pal.mark, c.pal.wing, .35)), { w: 1.3, bare: 1 }); }
  const T = tube([[...M(2, 5), 9 * s], [...M(E[0] * .7, E[1] * .7), 8 * s], [...M(E[0], E[1]), 6.6 * s], [...M((E[0] + Wr[0]) / 2, (E[1] + Wr[1]) / 2), 5.6 * s], [...M(Wr[0], Wr[1]), 4.4 * s]], 4);
  o += drawTube(c, T, { belly: null, hip: 1, fill: tone(mix(c.pal.mark, c.pal.wing, .5)), cap: true, a: .3, b: .02, hatch: false });
  if (!far) for (let i = 1; i < 7; i++) for (const k of [-.35, .4]) { const p = at(T, i / 7), q = off(p, k); o += shape(ring(q[0], q[1], 4.9 * s, 3.9 * s, 6), tone((i + (k > 0)) % 2 ? light(c.pal.wing, .22) : mix(c.pal.mark, c.pal.wing, .6)), { w: 1.1 }); }
  if (!far) { const q = M(1, 9); o += path(curve(ring(q[0], q[1], 11 * s, 8.5 * s, 8), true), c.pal.body); for (const v of [-8, 0, 8]) { const u = M(v * .8, 3 + Math.abs(v) * .16); o += line(`M${xy([u[0] - 4.4 * s, u[1] - 1])}q${r1(4.4 * s)} ${r1(-7 * s)} ${r1(8.8 * s)} 0`, 1.3, INK, .75); } }
  return o;
}
// Two pairs of glassy wings.
function glassWing(c, x, y, { s = 1, a = 0, m = 1, far = false, open = 1 } = {}) {
  const W2 = light(c.pal.wing, .5), one = (deg, l, w) => { const z = m > 0 ? rad(deg) : Math.PI - rad(deg), F = frame(x, y, z + a, s, m); return `<g opacity="${far ? .7 : .93}">` + shape(put(F, [[0, 0, 1], [l * .3, -w * .6], [l * .75, -w], [l, -w * .25], [l * .92, w * .45], [l * .5, w * .62]]), W2, { w: 1.4 }) + path(curve(put(F, [[l * .62, -w * .75], [l * .97, -w * .2], [l * .9, w * .36], [l * .7, w * .1]]), true), c.pal.wing, ' opacity=".55"') + soft(put(F, [[0, 0], [l * .5, -w * .22], [l * .93, -w * .2]]), 1.1, INK, .7, { per: 5 }) + soft(put(F, [[l * .2, -w * .1], [l * .5, w * .2], [l * .82, w * .3]]), .9, INK, .6, { per: 4 }) + soft(put(F, [[l * .45, -w * .22], [l * .6, -w * .78]]), .9, INK, .55, { per: 3 }) + soft(put(F, [[l * .6, -w * .24], [l * .72, w * .4]]), .9, INK, .55, { per: 3 }) + "</g>"; };
  return one(lerp(196, 214, open), 74, 20) + one(lerp(214, 250, open), 96, 23);
}
// Moth wing: broad, with an eye.
function mothWing(c, x, y, { s = 1, a = 0, m = 1, far = false } = {}) {
  const F0 = frame(x, y, a, s, 1), F = (u, v, k) => F0(u * m, v, k), A = far ? dark(c.pal.wing, .2) : c.pal.wing, B = far ? dark(c.pal.mark, .2) : c.pal.mark, lt = light(A, .55), v = c.n % 4;
  const low = [[[0, 6, 1], [-30, 8], [-62, 24], [-74, 48], [-58, 62], [-46, 56], [-36, 66], [-24, 54], [-8, 24]], [[0, 6, 1], [-28, 8], [-50, 24], [-50, 44], [-62, 66], [-74, 92], [-62, 98], [-48, 74], [-32, 52], [-10, 28]], [[0, 6, 1], [-34, 10], [-66, 28], [-70, 52], [-44, 60], [-20, 44], [-6, 24]], [[0, 6, 1], [-26, 10], [-54, 20], [-66, 42, 1], [-52, 46], [-54, 64, 1], [-36, 56], [-28, 66, 1], [-16, 44], [-6, 24]]][v];
  const up = [[[0, 0, 1], [-22, -40], [-60, -72], [-96, -78, 1], [-100, -52], [-92, -30], [-96, -8], [-70, 4], [-34, 10]], [[0, 0, 1], [-26, -36], [-64, -58], [-104, -66, 1], [-94, -40], [-84, -14], [-60, 4], [-30, 10]], [[0, 0, 1], [-14, -44], [-44, -78], [-76, -80], [-96, -56], [-92, -20], [-66, 4], [-32, 10]], [[0, 0, 1], [-18, -46], [-54, -82, 1], [-66, -66], [-86, -70, 1], [-86, -44], [-102, -34, 1], [-88, -12], [-60, 2], [-30, 10]]][v];
  const sc = (p, k, ox, oy) => p.map(q => F(ox + (q[0] - ox) * k, oy + (q[1] - oy) * k));
  let o = shape(put(F, low), mix(A, B, .25)) + path(curve(sc(low, .72, -26, 26), true), lt, ' opacity=".8"') + path(curve(sc(low, .46, -28, 28), true), B, ' opacity=".8"');
  o += shape(put(F, up), A) + path(curve(sc(up, .8, -30, -18), true), lt, ' opacity=".75"') + path(curve(sc(up, .62, -26, -16), true), A);
  if (v !== 3) { const [ex, ey, er] = v === 2 ? [-58, -42, 15] : v === 1 ? [-56, -30, 10] : [-62, -36, 13]; o += shape(ring(...F(ex, ey), er * s, er * s, 9), CREAM, { w: 1.3 }) + path(curve(ring(...F(ex, ey), er * .7 * s, er * .7 * s, 9), true), B) + path(curve(ring(...F(ex, ey), er * .33 * s, er * .33 * s, 8), true), INK) + `<circle cx="${r1(F(ex - 2, ey - 3)[0])}" cy="${r1(F(ex - 2, ey - 3)[1])}" r="${r1(1.6 * s)}" fill="#fff"/>`; }
  else for (const q of [[-50, -50, 6], [-70, -42, 5], [-40, -26, 5], [-62, -20, 4.4], [-26, -10, 3.6]]) o += path(curve(ring(...F(q[0], q[1]), q[2] * s, q[2] * s * .8, 7), true), B, ' opacity=".85"');
  for (const p of [[-84, -62], [-88, -20], [-40, -34], [-56, 2], [-30, 2]]) o += soft([F(p[0] * .25, p[1] * .25), F(p[0] * .7, p[1] * .72)], 1, INK, .4);
  return o;
}
// A leaf or a fin in place of a wing.
function leafWing(c, x, y, { s = 1, a = 0, m = 1, far = false, oak = true } = {}) {
  const F0 = frame(x, y, a, s, 1), F = (u, v, k) => F0(u * m, v, k), A = far ? dark(c.pal.wing, .22) : c.pal.wing;
  const pts = [[0, 4, 1], [-6, -16], [-24, -24], [-22, -44], [-42, -46], [-44, -68], [-66, -66], [-86, -86, 1], [-84, -62], [-92, -46], [-74, -38], [-78, -18], [-56, -16], [-54, 2], [-34, 0], [-22, 12]];
  return shape(put(F, pts), A) + soft(put(F, [[0, 4], [-36, -28], [-80, -80]]), 1.6, INK, .8, { per: 6, a: 0 }) + [[-20, -14, -20, -34], [-38, -30, -42, -56], [-56, -50, -68, -64], [-22, -16, -44, -8], [-40, -32, -68, -26], [-58, -52, -82, -54]].map(v => soft([F(v[0], v[1]), F(v[2], v[3])], 1, INK, .6, { per: 4 })).join("");
}
function finWing(c, x, y, { s = 1, a = 0, m = 1, far = false } = {}) {
  const F0 = frame(x, y, a, s, 1), F = (u, v, k) => F0(u * m, v, k), A = far ? dark(c.pal.wing, .22) : c.pal.wing, tips = [[-22, -66], [-52, -66], [-76, -50], [-86, -24], [-76, 4]], pts = [F(6, 0, 1)];
  tips.forEach((t, i) => { pts.push(F(t[0], t[1], 1)); const n = tips[i + 1] || [-34, 16]; pts.push(F((t[0] + n[0]) / 2 * .86, (t[1] + n[1]) / 2 * .86)); });
  pts.push(F(-24, 14, 1));
  return shape(pts, A) + tips.map(t => soft([F(-4, 2), F(t[0] * .5 + 3, t[1] * .5 - 3), F(t[0] * .96, t[1] * .96)], 1.5, INK, .75, { a: 0, b: .5, per: 5 })).join("");
}
const WINGS = { bat: batWing, feather: featherWing, glass: glassWing, moth: mothWing, leaf: leafWing, fin: finWing };
for (const k in WINGS) { const f = WINGS[k]; WINGS[k] = (c, ...v) => { const was = BOX; BOX = c.wbox = c.wbox || [1e9, 1e9, -1e9, -1e9]; const o = f(c, ...v); BOX = was; if (was) { stretch(was, c.wbox[0], c.wbox[1]); stretch(was, c.wbox[2], c.wbox[3]); } return o; }; }

// ---------------------------------------------------------------- horns, ears, frills
function horn(c, F, type, s = 1, far = false, col) {
  const f = far ? dark(col || HORN, .25) : col || HORN, S = (p, g = f, o = { w: 1.4 }) => shape(put(F, p.map(q => [q[0] * s, q[1] * s, q[2]])), g, o), I = (a, b, c2) => soft(put(F, [a, b, c2].map(q => [q[0] * s, q[1] * s])), 1, INK, .6, { per: 4 });
  switch (type) { // the frame points along the horn: +u outward, +v backward
    case "spike": return S([[-1, -2.6, 1], [7, -2], [14, 0, 1], [6, 2.6], [-1, 3, 1]]) + I([2, -2.2], [3, 0], [2, 2.6]) + I([5, -1.8], [6, 0], [5, 2.2]);
    case "back": return S([[-1, -3, 1], [6, -3.4], [13, 1], [18, 8, 1], [10, 6], [4, 3.4], [-1, 3, 1]]) + I([2, -3], [3.6, 0], [3, 3]) + I([6, -2.6], [7, 1], [6, 4]) + I([10, -.6], [10.4, 2], [9, 5]);
    case "lyre": return S([[-1, -3, 1], [5, -5], [12, -3], [17, 2], [24, 1, 1], [17, 6], [11, 2], [5, 0], [-1, 3, 1]]) + I([3, -4], [4, -2], [3, .6]) + I([8, -4.4], [8.4, -1.6], [7.4, 1]);
    case "ram": return S([[-2, -3, 1], [6, -7], [13, -3], [15, 5], [11, 12], [4, 13], [0, 9], [3, 6, 1], [6, 8], [9, 6], [9, 2], [5, 0], [-1, 3, 1]]) + I([4, -6], [5, -3], [4, 0]) + I([10, -5], [9, -2], [7, 0]) + I([14, 1], [11, 2], [9, 2]) + I([13, 9], [10, 7], [8, 7]);
    case "antler": { const B = (p, w) => ink(put(F, p.map(q => [q[0] * s, q[1] * s])), w + 2.6, { a: 0, b: .35, per: 5 }) + path(brush(put(F, p.map(q => [q[0] * s, q[1] * s])), w, { a: 0, b: .4, per: 5 }), f); return B([[-1, 0], [7, 3], [14, 2], [23, 6]], 3.4 * s) + B([[6, 2], [9, -3], [14, -6]], 2.6 * s) + B([[13, 2], [18, -2], [23, -3]], 2.4 * s) + B([[9, 3], [12, 8], [17, 11]], 2.2 * s); }
    case "nub": return S([[-1, -2.6, 1], [3.6, -2.4], [5.4, 0], [3.6, 2.4], [-1, 2.6, 1]]);
    case "twist": return S([[-1, -2.2, 1], [6, -2.6], [20, 1.5, 1], [8, 2.2], [-1, 2.6, 1]]) + [2, 5, 8, 11, 14].map(u => I([u, -2.4 + u * .1], [u + 1.2, 0], [u + 1.6, 2.2 - u * .05])).join("");
    case "antenna": return ink(put(F, [[0, 0], [9, -4], [17, -2], [22, 4]].map(q => [q[0] * s, q[1] * s])), 1.9, { a: 0, b: .2, per: 5 }) + shape(ring(...F(23 * s, 5.5 * s), 2.6, 2.6, 7), c.pal.wing, { w: 1.2 });
    case "plume": return [12, 0, -12].map((d, i) => { const g = (u, v, k) => { const z = rad(d * 1.5), uu = u * Math.cos(z) - v * Math.sin(z), vv = u * Math.sin(z) + v * Math.cos(z); return F(uu * s, vv * s, k); }; return shape(put(g, [[-1, 0, 1], [7, -4], [16, -4], [20, 0], [16, 3.4], [7, 3]]), far ? dark(c.pal.wing, .22) : i % 2 ? c.pal.mark : c.pal.wing, { w: 1.2 }) + soft(put(g, [[2, 0], [16, -.4]]), .9, INK, .55, { per: 3 }); }).join("");
    case "moth": return ink(put(F, [[0, 0], [8, -3], [18, 1]].map(q => [q[0] * s, q[1] * s])), 1.8, { a: 0, b: .3, per: 5 }) + [3, 6, 9, 12, 15].map(u => soft(put(F, [[u * s, (-2.4 + u * .1) * s], [(u + 3) * s, (3.4) * s]]), 1.4, INK, .9, { per: 3, a: 0 }) + soft(put(F, [[u * s, (-2.4 + u * .1) * s], [(u + 3) * s, (-6) * s]]), 1.4, INK, .9, { per: 3, a: 0 })).join("");
    default: return "";
  }
}
function ear(c, F, type, s = 1, far = false) {
  const body = far ? dark(c.pal.body, .26) : c.pal.body, in_ = far ? dark(c.pal.ear, .2) : c.pal.ear, w = far ? dark(c.pal.wing, .22) : c.pal.wing;
  const P = pts => put(F, pts.map(q => [q[0] * s, q[1] * s, q[2]])), S = (p, g, o = { w: 1.4 }) => shape(P(p), g, o);
  switch (type) {
    case "fin": return S([[0, -4, 1], [8, -9], [19, -9, 1], [15, -3], [20, 1, 1], [13, 3], [14, 8, 1], [5, 6], [0, 4, 1]], w) + [[[2, -2], [15, -7]], [[2, 0], [16, 1]], [[2, 2], [11, 6]]].map(v => soft(P(v), 1.1, INK, .65, { per: 3, a: 0 })).join("");
    case "fox": return S([[-1, -5, 1], [9, -7], [20, -4, 1], [13, 3], [-1, 5, 1]], body) + S([[3, -2.6, 1], [10, -4], [16, -3, 1], [11, 1], [3, 2.4, 1]], in_, { plain: true });
    case "long": return S([[-1, -3, 1], [8, -6], [19, -4], [25, 3], [18, 5], [8, 4], [-1, 3, 1]], body) + S([[4, -2], [10, -3.4], [18, -1.4], [20, 1.6], [12, 2]], in_, { plain: true });
    case "leaf": return S([[-1, -2, 1], [7, -6], [17, -4], [23, 1, 1], [15, 5], [6, 4], [-1, 2, 1]], "#8a9c58") + soft(P([[0, 0], [18, .6]]), 1.1, INK, .7, { per: 3 });
    case "round": return S(ring(6, 0, 7.5, 7, 8), body) + S(ring(6.4, 0, 4.2, 4, 7), in_, { plain: true });
    case "tuft": return S([[-1, -5, 1], [6, -7], [16, -11, 1], [11, -4], [19, -2, 1], [11, 1], [14, 6, 1], [4, 5], [-1, 4, 1]], w);
    default: return "";
  }
}

// ---------------------------------------------------------------- eyes
const MOODS = { // cover of the upper lid, its tilt, lower lid, pupil, where it looks, brow
  shy: { up: .2, tilt: -15, low: 0, pw: .62, ph: .7, dx: -.16, dy: .24, brow: -20, by: -1.42 },
  aggressive: { up: .36, tilt: 20, low: 0, pw: .26, ph: .82, dx: .14, dy: .1, brow: 22, by: -.72 },
  playful: { up: 0, tilt: 0, low: .06, pw: .6, ph: .68, dx: .2, dy: -.12, brow: -6, by: -1.75 },
  helpful: { up: .13, tilt: 3, low: .17, pw: .56, ph: .66, dx: .12, dy: .06, brow: -8, by: -1.5 },
};
function eye(c, F, x, y, r, o = {}) {
  const m = MOODS[c.trait], big = c.size === "hatchling", side = o.side || 1, lid = o.lid || c.pal.body, G = (u, v, k) => F(x + u * side, y + v, k), E = (u, v, rx, ry, n = 10) => ring(0, 0, 1, 1, n).map(p => G(u + p[0] * rx, v + p[1] * ry));
  let s = path(curve(E(0, .12 * r, r * 1.26, r * 1.24), true), dark(lid, .3), ' opacity=".55"');
  if (c.asleep || o.wink) {
    const d = c.trait === "playful" || o.wink ? -1 : 1;
    return s + ink([G(-r * .95, -.1 * d * r), G(-r * .3, .42 * d * r), G(r * .4, .4 * d * r), G(r, -.15 * d * r)], IW * 1.7, { a: .25, b: .25, per: 5 }) + (d > 0 ? [-.6, 0, .6].map(u => soft([G(u * r, .4 * r), G(u * r * 1.25, .85 * r)], 1.1, INK, .8, { per: 3 })).join("") : "");
  }
  s += shape(E(0, 0, r * .97, r), c.iris === "white" ? CREAM : c.iris, { w: 1.3 });
  if (c.iris === "white") s += path(curve(E(m.dx * r, m.dy * r, r * .66, r * .7, 9), true), c.iris2);
  else s += path(curve(E(m.dx * r * .5, m.dy * r + r * .3, r * .72, r * .5, 8), true), light(c.iris, .55), ' opacity=".6"');
  const pw = (big && c.trait !== "aggressive" ? .74 : m.pw) * r, ph = (big && c.trait !== "aggressive" ? .82 : m.ph) * r;
  s += path(curve(E(m.dx * r, m.dy * r, pw, ph, 9), true), INK);
  s += path(curve(E(m.dx * r - .26 * r, m.dy * r - .34 * r, r * .25, r * .27, 7), true), "#fff") + path(curve(E(m.dx * r + .26 * r, m.dy * r + .3 * r, r * .12, r * .12, 6), true), "#fff", ' opacity=".85"');
  const lidded = (cover, tilt, flip) => {
    const z = rad(tilt), cz = Math.cos(z), sz = Math.sin(z), Y = -r + 2 * r * cover, hc = Math.sqrt(Math.max(.05, r * r - Y * Y)) * 1.1, q = (u, v) => { v *= flip; return G(u * cz - v * sz, u * sz + v * cz); };
    const q0 = Math.asin(clamp(-Y / r, -1, 1)), pts = [];
    for (let i = 0; i <= 6; i++) { const A = lerp(Math.PI + q0, TAU - q0, i / 6); pts.push(q(Math.cos(A) * r * 1.13, Math.sin(A) * r * 1.13)); }
    return path(curve([...pts, q(hc * .5, Y + r * .08), q(0, Y + r * .12), q(-hc * .5, Y + r * .08)], true), flip > 0 ? lid : light(lid, .12)) + ink([q(-hc * 1.05, Y - r * .05), q(-hc * .4, Y + r * .08), q(hc * .4, Y + r * .08), q(hc * 1.1, Y - r * .02)], flip > 0 ? IW * 1.8 : IW * .8, { a: .2, b: .2, per: 4 });
  };
  if (m.up) s += lidded(m.up, m.tilt, 1); else s += ink([G(-r, -.2 * r), G(-.55 * r, -.85 * r), G(.1 * r, -1.02 * r), G(.75 * r, -.7 * r), G(1.08 * r, -.1 * r)], IW * 1.7, { a: .25, b: .3, per: 4 });
  if (m.low) s += lidded(m.low, 0, -1);
  const bz = rad(m.brow), bq = (u, v) => G(u * Math.cos(bz) - v * Math.sin(bz), u * Math.sin(bz) + v * Math.cos(bz) + m.by * r);
  s += c.trait === "aggressive" ? shape([bq(-r * 1.1, r * .08), bq(-.2 * r, -.42 * r), bq(r * .9, -.32 * r), bq(r * 1.5, .2 * r), bq(.3 * r, .18 * r)], dark(lid, .18), { w: 1.3 }) : ink([bq(-r * .85, .12 * r), bq(0, -.18 * r), bq(r * .9, .06 * r)], IW * 1.35, { a: .35, b: .4, per: 5 });
  return s;
}

// ---------------------------------------------------------------- heads from the side
const HEADS = {
  drake: { top: [[-10, -2], [-8, -8], [-1, -11], [6, -10], [10.5, -6], [16, -4.6], [21, -6.2], [25, -4.6], [26.8, 0]], lip: [[26.8, 0], [25, 3.6], [18, 4], [11, 5.6], [3.5, 4.6]], jaw: [[0, 3], [10, 5.4], [18, 4.2], [23.5, 4], [24.4, 6.6], [20, 9], [10, 10.6], [2, 11.4], [-7, 9.5]], eye: [4, -4, 3.9], nos: [22.6, -2.8], tooth: [14, 22] },
  rex: { top: [[-10, -4], [-7, -11], [1, -13], [7, -11.5], [12, -9], [19, -9.5], [25, -7], [27.5, -1]], lip: [[27.5, -1], [26, 4.4], [18, 4.2], [8, 6.4], [-1, 5]], jaw: [[-4, 3], [8, 6], [18, 4.6], [25, 4.6], [25.5, 8.6], [18, 12.4], [8, 13.6], [-1, 13.4], [-9, 10]], eye: [3.4, -5.6, 3.6], nos: [24, -4.6], tooth: [6, 25] },
  lung: { top: [[-10, -1], [-8, -7.5], [-1, -10.5], [5, -9.6], [9, -5], [16, -3.6], [21, -4.2], [25, -7.4], [30, -6], [31.5, -1]], lip: [[31.5, -1], [29.5, 2.6], [22, 3], [14, 5], [4, 5]], jaw: [[0, 3], [12, 5], [22, 3.4], [27, 3.2], [28, 6], [22, 8.4], [12, 9.8], [2, 10.6], [-7, 9]], eye: [4, -3.8, 3.8], nos: [27.4, -3.6], tooth: [14, 27] },
  beak: { top: [[-10, -1], [-8, -8], [-1, -11], [6, -10], [10, -7.2], [16, -6.6], [22, -3], [25, 3], [24, 8.6, 1]], lip: [[24, 8.6, 1], [20.5, 5], [13, 4], [8, 5.2], [4, 4.8]], jaw: [[0, 3], [8, 5.2], [14, 4.4], [19.5, 5.4, 1], [17, 8.2], [10, 9.6], [2, 10.6], [-7, 9]], eye: [4.4, -3.8, 3.9], nos: [16.5, -3], beak: 9.5, tooth: null },
  viper: { top: [[-11, 0], [-8, -6.4], [-1, -8.4], [6, -8.2], [13, -5.6], [20, -3.4], [25.5, .4]], lip: [[25.5, .4], [24.6, 3.4], [16, 4], [7, 5.6], [-2, 4.2]], jaw: [[-4, 3], [7, 5.4], [16, 4.2], [22.6, 4], [22, 6.4], [13, 8.6], [2, 9.6], [-8, 8.4]], eye: [5.4, -3.2, 3.5], nos: [22, -.8], tooth: [16, 21], fang: 1 },
  fish: { top: [[-11, -3], [-7, -8.4], [1, -10.6], [9, -9], [16, -5], [20.6, 0]], lip: [[20.6, 0], [20, 3], [13, 4.4], [5, 5.6], [-2, 4.2]], jaw: [[-4, 3], [5, 5.6], [13, 4.6], [21, 2.6], [23.4, 4.8], [20, 9], [10, 11.4], [0, 11.6], [-9, 9]], eye: [6.6, -3.6, 4], nos: [17, -1.4], tooth: [6, 18] },
  fey: { top: [[-10, 1], [-9.4, -7], [-3, -11.6], [5, -11], [10, -6], [13, -1.6], [17, -1.6], [20, 1.2]], lip: [[20, 1.2], [18.4, 4.4], [13, 4.6], [8, 6.2], [3.6, 5.4]], jaw: [[0, 3], [8, 6], [13, 4.8], [17, 5], [16.4, 7.6], [10, 9.8], [2, 10.6], [-7, 8.5]], eye: [3.4, -3.4, 4.6], nos: [17.6, .4], tooth: null },
  rock: { top: [[-11, -3, 1], [-8, -9.4, 1], [2, -11.6, 1], [9, -9.4, 1], [13, -5.4, 1], [21, -5.6, 1], [26, -2.4, 1], [26.6, 2, 1]], lip: [[26.6, 2, 1], [24, 5, 1], [12, 5.6, 1], [3, 5, 1]], jaw: [[0, 3], [12, 5.8, 1], [24.4, 5.2, 1], [25, 9.6, 1], [16, 13, 1], [3, 13, 1], [-8, 10]], eye: [4.6, -3.6, 3.4], nos: [22.4, -1.8], tooth: [16, 23] },
  grazer: { top: [[-10, -2], [-7, -9], [0, -11], [6, -8.6], [11, -4.6], [17, -3.4], [23, -3], [27, 1], [27.4, 6]], lip: [[27.4, 6], [25, 8.4], [18, 7.6], [10, 8.4], [5, 7]], jaw: [[0, 4], [10, 8.4], [18, 7.8], [24, 8.6], [23, 11.6], [16, 12.6], [7, 12], [-1, 11.6], [-8, 9]], eye: [4.6, -3.4, 3.9], nos: [23.6, .6], tooth: null },
  frog: { top: [[-11, -2], [-8, -7.6], [-1, -9.4], [6, -9.8], [12, -7.4], [19, -3.6], [23, 0]], lip: [[23, 0], [22.4, 2.6], [14, 4.4], [4, 6], [-6, 4]], jaw: [[-8, 3], [4, 6], [14, 4.6], [22, 3], [22, 6], [14, 10.4], [3, 12.6], [-6, 12], [-11, 8.5]], eye: [7, -6.6, 4.6], nos: [19.6, -1.2], tooth: null },
  fox: { top: [[-10, -1], [-8.4, -8], [-2, -11], [5, -10], [9.6, -5], [16, -1.4], [21.4, .6], [23.6, 3]], lip: [[23.6, 3], [21.4, 5.2], [15, 5], [9, 6.4], [4, 5.4]], jaw: [[0, 3], [9, 6.2], [15, 5.2], [20, 5.4], [18.6, 7.4], [11, 9.6], [2, 10.6], [-7, 8.8]], eye: [3.8, -3.6, 4], nos: [21.6, 2], tooth: [13, 19], nose: 1 },
};
function sideHead(c, x, y, o = {}) {
  const { type = "drake", s = 2, a = 0, far = false } = o, h = HEADS[type], R = c.R, z = rad(a), F = frame(x, y, z, s), k = c.kit, mood = c.trait;
  const sx = o.snout ?? c.snout, X = p => [p[0] > 8 ? 8 + (p[0] - 8) * sx : p[0], p[1], p[2]];
  const open = o.open ?? c.gape, hing = [-1, 4], rot = p => { const q = rad(open) * clamp((p[0] + 8) / 12, 0, 1), dx = p[0] - hing[0], dy = p[1] - hing[1]; return [hing[0] + dx * Math.cos(q) - dy * Math.sin(q), hing[1] + dx * Math.sin(q) + dy * Math.cos(q), p[2]]; };
  const top = h.top.map(X), lip = h.lip.map(X), jaw = h.jaw.map(X).map(rot), body = far ? dark(c.pal.body, .2) : c.pal.body, chin = far ? dark(c.pal.belly, .2) : c.pal.belly;
  const smile = { shy: .1, aggressive: -.5, playful: 1, helpful: .9 }[mood], corner = lip[lip.length - 1], P = pts => put(F, pts);
  const hornAt = (dx, dy, deg, far2) => { const p = F(-2.5 + dx, -9 + dy); return frame(p[0], p[1], z + rad(deg), s * .62, -1); };
  const earAt = (dx, dy, deg) => { const p = F(-7 + dx, -3 + dy); return frame(p[0], p[1], z + rad(deg), s * .6, -1); };
  const hs = (c.size === "hatchling" ? .62 : 1) * (k.hornSize || 1);
  let back = "", out = "";
  // far horn and ear
  if (c.horn) back += horn(c, hornAt(5.5, -.6, c.hornDeg + 10), c.horn, hs * .92, true, c.hornCol);
  if (c.ear) back += ear(c, earAt(5, -4, c.earDeg + 12), c.ear, .9, true);
  if (c.cheek) for (let i = 2; i >= 0; i--) { const p = F(-5 + i * 2.6, 4.5 + i * 1.6); back += shape(put(frame(p[0], p[1], z + rad(172 - i * 30), s * .62), [[-4, -3.4, 1], [5, -2.6], [12 - i, 0, 1], [5, 2], [-4, 3.4, 1]]), c.cheek === "horn" ? c.hornCol : c.pal.wing, { w: 1.3 }); }
  if (c.crest) back += crest(c, F, z, s);
  // mouth inside, tongue, jaw
  if (open > 3) out += path(curve(P([[corner[0] - 1, corner[1] - 1], ...lip.slice(0, -1).reverse(), ...jaw.slice(1, 4).reverse(), [corner[0], corner[1] + 2]]), true), "#7c2f36");
  out += path(curve(P(jaw), true), chin) + path(curve(P([...jaw.slice(4), ...jaw.slice(4).reverse().map(p => [p[0], p[1] - 2.4])]), true), dark(chin, .3), ' opacity=".45"');
  if (open > 3) {
    const tp = jaw[2], t2 = jaw[3];
    out += mood === "playful" || k.tongue ? shape(P([[6, 5.5], [tp[0] - 2, tp[1] - 2.2], [t2[0] + 1, t2[1] - 1.2], [t2[0] + 5, t2[1] + 4], [t2[0] + 3, t2[1] + 8], [t2[0] - .5, t2[1] + 5], [tp[0], tp[1] + 1]]), "#e08a86", { w: 1.3 }) : shape(P([[6, 6], [tp[0] - 3, tp[1] - 2.4], [t2[0] - 3, t2[1] - 1.6], [tp[0] + 1, tp[1] + .4]]), "#d97f7c", { w: 1 });
    if (h.tooth) { const [u0, u1] = h.tooth.map(u => X([u, 0])[0]), n = 4; for (let i = 0; i < n; i++) { const u = lerp(u0, u1 - 2, i / (n - 1)), q = rot([u, 5]); out += shape(P([[q[0] - 1.2, q[1] + .4, 1], [q[0] + .4, q[1] - 3, 1], [q[0] + 1.6, q[1] + .2, 1]]), CREAM, { w: .9 }); } }
  }
  out += ink(P(jaw.slice(2)), IW * 1.2, { side: -1, a: .15, b: .35, per: 5 });
  // skull
  const close = [[corner[0] - 2, corner[1] + 2.5], [-6, 8.5], [-10, 5]];
  out += path(curve(P([...top, ...lip.slice(1), ...close]), true), body);
  if (h.beak) out += path(curve(P([[h.beak, -7.6], [16, -6.6], [22, -3], [25, 3], [24, 8.6, 1], [20.5, 5], [13, 4], [h.beak - .6, 4.6], [h.beak + 1.6, -1]]), true), far ? dark("#e3b25a", .2) : "#e3b25a") + soft(P([[h.beak, -7.4], [h.beak + 2, -1], [h.beak - .6, 4.6]]), 1.1, INK, .7, { per: 5 }) + path(curve(P([[13, 3.6], [20, 4.6], [24, 8, 1], [22.5, 3], [14, 1.8]]), true), "#b9803a", ' opacity=".6"');
  else out += path(curve(P([[10, 4.6], [18 * (sx * .5 + .5), 3.4], X([24, 2.6]), X([25, .6]), X([17, 1.6]), [9, 2.4]]), true), dark(body, .26), ' opacity=".4"');
  out += c.facePattern(c, F, body, far);
  if (c.mask && !far) out += path(curve(P([[-2, -6], [4, -9.5], [10, -6], X([15, -2]), [9, 0], [2, .5], [-3, -2]]), true), c.pal.mark, ' opacity=".6"');
  // teeth over the lip
  if (h.tooth && (open > 3 || mood === "aggressive")) { const [u0, u1] = h.tooth.map(u => X([u, 0])[0]), n = h.fang ? 1 : open > 3 ? 5 : 3; for (let i = 0; i < n; i++) { const t = n > 1 ? i / (n - 1) : .8, u = lerp(u0, u1, t), v = lerp(5.2, 3.6, t), l = h.fang ? 6.5 : i === n - 2 ? 4.6 : 3; out += shape(P([[u - 1.4, v - .6, 1], [u + .1, v + l, 1], [u + 1.5, v - .7, 1]]), CREAM, { w: 1 }); } }
  else if (h.tooth && mood === "playful" && c.fang) { const u = X([h.tooth[1] - 2, 0])[0]; out += shape(P([[u - 1.3, 3.4, 1], [u, 7, 1], [u + 1.4, 3.3, 1]]), CREAM, { w: 1 }); }
  out += ink(P(top), IW * 1.25, { side: -1, a: .2, b: .04, per: 5 });
  out += ink(P([...lip, [corner[0] - 1.6, corner[1] - 2.2 * smile]]), IW * 1.05, { a: .08, b: .5, per: 5 });
  if (mood === "helpful" || mood === "playful") out += soft(P([[corner[0] - 3.2, corner[1] - 3.4], [corner[0] - 3, corner[1] - 1], [corner[0] - 1.4, corner[1] + 1]]), 1.1, INK, .7, { per: 4 });
  if (h.nose) out += shape(P(ring(h.nos[0] * 1, h.nos[1] - .6, 2.4, 1.9, 7).map(X)), "#3b3038", { w: 1 });
  else out += ink(P([X([h.nos[0] - 1.4, h.nos[1] + .9]), X([h.nos[0], h.nos[1] - .7]), X([h.nos[0] + 1.5, h.nos[1] + .4])]), IW * 1.25, { per: 4, a: .3, b: .5 });
  out += soft(P([X([11, -3.4]), X([16, -2.4]), X([20, -3.2])]), 1.6, light(body, .55), .7, { per: 4 });
  if (mood === "shy" || c.size === "hatchling" || mood === "helpful" && c.blush) out += path(curve(ring(...F(4.6, 2.4), 3.3 * s, 2 * s, 8), true), "#d9655a", ' opacity=".3"');
  const er = h.eye[2] * (c.size === "hatchling" ? 1.42 : c.size === "small" ? 1.14 : c.size === "large" ? .84 : 1) * (c.eyeK || 1);
  out += eye(c, F, h.eye[0], h.eye[1], er, { lid: body });
  if (c.whisk) out += whiskers(c, F, X, h);
  if (c.beard) out += beard(c, F, jaw, c.beard);
  if (c.noseHorn) { const p = F(...X([h.top[h.top.length - 2][0] - 2, h.top[h.top.length - 2][1] + 1])); out += horn(c, frame(p[0], p[1], z + rad(-68), s * .5, 1), c.noseHorn, hs, false, c.hornCol); }
  // near ear and horn
  if (c.ear) out += ear(c, earAt(0, 0, c.earDeg), c.ear, 1);
  if (c.horn) out += horn(c, hornAt(0, 0, c.hornDeg), c.horn, hs, false, c.hornCol);
  return (far ? `<g>` : "<g>") + back + out + "</g>";
}
function crest(c, F, z, s) {
  const t = c.crest, acc = c.pal.wing; let o = "";
  const n = { feather: 5, frill: 5, comb: 4, flame: 4, mane: 6 }[t] || 4;
  if (t === "frill" || t === "hood") {
    const pts = [[-2, -10, 1]], tips = t === "hood" ? [[-12, -20], [-20, -10], [-22, 4], [-16, 16]] : [[-7, -23], [-17, -19], [-23, -8], [-23, 4], [-17, 14]];
    tips.forEach((q, i) => { pts.push([...q, 1]); const m = tips[i + 1] || [-7, 10]; pts.push([(q[0] + m[0]) / 2 * (t === "hood" ? 1.04 : .84), (q[1] + m[1]) / 2 * (t === "hood" ? 1.04 : .84)]); });
    pts.push([-5, 9, 1]); o += shape(put(F, pts), acc);
    if (t === "hood") o += shape(put(F, ring(-14, -6, 3.2, 4.4, 8)), c.pal.mark, { plain: true }) + shape(put(F, ring(-15, 6, 2.4, 3.4, 8)), c.pal.mark, { plain: true });
    tips.forEach(q => { o += soft(put(F, [[-3, -1], [q[0] * .55, q[1] * .55], [q[0] * .95, q[1] * .95]]), 1.5, INK, .7, { a: 0, b: .4, per: 4 }); });
    return o;
  }
  for (let i = 0; i < n; i++) {
    const u = i / (n - 1), p = F(lerp(2, -9, u), lerp(-10, -2, u)), G = frame(p[0], p[1], z + rad(lerp(-118, -172, u)), s * .55, -1), l = 22 * (.75 + .4 * Math.sin(Math.PI * (u * .8 + .1)));
    if (t === "feather") o += petal(G, l * 1.15, 4.6, i % 2 ? acc : c.pal.mark, { w: 1.2 });
    if (t === "comb") o += shape(put(G, [[-3, -5, 1], [l * .5, -4], [l * .55, 1], [l * .35, 5], [-3, 4, 1]]), "#c9473c", { w: 1.3 });
    if (t === "flame") o += shape(put(G, [[-3, -6, 1], [l * .4, -6], [l * .7, -2], [l * 1.25, -5, 1], [l * .8, 4], [-3, 5, 1]]), i % 2 ? "#e8923a" : "#d9632f", { w: 1.3 });
    if (t === "mane") o += shape(put(G, [[-4, -6, 1], [l * .5, -6], [l * 1.15, 2, 1], [l * .6, 4], [-4, 6, 1]]), i % 2 ? acc : light(acc, .2), { w: 1.2 });
  }
  return o;
}
function whiskers(c, F, X, h) {
  const n = X([h.top[h.top.length - 1][0] - 4, h.top[h.top.length - 1][1] + 2.5]);
  return [[[0, 0], [7, 6], [4, 14], [10, 21]], [[-1.5, .5], [2, 7], [-3, 13], [0, 21]]].map(p => ink(p.map(q => F(n[0] + q[0], n[1] + q[1])), IW * 1.25, { a: 0, b: .8, per: 5 })).join("");
}
function beard(c, F, jaw, type) {
  const q = jaw[5] || jaw[4]; let o = "";
  for (let i = 0; i < 4; i++) { const u = q[0] - i * 3.2, v = q[1] + .2 + i * .2, l = 8 - Math.abs(i - 1) * 1.4; o += shape(put(F, [[u - 1.8, v - .6, 1], [u - 2.4, v + l * .6], [u - 4.4, v + l, 1], [u + .6, v + l * .45], [u + 1.8, v - .6, 1]]), type === "moss" ? "#8a9a4e" : c.pal.wing, { w: 1.1 }); }
  return o;
}
const FACES = {
  plain: () => "",
  dots: (c, F, b) => [[9, -2], [12, -1], [10.6, .8], [-4, 0], [-5.6, 2], [-3, 3]].map(p => { const q = F(...p); return `<circle cx="${r1(q[0])}" cy="${r1(q[1])}" r="1.5" fill="${c.pal.mark}" opacity=".8"/>`; }).join(""),
  stripe: (c, F) => path(curve(put(F, [[-9, -3], [-4, -1.6], [2, 1], [-3, 2.6], [-9, 2]]), true), c.pal.mark, ' opacity=".65"'),
  cap: (c, F) => path(curve(put(F, [[-10, -2], [-8, -8], [-1, -11], [6, -10], [9, -7], [2, -7.6], [-5, -4]]), true), c.pal.mark, ' opacity=".75"'),
  blaze: (c, F) => path(curve(put(F, [[5, -9.5], [10, -6], [16, -4.6], [20, -5], [16, -2.6], [10, -3]]), true), light(c.pal.belly, .2), ' opacity=".85"'),
  scales: (c, F) => [[-6, -2], [-3.4, -.4], [-6.4, 2], [-3.6, 3.4], [-1, 2.6], [-5, 5.4]].map(p => soft(put(F, [[p[0] - 1.2, p[1] - 1], [p[0] + .2, p[1] + .6], [p[0] + 1.4, p[1] - .8]]), 1.1, INK, .5, { per: 4 })).join(""),
};

// ---------------------------------------------------------------- heads from the front
function frontHead(c, x, y, o = {}) {
  const { s = 2.4, muzzle = "drake", a = 0 } = o, z = rad(a), F = frame(x, y, z, s), b = c.pal.body, hat = c.size === "hatchling", P = p => put(F, p), both = f => f(1) + f(-1), k = o.wide || 1;
  let out = "";
  const G = (u, v, deg, m, sc) => { const p = F(u * m, v); return frame(p[0], p[1], z + (m > 0 ? rad(deg) : Math.PI - rad(deg)), s * sc, m > 0 ? 1 : -1); };
  if (c.crest === "frill" || c.crest === "hood" || c.crest === "mane") { const n = 11, pts = []; for (let i = 0; i <= n; i++) { const A = Math.PI * (.86 + 1.28 * i / n), q = c.crest === "hood" ? 17 : 20; pts.push([Math.cos(A) * q * 1.12, Math.sin(A) * q, 1], [Math.cos(A + Math.PI * .64 / n) * q * .84 * 1.12, Math.sin(A + Math.PI * .64 / n) * q * .84]); } out += shape(P([...pts, [8, 8], [-8, 8]]), c.pal.wing); for (let i = 0; i <= n; i++) { const A = Math.PI * (.86 + 1.28 * i / n); out += soft(P([[Math.cos(A) * 9, Math.sin(A) * 9], [Math.cos(A) * 19, Math.sin(A) * 17.5]]), 1.2, INK, .55, { per: 3 }); } }
  else if (c.crest) for (const d of [-34, 34, -17, 17, 0]) { const p = F(d * .09, -9); out += petal(frame(p[0], p[1], z + rad(-90 + d), s * .55), 24 - Math.abs(d) * .16, 4.8, d % 2 ? c.pal.mark : c.pal.wing, { w: 1.2 }); }
  if (c.ear) out += both(m => ear(c, G(8.4 * k, -3, -14 + (c.trait === "shy" ? 34 : c.trait === "aggressive" ? -26 : 0), m, .62), c.ear, 1.05));
  if (c.horn) out += both(m => horn(c, G(5 * k, -8.6, -62, m, .62), c.horn, (hat ? .75 : 1), false, c.hornCol));
  const mz = { drake: [[0, -11], [6, -10], [10, -5], [10.4, 1], [8, 6], [6.6, 10], [0, 12]], cat: [[0, -10.6], [7, -9.6], [11.4, -3], [11, 4], [7, 9], [3, 10.6], [0, 11]], frog: [[0, -8.6], [6, -9], [11, -3], [14, 4], [11.6, 9.4], [6, 11.6], [0, 12]], beak: [[0, -11], [6.6, -10], [11, -4], [10.6, 2], [7, 7], [3, 9], [0, 9.4]], cow: [[0, -11], [6, -10], [9.6, -4.6], [9, 2], [9.4, 8], [6.4, 12], [0, 13]] }[muzzle];
  const sk = [...mz.map(p => [p[0] * k, p[1]]), ...mz.slice(1, -1).reverse().map(p => [-p[0] * k, p[1]])];
  out += path(curve(P(sk), true), b);
  out += path(curve(P([[10.4 * k, 1], [8 * k, 6], [6.6 * k, 10], [0, 12], [-6.6 * k, 10], [-4, 9], [3, 8], [7 * k, 3]]), true), dark(b, .26), ' opacity=".4"');
  out += c.frontPattern(c, F, k);
  const mw = { drake: 7, cat: 6, frog: 11.5, beak: 4, cow: 8.4 }[muzzle], my = { drake: 6, cat: 5.4, frog: 6.4, beak: 4, cow: 7.6 }[muzzle], mh = { drake: 4.8, cat: 4, frog: 4.4, beak: 4, cow: 5 }[muzzle];
  const sm = { shy: -.1, aggressive: -.7, playful: 1, helpful: .8 }[c.trait];
  if (muzzle === "beak") out += shape(P([[-3.6, 0], [0, -1.6], [3.6, 0], [2.4, 5], [0, 9.4, 1], [-2.4, 5]]), "#e3b25a") + soft(P([[-2.6, 4], [0, 5.4], [2.6, 4]]), 1.1, INK, .8, { per: 4 });
  else {
    out += path(curve(P(ring(0, my, mw, mh, 12)), true), c.pal.belly) + soft(P([[-mw, my - .6], [-mw * .6, my - mh * .86], [0, my - mh], [mw * .6, my - mh * .86], [mw, my - .6]]), 1, INK, .35, { per: 4 });
    if (muzzle === "cat") out += shape(P([[-1.9, my - 3.4], [0, my - 4], [1.9, my - 3.4], [0, my - 1.6]]), "#4a3038", { w: 1 }) + ink(P([[0, my - 1.6], [0, my + .2]]), IW, { per: 3 }) + both(m => ink(P([[0, my + .2], [m * 1.8, my + 1.4], [m * 3.8, my + .2 - sm]]), IW * 1.1, { per: 5, a: .05, b: .4 }));
    else {
      out += both(m => ink(P([[m * (mw * .3 - .6), my - mh * .42], [m * (mw * .3 + .6), my - mh * .6], [m * (mw * .3 + 1.4), my - mh * .2]]), IW * 1.3, { per: 4 }));
      if (c.gape > 8 && c.trait !== "shy") { out += shape(P([[-mw * .6, my + .6 - sm * .6], [0, my + 1.6], [mw * .6, my + .6 - sm * .6], [mw * .34, my + 4 + Math.abs(sm)], [0, my + 5], [-mw * .34, my + 4 + Math.abs(sm)]]), "#7c2f36", { w: 1.4 }) + path(curve(P(ring(0, my + 4, mw * .26, 1.6, 8)), true), "#e08a86"); out += both(m => shape(P([[m * mw * .42, my + .8, 1], [m * mw * .32, my + 3.4, 1], [m * mw * .2, my + 1.2, 1]]), CREAM, { w: .9 })); }
      else out += ink(P([[-mw * .66, my + 1.4 - sm * 1.6], [-mw * .3, my + 1.6], [0, my + 1.9], [mw * .3, my + 1.6], [mw * .66, my + 1.4 - sm * 1.6]]), IW * 1.15, { per: 5, a: .25, b: .25 }) + (c.trait === "aggressive" ? both(m => shape(P([[m * mw * .5, my + 1.6, 1], [m * mw * .42, my - 1.4, 1], [m * mw * .28, my + 1.8, 1]]), CREAM, { w: .9 })) : "");
    }
  }
  const n = sk.length; out += ink([...P(sk), ...P([sk[0], sk[1]])], IW * 1.3, { side: -1, a: 0, b: 0, per: 5 });
  if (c.trait === "shy" || hat || c.blush) out += both(m => path(curve(ring(...F(m * 7 * k, 2.6), 2.5 * s, 1.6 * s, 8), true), "#d9655a", ' opacity=".32"'));
  const er = (hat ? 4.2 : 3.3) * (muzzle === "frog" ? 1.1 : 1), ex = (hat ? 5 : 4.8) * k, ey = muzzle === "frog" ? -5 : -2.4;
  out += eye(c, F, ex, ey, er, { side: -1, lid: b }) + eye(c, F, -ex, ey, er, { side: 1, lid: b, wink: c.wink });
  if (c.noseHorn) { const p = F(0, my - mh - .6); out += horn(c, frame(p[0], p[1], z - Math.PI / 2, s * .5), c.noseHorn, .9, false, c.hornCol); }
  if (c.whisk || muzzle === "cat") out += both(m => [0, 1].map(i => soft(P([[m * mw * .6, my + i * 1.6 - 1], [m * (mw + 5), my - 2 + i * 3], [m * (mw + 10), my - 1.5 + i * 5]]), 1.2, INK, .8, { a: 0, b: .7, per: 4 })).join(""));
  return out;
}
const FRONTS = {
  plain: () => "",
  blaze: (c, F) => path(curve(put(F, [[0, -11], [2.6, -6], [1.6, 0], [0, 2], [-1.6, 0], [-2.6, -6]]), true), c.pal.mark, ' opacity=".7"'),
  patch: (c, F, k) => path(curve(put(F, ring(5 * k, -2.6, 5.4, 5.6, 9)), true), c.pal.mark, ' opacity=".6"'),
  mask: (c, F, k) => path(curve(put(F, [[-10 * k, -2], [-5, -7], [0, -4], [5, -7], [10 * k, -2], [6, 2], [0, 0], [-6, 2]]), true), c.pal.mark, ' opacity=".55"'),
  dots: (c, F) => [[-2, -8], [2, -8.4], [0, -6], [-4, -8.6], [4.4, -7.6]].map(p => { const q = F(...p); return `<circle cx="${r1(q[0])}" cy="${r1(q[1])}" r="1.8" fill="${c.pal.mark}" opacity=".75"/>`; }).join(""),
};
// ---------------------------------------------------------------- a head from above
function topHead(c, x, y, a, s = 1.8) {
  const F = frame(x, y, a, s), P = p => put(F, p), b = c.pal.body; let o = "";
  for (const m of [1, -1]) { if (c.horn) { const p = F(-4, m * 6); o += horn(c, frame(p[0], p[1], a + m * rad(122), s * .55, m), c.horn === "antler" ? "antler" : c.horn, c.size === "hatchling" ? .7 : .95, false, c.hornCol); } if (c.ear) { const p = F(-4, m * 8); o += ear(c, frame(p[0], p[1], a + m * rad(112), s * .5, m), c.ear, .9); } }
  const half = [[14, 0], [13, 3.4], [8, 5.6], [3, 9], [-5, 9.6], [-11, 6]], sk = [...half, ...half.slice(1).reverse().map(p => [p[0], -p[1]])];
  o += path(curve(P(sk), true), b) + path(curve(P([[13, 3.4], [8, 5.6], [3, 9], [-5, 9.6], [-11, 6], [-5, 5], [4, 4.4]]), true), dark(b, .26), ' opacity=".45"') + path(curve(P([[10, 0], [4, -2.4], [-6, -2.6], [-10, 0], [-6, 2.6], [4, 2.4]]), true), c.pal.mark, ' opacity=".55"');
  o += ink([...P(sk.slice(half.length)), ...P(half)], IW * 1.3, { side: -1, a: .06, b: .06, per: 5 });
  for (const m of [1, -1]) { const e = F(2.6, m * 6.2), G = frame(e[0], e[1], a, s); o += path(curve(ring(e[0], e[1], 4.2 * s, 4 * s, 9), true), dark(b, .2)) + shape(put(G, ring(.4, m * .5, 3.3, 3.2, 9)), c.iris === "white" ? CREAM : c.iris, { w: 1.3 }) + path(curve(put(G, ring(.9, m * .6, c.trait === "aggressive" ? .9 : 1.9, 2.3, 8)), true), INK) + path(curve(put(G, ring(.2, m * .6 - 1, .7, .7, 6)), true), "#fff"); if (c.trait === "aggressive" || c.trait === "shy") o += ink(put(G, c.trait === "shy" ? [[-3.4, m * .4], [-2, m * -2.4], [2, m * -2.4]] : [[4.4, m * -1], [1.4, m * -3.2], [-3, m * -3]]), IW * 1.9, { per: 4 }); o += ink(P([[12.4, m * 1.2], [11.4, m * 2]]), 1.6, { per: 3 }); }
  return o;
}

// ---------------------------------------------------------------- small things around
const P4 = (x, y, s) => `M${r1(x)} ${r1(y - s)}q${r1(s * .16)} ${r1(s * .84)} ${r1(s)} ${r1(s)}q${r1(-s * .84)} ${r1(s * .16)} ${r1(-s)} ${r1(s)}q${r1(-s * .16)} ${r1(-s * .84)} ${r1(-s)} ${r1(-s)}q${r1(s * .84)} ${r1(-s * .16)} ${r1(s)} ${r1(-s)}z`;
const THINGS = {
  butterfly(c, x, y, s = 1) { const f = c.R.pick(["#e2a13b", "#cf5f43", "#6f8fc0", "#9b6fae"]); let o = ""; for (const m of [1, -1]) o += shape([[x, y, 1], [x + m * 5 * s, y - 11 * s], [x + m * 13 * s, y - 10 * s], [x + m * 11 * s, y - 2 * s], [x, y + 1, 1]], f, { w: 1.3 }) + shape([[x, y, 1], [x + m * 9 * s, y + 1 * s], [x + m * 9 * s, y + 8 * s], [x + m * 3 * s, y + 7 * s]], light(f, .3), { w: 1.2 }); return o + ink([[x, y - 5 * s], [x, y + 7 * s]], 2.6, { per: 3 }) + soft([[x, y - 4 * s], [x - 4 * s, y - 10 * s]], 1, INK, 1, { per: 3 }) + soft([[x, y - 4 * s], [x + 4 * s, y - 10 * s]], 1, INK, 1, { per: 3 }); },
  mushroom(c, x, y, s = 1) { return shape([[x - 3 * s, y, 1], [x - 2.4 * s, y - 10 * s], [x + 2.4 * s, y - 10 * s], [x + 3.4 * s, y, 1]], "#efe2c4", { w: 1.3 }) + shape([[x - 10 * s, y - 9 * s], [x - 7 * s, y - 17 * s], [x, y - 20 * s], [x + 7 * s, y - 17 * s], [x + 10 * s, y - 9 * s], [x, y - 8 * s]], "#c25b43", { w: 1.4 }) + [[-4, -14, 1.8], [2, -16, 1.5], [5, -12, 1.4], [-1, -11, 1.1]].map(p => `<circle cx="${r1(x + p[0] * s)}" cy="${r1(y + p[1] * s)}" r="${r1(p[2] * s)}" fill="${CREAM}"/>`).join(""); },
  fern(c, x, y, s = 1, m = 1) { let o = ""; for (const [d, l] of [[-62, 34], [-84, 42], [-108, 36], [-128, 26]]) { const F = frame(x, y, rad(m > 0 ? d : -180 - d), s), g = c.R.pick(["#7f9552", "#6d8649", "#8fa05c"]); o += ink(put(F, [[0, 0], [l * .5, -3], [l, 2]]), 1.7, { per: 5, a: 0, b: .6 }); for (let u = 7; u < l - 3; u += 5.4) for (const v of [1, -1]) o += shape(put(F, [[u, -1, 1], [u + 4, v * 5], [u + 8, v * (9 - u * .14), 1], [u + 5, v * 2]]), g, { w: .9 }); } return o; },
  grass(c, x, y, s = 1) { return [-4, -1, 2, 5].map((d, i) => ink([[x + d * s, y], [x + d * 1.3 * s, y - 7 * s], [x + d * 2 * s + (i - 1.5) * 2, y - (12 + (i % 2) * 4) * s]], 2, { a: 0, b: .8, per: 4 })).join(""); },
  pebble(c, x, y, s = 1) { return shape(ring(x, y - 3 * s, 6 * s, 4 * s, 7, .12, c.R), mix(c.wash, "#8d8379", .5), { w: 1.2 }); },
  tent(c, x, y, s = 1) { return poly([[x - 13 * s, y], [x, y - 17 * s], [x + 13 * s, y]], "#e9d3a2", { w: 1.3 }) + poly([[x - 3.4 * s, y], [x, y - 11 * s], [x + 3.4 * s, y]], "#6b5040", { w: 1 }) + ink([[x, y - 17 * s], [x, y - 25 * s]], 1.3, { per: 3, a: 0, b: 0 }) + poly([[x, y - 25 * s], [x + 8 * s, y - 22.5 * s], [x, y - 20 * s]], "#b8441a", { w: 1 }); },
  person(c, x, y, s = 1) { return shape([[x - 3.4 * s, y, 1], [x - 3 * s, y - 8 * s], [x, y - 11 * s], [x + 3 * s, y - 8 * s], [x + 3.4 * s, y, 1]], "#6a5a45", { w: 1.2 }) + shape(ring(x, y - 13 * s, 2.6 * s, 2.6 * s, 7), "#e8c49a", { w: 1.1 }) + shape([[x - 5 * s, y - 14.4 * s, 1], [x, y - 19 * s], [x + 5 * s, y - 14.4 * s, 1]], "#b8441a", { w: 1.1 }) + ink([[x + 5 * s, y], [x + 5.5 * s, y - 15 * s]], 1.3, { per: 3, a: 0, b: 0 }); },
  pine(c, x, y, s = 1) { return [0, 1, 2].map(i => poly([[x - (9 - i * 2) * s, y - 3 * s - i * 7 * s], [x, y - 14 * s - i * 7 * s], [x + (9 - i * 2) * s, y - 3 * s - i * 7 * s]], "#6d8058", { w: 1.1 })).join("") + ink([[x, y], [x, y - 4 * s]], 2.4, { per: 3, a: 0, b: 0 }); },
  bird(c, x, y, s = 1) { const f = c.R.pick(["#d9b04e", "#c4654a", "#8fa9c4"]); return shape([[x - 9 * s, y - 1 * s, 1], [x - 3 * s, y - 5 * s], [x + 2 * s, y - 9 * s], [x + 7 * s, y - 7 * s], [x + 6 * s, y - 2 * s], [x, y + 2 * s]], f, { w: 1.3 }) + shape([[x + 6.4 * s, y - 7 * s, 1], [x + 11 * s, y - 5.4 * s, 1], [x + 6.4 * s, y - 4.6 * s, 1]], "#e39b3c", { w: 1 }) + `<circle cx="${r1(x + 4 * s)}" cy="${r1(y - 6 * s)}" r="${r1(1.1 * s)}" fill="${INK}"/>` + soft([[x - 4 * s, y - 3 * s], [x, y - 1 * s], [x + 2 * s, y - 4 * s]], 1.1, INK, .8, { per: 4 }) + ink([[x, y + 2 * s], [x, y + 5 * s]], 1.2, { per: 3 }) + ink([[x + 2.4 * s, y + 1.6 * s], [x + 2.4 * s, y + 5 * s]], 1.2, { per: 3 }); },
  ball(c, x, y, s = 1) { const f = c.R.pick(["#c4553c", "#5a86a8", "#d0a03c"]); return shape(ring(x, y - 9 * s, 9.5 * s, 9.5 * s, 10), f) + [[-7, -12, 0, -5, 8, -7], [-5, -16, 1, -10, 9, -11], [-8, -7, -2, -2, 5, -2], [0, -18, 3, -10, 1, -1]].map(p => soft([[x + p[0] * s, y + p[1] * s], [x + p[2] * s, y + p[3] * s], [x + p[4] * s, y + p[5] * s]], 1.1, INK, .65, { per: 5 })).join("") + ink([[x + 8 * s, y - 4 * s], [x + 16 * s, y - 1], [x + 22 * s, y - 4], [x + 30 * s, y]], 1.5, { a: 0, b: .3, per: 5 }); },
  bone(c, x, y, s = 1) { const F = frame(x, y - 4 * s, rad(-14), s); return shape(put(F, [[-12, -2], [-16, -6], [-20, -3], [-18, 0], [-20, 3], [-16, 6], [-12, 2], [0, 1.6], [12, 2], [16, 6], [20, 3], [18, 0], [20, -3], [16, -6], [12, -2], [0, -1.6]]), CREAM, { w: 1.3 }); },
  flower(c, x, y, s = 1) { const f = c.R.pick(["#e7b7c0", "#f0d27a", "#bba6d8", "#f4efe0"]); let o = ink([[x, y], [x + 2 * s, y - 12 * s], [x, y - 22 * s]], 1.8, { a: 0, b: 0, per: 5 }) + shape([[x + 1 * s, y - 8 * s, 1], [x + 8 * s, y - 13 * s], [x + 11 * s, y - 9 * s, 1], [x + 5 * s, y - 6 * s]], "#8a9c58", { w: 1.1 }); for (let i = 0; i < 5; i++) { const A = i / 5 * TAU; o += shape(ring(x + Math.cos(A) * 5 * s, y - 24 * s + Math.sin(A) * 5 * s, 4 * s, 4 * s, 7), f, { w: 1.1 }); } return o + shape(ring(x, y - 24 * s, 3 * s, 3 * s, 7), "#d99a3a", { w: 1.1 }); },
  lantern(c, x, y, s = 1) { return ink([[x, y], [x, y + 7 * s]], 1.5, { per: 3, a: 0, b: 0 }) + `<circle cx="${r1(x)}" cy="${r1(y + 16 * s)}" r="${r1(17 * s)}" fill="#f6cf6a" opacity=".35"/>` + poly([[x - 6 * s, y + 9 * s], [x + 6 * s, y + 9 * s], [x + 7 * s, y + 22 * s], [x - 7 * s, y + 22 * s]], "#f7d676", { w: 1.4 }) + poly([[x - 8 * s, y + 9 * s], [x - 4 * s, y + 5 * s], [x + 4 * s, y + 5 * s], [x + 8 * s, y + 9 * s]], "#7a5a3e", { w: 1.3 }) + poly([[x - 8 * s, y + 22 * s], [x + 8 * s, y + 22 * s], [x + 6 * s, y + 25 * s], [x - 6 * s, y + 25 * s]], "#7a5a3e", { w: 1.3 }) + soft([[x, y + 9 * s], [x, y + 22 * s]], 1.1, INK, .7, { per: 3 }) + shape([[x - 2 * s, y + 20 * s], [x, y + 12 * s, 1], [x + 2.4 * s, y + 20 * s]], "#e0762f", { w: .9 }); },
  basket(c, x, y, s = 1) { let o = [[-7, -14], [0, -17], [7, -14]].map((p, i) => shape(ring(x + p[0] * s, y + p[1] * s, 5 * s, 6.4 * s, 8), ["#f3ead2", "#dfe3cf", "#efdcc0"][i], { w: 1.2 })).join(""); return ink([[x - 13 * s, y - 12 * s], [x - 9 * s, y - 28 * s], [x + 9 * s, y - 28 * s], [x + 13 * s, y - 12 * s]], 2.4, { a: 0, b: 0, per: 6 }) + o + shape([[x - 15 * s, y - 12 * s, 1], [x + 15 * s, y - 12 * s, 1], [x + 11 * s, y], [x - 11 * s, y]], "#b98a52", { w: 1.4 }) + [-8, -3, 2, 7].map(d => soft([[x + d * s, y - 11 * s], [x + (d + 2) * s, y - 1 * s]], 1.1, INK, .6, { per: 3 })).join("") + soft([[x - 13 * s, y - 6 * s], [x + 13 * s, y - 6 * s]], 1.1, INK, .6, { per: 4 }); },
  egg(c, x, y, s = 1) { const f = c.R.pick(["#f1e7cf", "#dbe2d0", "#ecd6c2", "#dfd7e6"]); return shape([[x, y - 22 * s], [x + 7 * s, y - 15 * s], [x + 9 * s, y - 6 * s], [x + 5 * s, y], [x - 5 * s, y], [x - 9 * s, y - 6 * s], [x - 7 * s, y - 15 * s]], f, { w: 1.4 }) + [[-3, -12], [2, -7], [4, -13], [-4, -5]].map(p => `<circle cx="${r1(x + p[0] * s)}" cy="${r1(y + p[1] * s)}" r="${r1(1.3 * s)}" fill="${c.pal.mark}" opacity=".6"/>`).join(""); },
  shell(c, x, y, s = 1, m = 1) { return shape([[x - 24 * s, y - 14 * s, 1], [x - 17 * s, y - 8 * s, 1], [x - 10 * s, y - 16 * s, 1], [x - 2 * s, y - 7 * s, 1], [x + 6 * s, y - 15 * s, 1], [x + 13 * s, y - 8 * s, 1], [x + 22 * s, y - 15 * s, 1], [x + 22 * s, y], [x + 12 * s, y + 12 * s], [x - 12 * s, y + 12 * s], [x - 23 * s, y]], "#f2e8d2") + [[-12, 0], [-4, 4], [6, 1], [12, 5], [-7, 8]].map(p => `<circle cx="${r1(x + p[0] * s)}" cy="${r1(y + p[1] * s)}" r="${r1(1.8 * s)}" fill="${c.pal.mark}" opacity=".55"/>`).join("") + soft([[x + 20 * s, y - 4 * s], [x + 16 * s, y + 6 * s], [x + 8 * s, y + 10 * s]], 1.2, INK, .5, { per: 4 }); },
  milk(c, x, y, s = 1) { return shape([[x - 8 * s, y, 1], [x - 9 * s, y - 13 * s], [x - 4 * s, y - 20 * s], [x - 4.4 * s, y - 25 * s, 1], [x + 4.4 * s, y - 25 * s, 1], [x + 4 * s, y - 20 * s], [x + 9 * s, y - 13 * s], [x + 8 * s, y, 1]], "#cfd3cf", { w: 1.4 }) + shape(ring(x, y - 25 * s, 5 * s, 1.8 * s, 8), "#fbf6ea", { w: 1.2 }) + soft([[x - 8.6 * s, y - 11 * s], [x, y - 9.6 * s], [x + 8.6 * s, y - 11 * s]], 1.1, INK, .6, { per: 4 }) + ink([[x + 9 * s, y - 15 * s], [x + 14 * s, y - 11 * s], [x + 9 * s, y - 6 * s]], 1.5, { per: 4 }); },
  rock(c, x, y, s = 1) { const f = mix(c.wash, "#7d746d", .55); return shape([[x - 34 * s, y + 30 * s, 1], [x - 38 * s, y + 6 * s], [x - 24 * s, y - 16 * s], [x - 4 * s, y - 22 * s], [x + 18 * s, y - 14 * s], [x + 34 * s, y + 4 * s], [x + 36 * s, y + 30 * s, 1]], f) + path(curve([[x + 4 * s, y - 20 * s, 1], [x + 18 * s, y - 13 * s], [x + 34 * s, y + 5 * s], [x + 35 * s, y + 29 * s, 1], [x + 12 * s, y + 29 * s, 1], [x + 16 * s, y + 2 * s]], true), dark(f, .3), ' opacity=".5"') + soft([[x - 22 * s, y - 4 * s], [x - 12 * s, y - 1 * s], [x - 8 * s, y + 10 * s]], 1.4, INK, .6, { per: 5 }) + soft([[x + 2 * s, y - 12 * s], [x + 8 * s, y - 4 * s]], 1.2, INK, .55, { per: 3 }) + THINGS.grass(c, x - 30 * s, y + 30 * s, .9); },
  gold(c, x, y, s = 1) { let o = ""; for (const p of [[-20, 0], [-8, 0], [5, 0], [17, 0], [-13, -6], [0, -6], [11, -6], [-4, -12], [6, -12]]) o += shape(ring(x + p[0] * s, y - 3 * s + p[1] * s, 8 * s, 4.6 * s, 8), c.R.yes() ? "#e2b648" : "#d3a038", { w: 1.2 }); return o; },
  cloud(c, x, y, s = 1) { return line(`M${r1(x - 22 * s)} ${r1(y)}q-2 -8 8 -9q3 -11 15 -8q11 -6 16 4q11 1 9 11q-4 5 -10 2`, 1.5, INK, .45); },
  note(c, x, y, s = 1) { return shape(ring(x, y, 3 * s, 2.4 * s, 7), INK, { w: .8 }) + ink([[x + 2.6 * s, y], [x + 3 * s, y - 12 * s], [x + 8 * s, y - 9 * s]], 1.7, { a: 0, b: .3, per: 4 }); },
  acorn(c, x, y, s = 1) { return shape([[x - 7 * s, y - 12 * s], [x - 6 * s, y - 4 * s], [x, y + 1 * s, 1], [x + 6 * s, y - 4 * s], [x + 7 * s, y - 12 * s]], "#c08a4a", { w: 1.3 }) + shape([[x - 9 * s, y - 11 * s], [x - 6 * s, y - 17 * s], [x, y - 19 * s], [x + 6 * s, y - 17 * s], [x + 9 * s, y - 11 * s], [x, y - 9.5 * s]], "#7d5a38", { w: 1.3 }) + ink([[x, y - 18 * s], [x + 2 * s, y - 24 * s]], 2.2, { a: 0, b: 0 }); },
  snail(c, x, y, s = 1) { return shape([[x - 15 * s, y, 1], [x - 6 * s, y - 5 * s], [x + 9 * s, y - 5 * s], [x + 12 * s, y - 11 * s], [x + 16 * s, y - 10 * s], [x + 15 * s, y, 1]], "#e2c79a", { w: 1.3 }) + shape(ring(x - 1 * s, y - 11 * s, 10 * s, 9 * s, 9), "#b5774a", { w: 1.3 }) + line(`M${xy([x + 5 * s, y - 10 * s])}q${num(-1 * s)} ${num(-7 * s)} ${num(-7 * s)} ${num(-5 * s)}t${num(-1 * s)} ${num(8 * s)}q${num(4 * s)} ${num(1 * s)} ${num(4 * s)} ${num(-3 * s)}`, 1.2, INK, .7) + line(`M${xy([x + 13 * s, y - 10 * s])}l${num(1 * s)} ${num(-7 * s)}M${xy([x + 15 * s, y - 9 * s])}l${num(4 * s)} ${num(-5 * s)}`, 1.3); },
  berry(c, x, y, s = 1) { return shape([[x, y, 1], [x - 8 * s, y - 8 * s], [x - 7 * s, y - 15 * s], [x, y - 16 * s], [x + 7 * s, y - 15 * s], [x + 8 * s, y - 8 * s]], "#c9473c", { w: 1.3 }) + path([[-3, -11], [2, -9], [-1, -6], [4, -12]].map(p => `M${xy([x + p[0] * s, y + p[1] * s])}l.6 1.6`).join(""), "none", ` stroke="${CREAM}" stroke-width="1.3"`) + shape([[x - 7 * s, y - 13 * s, 1], [x - 3 * s, y - 18 * s], [x, y - 15 * s, 1], [x + 4 * s, y - 19 * s], [x + 7 * s, y - 14 * s, 1], [x, y - 13 * s]], "#7f9552", { w: 1.1 }); },
  dandelion(c, x, y, s = 1) { let o = ink([[x, y], [x - 2 * s, y - 14 * s], [x, y - 27 * s]], 1.8, { a: 0, b: 0 }), t = ""; for (let i = 0; i < 12; i++) { const a = i / 12 * TAU; t += `M${xy([x, y - 30 * s])}l${num(Math.cos(a) * 9 * s)} ${num(Math.sin(a) * 9 * s)}`; } return o + `<circle cx="${num(x)}" cy="${num(y - 30 * s)}" r="${num(10.5 * s)}" fill="${CREAM}" opacity=".75"/>` + line(t, 1, INK, .55) + [[15, -40], [24, -34]].map(p => line(`M${xy([x + p[0] * s, y + p[1] * s])}l-1 5m-2 -6l3 1l3 -2`, 1, INK, .6)).join(""); },
  pencil(c, x, y, s = 1) { const F = frame(x, y - 3 * s, rad(-11), s); return poly(put(F, [[-22, -3], [18, -3], [18, 3], [-22, 3]]), "#d9a441", { w: 1.2 }) + poly(put(F, [[18, -3], [27, 0], [18, 3]]), "#f1dfbd", { w: 1.1 }) + poly(put(F, [[24, -1], [27, 0], [24, 1]]), "#2b2a33", { w: .8 }) + poly(put(F, [[-27, -3], [-22, -3], [-22, 3], [-27, 3]]), "#c96a5a", { w: 1.1 }); },
  teacup(c, x, y, s = 1) { return ink([[x + 9 * s, y - 13 * s], [x + 17 * s, y - 11 * s], [x + 9 * s, y - 4 * s]], 2, { a: 0, b: 0 }) + shape([[x - 11 * s, y - 16 * s, 1], [x + 11 * s, y - 16 * s, 1], [x + 9 * s, y - 5 * s], [x + 4 * s, y], [x - 4 * s, y], [x - 9 * s, y - 5 * s]], "#f4ecdc", { w: 1.3 }) + shape(ring(x, y - 16 * s, 11 * s, 2.6 * s, 8), "#9a6238", { w: 1.2 }) + line(`M${xy([x - 9 * s, y - 9 * s])}q${num(9 * s)} ${num(4 * s)} ${num(18 * s)} 0`, 1.4, "#5a86a8") + line(`M${xy([x - 3 * s, y - 22 * s])}q3 -4 0 -8M${xy([x + 3 * s, y - 22 * s])}q3 -4 0 -8`, 1.2, INK, .45); },
  ladybird(c, x, y, s = 1) { return shape(ring(x, y - 4 * s, 7 * s, 5.4 * s, 8), "#c9473c", { w: 1.2 }) + shape(ring(x + 6.4 * s, y - 3.4 * s, 2.8 * s, 3 * s, 6), "#3b3038", { w: 1 }) + line(`M${xy([x - 6 * s, y - 4.4 * s])}h${num(10 * s)}`, 1.1) + path([[-2, -6.6], [2, -2.4], [-3.6, -2.2], [2, -7]].map(p => `M${xy([x + p[0] * s, y + p[1] * s])}h.1`).join(""), "none", ` stroke="${INK}" stroke-width="2.2"`); },
  clover(c, x, y, s = 1) { return ink([[x, y], [x + 1, y - 8 * s], [x, y - 14 * s]], 1.6, { a: 0, b: 0 }) + [[-5, -15], [5, -15], [0, -21]].map(p => shape([[x, y - 15 * s, 1], [x + p[0] * s - 4 * s, y + p[1] * s - 1], [x + p[0] * s, y + p[1] * s - 4 * s], [x + p[0] * s + 4 * s, y + p[1] * s - 1]], "#7f9a58", { w: 1.2 })).join(""); },
  stump(c, x, y, s = 1) { return shape([[x - 15 * s, y, 1], [x - 11 * s, y - 7 * s], [x - 11 * s, y - 17 * s, 1], [x + 11 * s, y - 17 * s, 1], [x + 11 * s, y - 7 * s], [x + 16 * s, y, 1]], "#8f6844", { w: 1.4 }) + shape(ring(x, y - 17 * s, 11 * s, 3.6 * s, 8), "#dcb887", { w: 1.3 }) + shape(ring(x, y - 17 * s, 5 * s, 1.6 * s, 8), "#c69a64", { w: .9 }) + line(`M${xy([x - 5 * s, y - 11 * s])}v${num(8 * s)}M${xy([x + 4 * s, y - 12 * s])}v${num(6 * s)}`, 1.1, INK, .55); },
  kite(c, x, y, s = 1) { const f = c.R.pick(["#d0a03c", "#5a86a8", "#b8573f"]); return poly([[x, y - 16 * s], [x + 11 * s, y - 3 * s], [x, y + 14 * s], [x - 11 * s, y - 3 * s]], f, { w: 1.4 }) + poly([[x, y - 16 * s], [x + 11 * s, y - 3 * s], [x, y - 3 * s]], light(f, .5), { plain: true }) + line(`M${xy([x, y - 16 * s])}V${num(y + 14 * s)}M${xy([x - 11 * s, y - 3 * s])}h${num(22 * s)}M${xy([x, y + 14 * s])}q${num(8 * s)} ${num(8 * s)} ${num(2 * s)} ${num(15 * s)}t${num(4 * s)} ${num(14 * s)}`, 1.2, INK, .75); },
  bubbles(c, x, y, s = 1) { return [[0, 0, 9], [15, -12, 6], [5, -20, 4], [-10, -16, 5]].map(p => `<circle cx="${num(x + p[0] * s)}" cy="${num(y + p[1] * s)}" r="${num(p[2] * s)}" fill="#eef6f4" fill-opacity=".55" stroke="${INK}" stroke-width="1.2"/>` + line(`M${xy([x + (p[0] - p[2] * .5) * s, y + (p[1] - p[2] * .3) * s])}q${num(p[2] * .1 * s)} ${num(-p[2] * .4 * s)} ${num(p[2] * .5 * s)} ${num(-p[2] * .4 * s)}`, 1.3, "#fff")).join(""); },
  leaves(c, x, y, s = 1) { return [[0, 0, 20, "#c98a35"], [18, -14, -40, "#b8573f"], [-8, -22, 70, "#8a9c58"]].map(p => { const F = frame(x + p[0] * s, y + p[1] * s, rad(p[2]), s); return shape(put(F, [[-8, 0, 1], [-2, -5], [5, -4], [10, 0, 1], [4, 5], [-3, 4]]), p[3], { w: 1.1 }) + line(`M${xy(F(-11, 0))}L${xy(F(7, 0))}`, 1, INK, .6); }).join(""); },
  can(c, x, y, s = 1) { return ink([[x + 12 * s, y - 4 * s], [x + 22 * s, y - 12 * s], [x + 27 * s, y - 20 * s]], 3.6, { a: 0, b: 0 }) + ink([[x - 11 * s, y - 3 * s], [x - 20 * s, y - 12 * s], [x - 10 * s, y - 19 * s]], 2.2, { a: 0, b: 0 }) + poly([[x - 12 * s, y - 18 * s], [x + 11 * s, y - 18 * s], [x + 13 * s, y], [x - 13 * s, y]], "#7fa0a0", { w: 1.4 }) + line(`M${xy([x - 12 * s, y - 6 * s])}h${num(24 * s)}M${xy([x + 23 * s, y - 24 * s])}l8 7`, 1.2, INK, .7); },
  scroll(c, x, y, s = 1) { return poly([[x - 15 * s, y - 9 * s], [x + 15 * s, y - 9 * s], [x + 15 * s, y], [x - 15 * s, y]], "#f4ecdc", { w: 1.3 }) + shape(ring(x + 15 * s, y - 4.5 * s, 3 * s, 4.6 * s, 7), "#e2d0a8", { w: 1.2 }) + poly([[x - 3 * s, y - 10 * s], [x + 2 * s, y - 10 * s], [x + 2 * s, y + 1], [x - 3 * s, y + 1]], "#b8441a", { w: 1 }); },
  bundle(c, x, y, s = 1) { return [[-2, -14], [-7, -8], [4, -8], [-10, -3], [0, -3], [9, -3]].map(p => shape(ring(x + p[0] * s, y + p[1] * s, 5 * s, 4 * s, 7), "#c69a64", { w: 1.2 }) + `<circle cx="${num(x + p[0] * s)}" cy="${num(y + p[1] * s)}" r="${num(1.6 * s)}" fill="#8f6844"/>`).join("") + line(`M${xy([x - 14 * s, y - 6 * s])}q${num(14 * s)} ${num(-5 * s)} ${num(27 * s)} 0`, 1.8, "#7a5a3e"); },
  blanket(c, x, y, s = 1) { const f = c.R.pick(["#b8573f", "#5a86a8", "#8a9c58"]); return shape([[x - 24 * s, y - 2 * s], [x - 14 * s, y - 9 * s], [x + 2 * s, y - 7 * s], [x + 18 * s, y - 9 * s], [x + 25 * s, y - 1 * s], [x + 10 * s, y + 3 * s], [x - 12 * s, y + 3 * s]], f, { w: 1.3 }) + line(`M${xy([x - 15 * s, y - 8 * s])}l${num(4 * s)} ${num(11 * s)}M${xy([x, y - 7 * s])}l${num(2 * s)} ${num(10 * s)}M${xy([x - 22 * s, y - 3 * s])}q${num(22 * s)} ${num(5 * s)} ${num(45 * s)} 0`, 1.6, light(f, .6), .9); },
  hut(c, x, y, s = 1) { return poly([[x - 11 * s, y], [x - 11 * s, y - 10 * s], [x + 11 * s, y - 10 * s], [x + 11 * s, y]], "#e2c79a", { w: 1.3 }) + poly([[x - 15 * s, y - 9 * s], [x, y - 21 * s], [x + 15 * s, y - 9 * s]], "#a5583f", { w: 1.3 }) + poly([[x - 3 * s, y], [x - 3 * s, y - 7 * s], [x + 3 * s, y - 7 * s], [x + 3 * s, y]], "#6b5040", { w: 1 }) + line(`M${xy([x + 7 * s, y - 16 * s])}v-6q4 -4 1 -8`, 1.3, INK, .6); },
  sheep(c, x, y, s = 1) { return line(`M${xy([x - 5 * s, y])}v-4M${xy([x + 5 * s, y])}v-4`, 1.6) + shape(ring(x, y - 7 * s, 9 * s, 5.6 * s, 9, .12, c.R), CREAM, { w: 1.2 }) + shape(ring(x + 9 * s, y - 9 * s, 3.4 * s, 3 * s, 6), "#4a3b35", { w: 1 }); },
  balloon(c, x, y, s = 1) { const f = c.R.pick(["#c4654a", "#d0a03c", "#5a86a8"]); return shape([[x - 4 * s, y - 8 * s, 1], [x - 13 * s, y - 22 * s], [x - 12 * s, y - 36 * s], [x, y - 43 * s], [x + 12 * s, y - 36 * s], [x + 13 * s, y - 22 * s], [x + 4 * s, y - 8 * s, 1]], f, { w: 1.4 }) + shape([[x - 1.6 * s, y - 8 * s, 1], [x - 5 * s, y - 24 * s], [x, y - 43 * s, 1], [x + 5 * s, y - 24 * s], [x + 1.6 * s, y - 8 * s, 1]], CREAM, { w: 1 }) + line(`M${xy([x - 4 * s, y - 8 * s])}l1 6M${xy([x + 4 * s, y - 8 * s])}l-1 6`, 1) + poly([[x - 4 * s, y - 3 * s], [x + 4 * s, y - 3 * s], [x + 3 * s, y + 3 * s], [x - 3 * s, y + 3 * s]], "#b98a52", { w: 1.2 }); },
  birds(c, x, y, s = 1) { return line([[0, 0], [16, -8], [30, 2]].map(p => `M${xy([x + p[0] * s, y + p[1] * s])}q${num(4 * s)} ${num(-5 * s)} ${num(7 * s)} 0q${num(4 * s)} ${num(-5 * s)} ${num(7 * s)} 0`).join(""), 1.5, INK, .75); },
  fire(c, x, y, s = 1) { return shape([[x - 6 * s, y - 2 * s], [x - 5 * s, y - 9 * s], [x, y - 17 * s, 1], [x + 3 * s, y - 10 * s], [x + 6 * s, y - 2 * s]], "#e8923a", { w: 1.2 }) + shape([[x - 2 * s, y - 2 * s], [x, y - 8 * s, 1], [x + 3 * s, y - 2 * s]], "#f7d676", { plain: true }) + line(`M${xy([x - 8 * s, y])}l${num(15 * s)} ${num(-4 * s)}M${xy([x + 8 * s, y])}l${num(-15 * s)} ${num(-4 * s)}`, 2.4, "#6b4a30"); },
  heart(c, x, y, s = 1) { return shape([[x, y + 6 * s, 1], [x - 7 * s, y - 1 * s], [x - 4 * s, y - 7 * s], [x, y - 3 * s, 1], [x + 4 * s, y - 7 * s], [x + 7 * s, y - 1 * s]], "#cf5a52", { w: 1.2 }); },
  spark(c, x, y, s = 1) { return path(P4(x, y, 7 * s), "#fff3c8", ` stroke="${INK}" stroke-width="1"`); },
};
// What comes out of the mouth.
function breath(c, x, y, deg, s = 1) {
  const F = frame(x, y, rad(deg), s), P = p => put(F, p), R = c.R;
  switch (c.breath) {
    case "fire": return shape(P([[0, 0, 1], [12, -7], [24, -6], [34, -15, 1], [40, -6], [56, -8, 1], [48, 1], [60, 9, 1], [40, 9], [30, 15, 1], [22, 7], [10, 6]]), "#d9632f") + shape(P([[4, 0, 1], [16, -4], [28, -3], [42, -2, 1], [30, 4], [14, 4]]), "#f2b545", { plain: true }) + shape(P([[6, 0, 1], [16, -1.6], [26, 0], [14, 2]]), "#fdeba8", { plain: true });
    case "frost": return [[10, -2, 3], [22, -8, 4.6], [24, 5, 4], [38, -4, 6], [40, 11, 5], [52, -14, 5.4], [56, 4, 6.6]].map(p => { const q = F(p[0], p[1]); return path(P4(q[0], q[1], p[2] * s), "#e4eff2", ` stroke="${INK}" stroke-width="1.1"`); }).join("") + soft(P([[4, 0], [20, -2], [30, 2]]), 1.3, INK, .5, { per: 5 });
    case "venom": return [[10, 4, 3], [19, 9, 4], [27, 3, 3], [33, 14, 5], [43, 9, 3.6]].map(p => shape(P([[p[0] - p[2] * 1.6, p[1] - p[2], 1], [p[0] + p[2] * .2, p[1] - p[2] * .8], [p[0] + p[2], p[1] + p[2] * .4], [p[0], p[1] + p[2]], [p[0] - p[2] * .7, p[1] + p[2] * .2]]), "#a9c04e", { w: 1.2 })).join("");
    case "smoke": return shape(P([[0, 0, 1], [6, -6], [14, -5], [17, -13], [28, -14], [33, -6], [42, -8], [46, 0], [38, 5], [28, 3], [20, 6], [8, 4]]), "#d9d0c4", { w: 1.4 }) + soft(P([[14, -2], [20, -6], [26, -3]]), 1.1, INK, .5, { per: 5 }) + soft(P([[30, -1], [36, -3], [40, 0]]), 1.1, INK, .5, { per: 5 });
    case "roar": return [14, 23, 32].map((r, i) => ink(P([[r * .8, -r * .62], [r * 1.08, -r * .2], [r * 1.08, r * .2], [r * .8, r * .62]]), 2.3 - i * .3, { per: 5 })).join("");
    case "spark": return poly(P([[4, -1], [18, -7], [17, -1], [34, -5], [30, 2], [48, 4], [28, 9], [30, 4], [14, 8], [17, 2]]), "#f3d35f", { w: 1.4 });
    case "dust": return [[10, 0, 4], [18, -6, 6], [21, 5, 6], [32, -3, 9], [44, 4, 7], [42, -11, 6]].map(p => { const q = F(p[0], p[1]); return shape(ring(q[0], q[1], p[2] * s, p[2] * .85 * s, 8, .1, R), "#e4cd97", { w: 1.1 }); }).join("");
    default: return "";
  }
}

// ---------------------------------------------------------------- the cave behind
const WASH = { // light, deep, line; three hours of the day for each cave
  crimson: [["#f0c4a8", "#d78c6b", "#8a3a2b"], ["#e7b3a2", "#bd6f62", "#77303a"], ["#f3cf9f", "#dc9454", "#8f4420"]],
  golden: [["#efdca6", "#d4b263", "#7d5e1f"], ["#e3dcae", "#b3b06a", "#5f6128"], ["#f3d998", "#d79f4a", "#875416"]],
  amethyst: [["#d5cae4", "#a797c8", "#4c3b75"], ["#c6d0e4", "#8fa1c8", "#384a78"], ["#dfc6dc", "#b58bb6", "#663a6b"]],
};
function backdrop(c) {
  const R = c.RB, n = c.caves.length; let o = `<rect width="${W}" height="${H}" fill="${PAPER}"/>`;
  const edge = []; for (let i = 0; i < 18; i++) { const a = (i + .5) / 18 * TAU, cs = Math.cos(a), sn = Math.sin(a), k = Math.pow(Math.abs(cs), 4.8) + Math.pow(Math.abs(sn), 4.8), r = Math.pow(k, -1 / 4.8); edge.push([160 + cs * r * (152 + R.j(3.4)), 120.5 + sn * r * (111 + R.j(3.4))]); }
  const id = `wv${c.n}`, e = curve(edge, true);
  o += `<clipPath id="${id}"><path id="${id}e" d="${e}"/></clipPath><g clip-path="url(#${id})">`;
  const cut = []; for (let i = 1; i < n; i++) { const x = 320 * i / n, lean = R.j(26); cut.push([-6, 30, 66, 104, 142, 180, 246].map((y, j) => [x + lean * (j - 3) / 3 + R.j(13), y])); }
  c.caves.forEach((v, i) => {
    const [l, m, d] = c.hours[i], x0 = 320 * i / n, x1 = 320 * (i + 1) / n, left = i ? cut[i - 1] : [[-6, -6], [-6, 246]], right = i < n - 1 ? cut[i] : [[326, -6], [326, 246]], zid = `${id}-${i}`;
    const zone = curve([...left.map((p, j) => [p[0], p[1], j % (left.length - 1) === 0 ? 1 : 0]), ...right.slice().reverse().map((p, j) => [p[0], p[1], j % (right.length - 1) === 0 ? 1 : 0])], true);
    o += (n > 1 ? `<clipPath id="${zid}"><path d="${zone}"/></clipPath><g clip-path="url(#${zid})">` : "<g>") + path(zone, l);
    const a = x0 - 30, b = x1 + 30, w = b - a, far = mix(l, m, .34), mid = mix(l, m, .66), X = u => a + w * u;
    o += path(curve([[a, 96 + R.j(16), 1], [X(.22), 118 + R.j(14)], [X(.5), 142 + R.j(10)], [X(.78), 120 + R.j(14)], [b, 92 + R.j(16), 1], [b, 250, 1], [a, 250, 1]], true), far);
    o += path(curve([[a, -8, 1], [b, -8, 1], [b, 52 + R.j(14), 1], [X(.8), 34 + R.j(10)], [X(.5), 22 + R.j(8)], [X(.2), 34 + R.j(10)], [a, 56 + R.j(14), 1]], true), far);
    o += motif(c, v, x0, x1, l, m, d, R);
    o += path(curve([[a, 172 + R.j(8), 1], [X(.3), 184 + R.j(6)], [X(.7), 182 + R.j(6)], [b, 170 + R.j(8), 1], [b, 250, 1], [a, 250, 1]], true), mid, ' opacity=".75"') + "</g>";
  });
  cut.forEach(q => { o += soft(q, 2.4, c.washInk, .3, { per: 5 }); });
  // light behind the dragon
  const gx = R.f(136, 184), gy = R.f(98, 126), gr = R.f(.84, 1.12);
  o += path(curve(ring(gx, gy, 122 * gr, 84 * gr, 12, .1, R), true), "#fff7e2", ' opacity=".27"'); if (R.yes(.6)) o += path(curve(ring(gx + R.j(12), gy + R.j(8), 78 * gr, 52 * gr, 11, .13, R), true), "#fff7e2", ' opacity=".24"');
  // near walls of the cave at the edges, hatched
  const [l0, m0, d0] = c.hours[0], [l9, m9, d9] = c.hours[n - 1];
  for (const [m, d, q] of [[m0, d0, 1], [m9, d9, -1]]) { const x = u => q > 0 ? u : W - u, top = R.f(46, 74), bot = R.f(40, 66); o += path(curve([[x(-8), -8, 1], [x(66 + R.j(12)), -8, 1], [x(38), 22 + R.j(6)], [x(22 + R.j(4)), top], [x(13), 118], [x(20 + R.j(4)), 240 - bot], [x(30), 216], [x(48), 250, 1], [x(-8), 250, 1]], true), mix(m, d, .3), ' opacity=".62"'); let h = ""; for (let i = 0; i < 7; i++) { const y = 14 + i * 10; h += stroke2([x(6), y + 10], [x(clamp(44 - i * 4.4, 9, 44)), y - 6]); } for (let i = 0; i < 5; i++) h += stroke2([x(6), 178 + i * 11], [x(17 + i * 3), 168 + i * 11]); o += line(h, 1, d, .45); }
  // floor
  o += path(curve([[-6, 206, 1], [60, 201 + R.j(3)], [140, 204 + R.j(3)], [220, 201 + R.j(3)], [326, 205, 1], [326, 246, 1], [-6, 246, 1]], true), mix(c.wash, c.washDeep, .8));
  o += soft([[14, 204], [70, 200.5], [140, 204], [220, 201], [306, 204]], 1.9, c.washInk, .75, { per: 5 });
  let p = ""; for (let i = 0; i < 14; i++) { const x = R.f(24, 286), y = R.f(211, 230); p += `M${xy([x, y])}l${r1(R.f(5, 18))} ${r1(R.j(1.2))}`; } o += line(p, 1.2, c.washInk, .42);
  return o + "</g>" + `<use href="#${id}e" fill="none" stroke="${c.washInk}" stroke-width="1.4" opacity=".5"/>`;
}
function motif(c, v, x0, x1, l, m, d, R) {
  const w = x1 - x0; let o = "";
  const edgeInk = (pts, op = .5) => soft(pts, 1.3, d, op);
  if (v === "crimson") {
    for (let i = 0; i < 4; i++) { const y = 52 + i * 27 + R.j(6); o += line(curve([[x0, y + R.j(5)], [x0 + w * .3, y + R.j(8)], [x0 + w * .65, y + R.j(8)], [x1, y + R.j(5)]]), 2, d, .2); }
    for (const [u, h] of [[.08, 60], [.3, 34], [.74, 40], [.93, 66]]) { const x = x0 + w * u, b = 13 + h * .16; o += path(curve([[x - b, 204, 1], [x - b * .5, 204 - h * .6], [x - b * .2, 204 - h, 1], [x + b * .3, 204 - h * .7], [x + b, 204, 1]], true), mix(m, d, .12)) + edgeInk([[x - b * .2, 204 - h], [x + b * .3, 204 - h * .7], [x + b, 204]]); }
    for (let i = 0; i < 5; i++) { const x = x0 + w * R.f(.08, .92), y = R.f(34, 150); o += path(curve([[x, y - 4.4, 1], [x + 2.4, y], [x, y + 2.6], [x - 2.4, y]], true), i % 2 ? "#e07a35" : "#f0b04a", ' opacity=".9"'); }
  } else if (v === "golden") {
    for (const u of [.06, .2, .34, .55, .72, .86, .97]) { const x = x0 + w * u + R.j(5), h = R.f(20, 58) * (u > .3 && u < .7 ? .55 : 1), b = 7 + h * .13; o += path(curve([[x - b, -4, 1], [x + b, -4, 1], [x + b * .35, h * .55], [x, h + 12, 1], [x - b * .4, h * .5]], true), mix(m, d, .1)) + edgeInk([[x + b, 0], [x + b * .35, h * .55], [x, h + 12]]); }
    for (const u of [.1, .88]) { const x = x0 + w * u, h = 30 + R.f(0, 22), b = 13; o += path(curve([[x - b, 205, 1], [x - b * .4, 205 - h * .6], [x, 205 - h], [x + b * .4, 205 - h * .55], [x + b, 205, 1]], true), mix(m, d, .08)) + edgeInk([[x, 205 - h], [x + b * .4, 205 - h * .55], [x + b, 205]]); }
    for (let i = 0; i < 4; i++) { const x = x0 + w * R.f(.06, .94), y = R.f(60, 165); o += path(P4(x, y, R.f(3, 5.4)), "#fff4c6", ` stroke="${d}" stroke-width=".8" stroke-opacity=".5"`); }
  } else {
    const gem = (x, y, h, b, t) => { const F = frame(x, y, rad(t), 1), A = mix(m, "#ffffff", .34), P = p => p.map(q => F(q[0], q[1], 1)); return path(curve(P([[-b, 2], [-b, -h * .72], [0, -h], [b, -h * .7], [b, 2]]), true), A) + path(curve(P([[b * .2, 2], [b * .2, -h * .62], [0, -h], [b, -h * .7], [b, 2]]), true), mix(m, d, .12)) + `<path d="${curve(P([[-b, 2], [-b, -h * .72], [0, -h], [b, -h * .7], [b, 2]]), true)}" fill="none" stroke="${d}" stroke-width="1.1" opacity=".5"/>` + line("M" + xy(F(b * .2, 2)) + "L" + xy(F(b * .2, -h * .62)) + "L" + xy(F(0, -h)), .9, d, .45); };
    for (const u of [.07, .92]) { const x = x0 + w * u; o += gem(x - 12, 206, R.f(34, 52), 7, -20) + gem(x + 13, 206, R.f(28, 46), 6.4, 20) + gem(x, 207, R.f(58, 88), 9, R.j(6)); }
    if (R.yes(.6)) { const x = x0 + w * R.f(.35, .65); o += gem(x, 205, R.f(18, 30), 5, -8) + gem(x + 10, 205, R.f(12, 20), 4.4, 14); }
    for (const u of [.2, .8]) { const x = x0 + w * u + R.j(10); o += gem(x, 0, R.f(20, 36), 5.4, 180 + R.j(8)); }
    for (let i = 0; i < 4; i++) { const x = x0 + w * R.f(.08, .92), y = R.f(40, 150); o += path(P4(x, y, R.f(2.6, 4.8)), "#fbf5ff", ` stroke="${d}" stroke-width=".8" stroke-opacity=".5"`); }
  }
  return o;
}

// ---------------------------------------------------------------- poses
// All face right in a field of 320 x 240 with the floor at 205. A spine runs from the tip of the tail to the head; its
// right-hand side is the belly. Legs: [hip], [knee], [ankle], far or near. segs: order of drawing where a body crosses itself.
const L = (hx, hy, kx, ky, ax, ay, w = 15, far = 0, o = {}) => ({ p: [[hx, hy, w], [kx, ky, w * .6], [ax, ay, w * .42]], far, ...o });
const POSES = {
  stand: () => ({ spine: [[26, 120, 1.4], [42, 156, 5], [80, 168, 11], [118, 150, 24], [156, 146, 28], [190, 136, 26], [213, 108, 17], [227, 80, 13], [236, 64, 12]], head: [240, 58, 4], legs: [L(140, 162, 154, 182, 142, 201, 14, 1), L(206, 152, 215, 178, 212, 201, 13, 1), L(116, 154, 131, 182, 112, 201, 18), L(186, 154, 182, 180, 188, 201, 15)], wing: [170, 122] }),
  prowl: () => ({ spine: [[16, 86, 1.4], [38, 110, 5], [78, 130, 11], [114, 134, 24], [152, 144, 25], [188, 142, 25], [216, 140, 17], [240, 144, 13]], head: [248, 146, 10], legs: [L(136, 150, 160, 178, 144, 201, 14, 1), L(204, 152, 224, 176, 236, 201, 13, 1), L(112, 144, 134, 176, 108, 201, 18), L(186, 150, 172, 178, 192, 202, 16)], wing: [164, 126] }),
  bow: () => ({ spine: [[54, 34, 1.4], [46, 66, 5], [72, 96, 11], [106, 116, 24], [148, 142, 26], [184, 164, 23], [212, 158, 16], [230, 140, 13]], head: [240, 132, -8], legs: [L(130, 136, 150, 170, 134, 201, 14, 1), L(196, 168, 226, 190, 250, 202, 12, 1), L(110, 128, 132, 168, 108, 201, 18), L(180, 172, 200, 196, 224, 203, 14)], wing: [150, 128] }),
  sit: () => ({ spine: [[246, 172, 1.4], [254, 193, 5], [216, 205, 8], [160, 207, 11], [106, 203, 17], [94, 174, 27], [126, 140, 28], [156, 112, 22], [174, 82, 14], [186, 64, 12]], head: [192, 56, 2], segs: [[.4, 1], "legs", [0, .44]], legs: [L(182, 130, 196, 166, 194, 199, 12, 1), L(112, 180, 140, 192, 150, 201, 22), L(160, 138, 170, 170, 168, 200, 14)], wing: [134, 130] }),
  lie: () => ({ spine: [[70, 206, 1.4], [34, 200, 5], [38, 176, 10], [70, 168, 18], [110, 172, 27], [152, 176, 28], [190, 166, 24], [212, 134, 15], [222, 108, 12]], head: [230, 98, 4], legs: [L(206, 180, 222, 196, 250, 202, 11, 1), L(108, 184, 134, 192, 148, 202, 22), L(184, 182, 200, 198, 226, 204, 13)], wing: [158, 152] }),
  rear: () => ({ spine: [[34, 186, 1.4], [62, 204, 6], [102, 200, 13], [132, 178, 26], [150, 140, 28], [166, 106, 20], [184, 78, 14], [198, 62, 12]], head: [206, 54, 0], legs: [L(148, 178, 176, 186, 170, 202, 15, 1), L(174, 122, 202, 128, 218, 112, 8, 1, { a: -50 }), L(130, 182, 156, 190, 142, 203, 20), L(160, 128, 186, 142, 204, 130, 9, 0, { a: -40 })], wing: [148, 116] }),
  longneck: () => ({ spine: [[16, 146, 1.4], [40, 172, 5], [80, 172, 12], [116, 156, 27], [154, 156, 30], [186, 142, 23], [208, 104, 13], [208, 64, 10], [222, 44, 9]], head: [230, 42, 6], legs: [L(138, 166, 150, 186, 142, 202, 14, 1), L(200, 160, 206, 184, 204, 202, 12, 1), L(114, 164, 128, 186, 112, 202, 18), L(180, 164, 180, 186, 184, 202, 14)], wing: [160, 134] }),
  curl: () => ({ spine: [[206, 200, 1.4], [168, 208, 6], [116, 204, 12], [76, 184, 20], [82, 150, 26], [130, 132, 29], [186, 136, 26], [220, 160, 17], [222, 182, 13]], head: [218, 188, 8], segs: [[.3, 1], "legs", [0, .36]], legs: [L(196, 168, 206, 190, 196, 203, 13)], wing: [136, 128], low: 1 }),
  wheel: () => ({ spine: [[214, 66, 1.4], [228, 102, 6], [222, 150, 12], [182, 186, 19], [128, 188, 22], [90, 154, 22], [88, 102, 19], [116, 66, 14], [150, 52, 12]], head: [160, 50, 4], legs: [L(172, 170, 160, 150, 172, 138, 11, 1, { a: -80 }), L(140, 172, 128, 152, 138, 140, 12, 0, { a: -80 }), L(108, 128, 128, 128, 140, 118, 10, 1, { a: -60 }), L(108, 110, 126, 104, 142, 100, 11, 0, { a: -40 })], wing: [92, 118], wingA: -30, air: 1 }),
  gallop: () => ({ spine: [[14, 120, 1.4], [44, 108, 6], [84, 122, 12], [122, 130, 23], [160, 124, 26], [196, 122, 24], [222, 100, 16], [240, 80, 12]], head: [248, 72, 4], legs: [L(134, 140, 112, 170, 86, 176, 14, 1, { a: 40 }), L(204, 132, 236, 148, 256, 164, 12, 1, { a: 20 }), L(116, 138, 98, 168, 70, 188, 17, 0, { a: 40 }), L(194, 136, 214, 164, 236, 178, 14, 0, { a: 20 })], wing: [168, 108], air: 1 }),
  // wyverns: two legs, wings for arms
  wstand: () => ({ spine: [[26, 190, 1.4], [58, 194, 6], [96, 182, 13], [130, 158, 26], [156, 130, 26], [176, 100, 17], [190, 74, 12]], head: [198, 64, 0], legs: [L(152, 168, 176, 182, 164, 202, 13, 1), L(132, 172, 156, 184, 142, 203, 18)], wing: [156, 120], two: 1 }),
  fly: () => ({ spine: [[18, 168, 1.4], [54, 158, 6], [94, 146, 12], [136, 142, 22], [174, 132, 21], [206, 112, 14], [228, 94, 12]], head: [236, 88, 0], legs: [L(134, 152, 112, 172, 92, 178, 11, 1, { a: 150 }), L(146, 152, 128, 176, 108, 188, 13, 0, { a: 150 })], wing: [166, 126], two: 1, air: 1 }),
  stoop: () => ({ spine: [[20, 120, 1.4], [50, 138, 6], [88, 148, 12], [122, 142, 25], [158, 132, 26], [192, 132, 18], [220, 146, 14], [238, 156, 12]], head: [246, 160, 12], legs: [L(132, 152, 154, 178, 138, 202, 14, 1), L(112, 154, 134, 180, 112, 203, 18)], wing: [160, 118], two: 1 }),
  hang: () => ({ spine: [[196, 44, 1.4], [214, 30, 5], [196, 14, 8], [166, 18, 12], [150, 52, 22], [152, 98, 26], [160, 140, 19], [176, 172, 13], [192, 186, 12]], head: [202, 186, -14], legs: [L(164, 42, 178, 30, 168, 16, 12, 1, { a: -80 }), L(142, 46, 132, 28, 142, 14, 14, 0, { a: -80 })], wing: [164, 106], wingA: 160, two: 1, air: 1, perch: 1 }),
  theropod: () => ({ spine: [[12, 92, 1.4], [50, 108, 8], [98, 124, 18], [138, 128, 29], [176, 116, 27], [204, 90, 18], [220, 68, 15]], head: [230, 62, 4], legs: [L(158, 146, 184, 166, 168, 202, 18, 1), L(196, 124, 210, 138, 222, 130, 6, 1, { a: 10 }), L(134, 140, 162, 168, 140, 202, 23), L(184, 130, 198, 146, 212, 140, 7, 0, { a: 10 })], wing: [150, 108] }),
  heraldic: () => ({ spine: [[40, 190, 1.4], [68, 206, 6], [106, 202, 13], [134, 180, 26], [152, 146, 27], [164, 112, 20], [176, 84, 14], [186, 68, 12]], head: [194, 60, 0], legs: [L(150, 180, 178, 186, 172, 202, 15, 1), L(170, 130, 200, 134, 216, 118, 8, 1, { a: -50 }), L(132, 184, 158, 190, 144, 203, 20), L(158, 136, 184, 148, 202, 136, 9, 0, { a: -40 })], wing: [146, 126], both: 1 }),
  dive: () => ({ spine: [[-30, -26, 8], [6, 10, 15], [46, 42, 22], [92, 68, 27], [138, 88, 27], [178, 108, 18], [206, 124, 14], [218, 130, 12]], head: [226, 136, 22], legs: [L(92, 84, 64, 100, 48, 92, 12, 1, { a: 200 }), L(108, 98, 86, 122, 64, 122, 13, 0, { a: 190 })], wing: [122, 84], wingA: -34, air: 1 }),
  // serpents
  coilUp: () => ({ spine: [[272, 164, 1.4], [264, 192, 7], [210, 205, 13], [140, 205, 17], [84, 190, 18], [98, 166, 18], [156, 164, 19], [204, 152, 19], [198, 116, 17], [164, 98, 15], [158, 68, 13], [180, 50, 12]], head: [190, 48, 2], segs: [[.42, 1], [0, .46]], wing: [178, 112] }),
  wave: () => ({ spine: [[20, 160, 1.4], [40, 194, 6], [82, 198, 12], [112, 166, 16], [146, 150, 18], [174, 176, 18], [206, 194, 18], [238, 172, 17], [240, 130, 15], [226, 98, 13], [234, 74, 12]], head: [242, 68, 2], wing: [140, 146] }),
  loch: () => ({ humps: [[[28, 120, 1.4], [46, 140, 6], [52, 170, 10], [50, 214, 12]], [[92, 214, 14], [104, 170, 16], [132, 152, 17], [158, 172, 16], [168, 214, 15]], [[190, 216, 20], [196, 166, 19], [192, 122, 16], [200, 86, 13], [218, 70, 12]]], head: [226, 66, 4], water: 178, wing: [190, 150] }),
  swim: () => ({ spine: [[24, 84, 1.4], [50, 120, 7], [92, 146, 13], [136, 146, 20], [176, 124, 22], [212, 106, 18], [234, 108, 15]], head: [246, 112, 8], wing: [160, 142], fins: 1, air: 1, under: 1 }),
  column: () => ({ spine: [[34, 178, 1.4], [70, 206, 7], [130, 208, 11], [186, 202, 12.5], [211, 182, 13], [196, 162, 13], [158, 152, 13], [116, 146, 13], [95, 127, 13], [112, 107, 13], [152, 100, 13], [192, 90, 13], [206, 66, 12], [212, 50, 11]], head: [220, 44, 4], segs: [[.32, .66], "pillar", [0, .37], [.6, 1]], wing: [150, 104] }),
  lungfly: () => ({ spine: [[14, 90, 1.4], [38, 62, 6], [78, 76, 12], [104, 128, 16], [142, 164, 18], [184, 146, 18], [202, 104, 16], [226, 76, 14], [248, 80, 12]], head: [256, 86, 10], legs: [L(112, 134, 96, 156, 84, 152, 9, 1, { a: 160 }), L(196, 126, 218, 140, 234, 134, 9, 1), L(122, 150, 108, 176, 92, 178, 10, 0, { a: 150 }), L(190, 142, 208, 162, 226, 160, 10)], air: 1 }),
  lungS: () => ({ spine: [[270, 196, 1.4], [238, 206, 7], [178, 202, 13], [112, 200, 16], [74, 178, 17], [98, 150, 17], [160, 148, 18], [214, 140, 18], [222, 106, 16], [184, 88, 14], [158, 66, 13], [176, 44, 12]], head: [188, 42, 4], segs: [[.42, 1], [0, .46], "legs"], legs: [L(196, 152, 220, 176, 214, 202, 10, 1), L(112, 160, 128, 184, 118, 203, 11), L(180, 158, 196, 184, 186, 203, 11)] }),
  lindwalk: () => ({ spine: [[20, 132, 1.4], [28, 170, 7], [64, 196, 13], [110, 190, 18], [144, 166, 21], [180, 140, 22], [206, 110, 17], [222, 80, 13]], head: [232, 70, 4], legs: [L(196, 150, 214, 176, 210, 202, 12, 1), L(176, 154, 186, 182, 176, 203, 15)], wing: [166, 140] }),
  // amphipteres: two wings, no legs
  hover: () => ({ spine: [[70, 178, 1.4], [94, 204, 6], [138, 196, 12], [146, 164, 16], [128, 134, 18], [144, 106, 18], [174, 92, 15], [190, 68, 12]], head: [200, 58, 2], wing: [146, 110], both: 1, air: 1 }),
  flutter: () => ({ spine: [[66, 176, 1.4], [84, 202, 5], [122, 196, 10], [142, 164, 18], [158, 130, 19], [176, 102, 13], [190, 82, 10]], head: [198, 70, 2], legs: [L(154, 164, 176, 178, 170, 194, 9, 1, { a: 30 }), L(172, 122, 192, 136, 206, 128, 7, 1, { a: -20 }), L(138, 168, 156, 186, 146, 200, 11, 0, { a: 30 }), L(162, 128, 180, 146, 198, 142, 8, 0, { a: -20 })], wing: [150, 132], air: 1 }),
  glide: () => ({ spine: [[26, 150, 1.4], [56, 164, 5], [92, 150, 10], [128, 136, 18], [164, 132, 19], [194, 118, 13], [210, 104, 10]], head: [220, 98, 2], legs: [L(140, 146, 118, 166, 104, 162, 8, 1, { a: 140 }), L(186, 138, 208, 150, 222, 144, 7, 1, { a: -10 }), L(126, 148, 104, 172, 88, 174, 10, 0, { a: 140 }), L(172, 144, 192, 160, 208, 158, 8, 0, { a: -10 })], wing: [158, 122], air: 1 }),
  perch: () => ({ spine: [[78, 214, 1.4], [66, 190, 5], [88, 170, 9], [118, 158, 17], [138, 138, 21], [152, 112, 17], [166, 88, 11], [174, 78, 10]], head: [184, 68, 2], legs: [L(160, 128, 174, 148, 172, 166, 8, 1), L(126, 154, 150, 160, 156, 171, 14), L(148, 132, 156, 150, 152, 168, 9)], wing: [138, 124], stool: 1 }),
  loop: () => ({ spine: [[40, 70, 1.4], [50, 108, 6], [86, 142, 12], [136, 160, 17], [182, 148, 18], [196, 112, 18], [168, 88, 17], [136, 108, 16], [146, 150, 16], [190, 178, 15], [230, 162, 13], [240, 132, 12]], head: [248, 124, 2], segs: [[0, .56], [.52, 1]], wing: [120, 150], air: 1 }),
  pile: () => ({ spine: [[262, 176, 1.4], [248, 202, 8], [180, 211, 15], [96, 206, 18], [70, 184, 19], [120, 170, 19], [200, 174, 19], [222, 154, 18], [170, 140, 18], [122, 132, 17], [134, 104, 15], [170, 88, 13], [184, 66, 12]], head: [194, 58, 2], segs: [[.5, 1], [.28, .56], [0, .32]], wing: [150, 130] }),
  // stocky
  dome: () => ({ spine: [[26, 190, 7], [50, 178, 12], [88, 158, 34], [138, 144, 46], [190, 154, 37], [222, 172, 21], [236, 176, 14]], head: [244, 174, 8], legs: [L(128, 176, 134, 190, 132, 203, 16, 1), L(206, 176, 214, 192, 212, 203, 15, 1), L(96, 176, 98, 192, 98, 203, 20), L(178, 180, 180, 194, 180, 204, 19)], wing: [140, 110] }),
  scorpio: () => ({ spine: [[150, 40, 5], [112, 34, 8], [74, 56, 11], [62, 100, 14], [86, 142, 22], [132, 156, 28], [182, 154, 26], [214, 144, 17], [232, 140, 13]], head: [242, 140, 6], legs: [L(120, 168, 116, 186, 102, 203, 11, 1), L(160, 170, 168, 188, 160, 203, 11, 1), L(200, 162, 216, 184, 222, 203, 11, 1), L(98, 164, 92, 186, 76, 203, 12), L(140, 172, 140, 190, 130, 204, 12), L(182, 168, 192, 188, 190, 204, 12)], wing: [150, 136] }),
  manyleg: () => ({ spine: [[14, 170, 1.4], [40, 190, 7], [80, 184, 13], [116, 170, 20], [154, 166, 22], [190, 158, 21], [216, 132, 16], [228, 106, 13]], head: [236, 98, 4], legs: [96, 132, 168, 202].map(x => L(x, 176, x + 10, 190, x + 4, 203, 10, 1)).concat([82, 116, 152, 188].map(x => L(x, 178, x + 8, 192, x, 204, 11))), wing: [150, 148] }),
};

// ---------------------------------------------------------------- kinds, by name
const KINDS = [
  [/Hydra/, "hydra"], [/Lung/, "lung"], [/Moth/, "moth"], [/Seraph|Fey|Fae(?! Tam)/, "fey"], [/Tamarin|Australo/, "ape"], [/Gryph/, "gryph"], [/Coatl/, "coatl"], [/Amphiptere/, "amphi"],
  [/Firevern|Firedragon|Fire Dragon/, "fire"], [/Mistvern|Flyer|Wyvern/, "wyvern"], [/Antel|Glade|Forest Spirit|Shepherd/, "antel"], [/Ghost|Ancient|Oracular|Starlit/, "spirit"], [/Guardian|Keeper|Bamboo/, "guard"],
  [/Moray|Remora/, "moray"], [/Koi/, "koi"], [/Manta/, "manta"], [/Viper|Cobrette|Hyenic|Ringtail|Recluse/, "snake"], [/Sea Serpent|Loch/, "sea"], [/Web|Marsh/, "web"], [/Lindworm/, "lind"], [/Basilisk/, "basil"],
  [/Rock|Granite/, "rock"], [/Grazer|Lichen/, "grazer"], [/Cricket|Frogmouth/, "frog"], [/Cheshire/, "cat"], [/Dragonette|Creeper/, "gecko"], [/Scorpio/, "scorpio"], [/Spitter|Ruff/, "spitter"], [/Rex|saur|Sharpclaw|Stalking/, "rex"],
  [/Ridge|Mammoth/, "ridge"], [/Horn/, "horned"], [/[Ww]yrm|Wyrn/, "wyrm"], [/[Dd]rake/, "drake"], [/Landragon/, "drake"],
];
const KITS = {
  lung: { pose: ["lungfly", "lungS", "column", "wheel", "sit", "loop"], head: ["lung"], horn: ["antler", "back", "lyre"], ear: ["leaf", "tuft", "long"], crest: ["mane"], tail: ["tuft", "flame", "fan"], dorsal: ["tufts"], feet: "talon", whisk: .9, beard: .7, pattern: ["scales", "stripe", "plain", "bands", "spots"], slim: .92 },
  wyvern: { pose: ["wstand", "fly", "hang", "stoop"], head: ["drake", "viper", "rex"], horn: ["back", "spike", "lyre", "twist"], ear: ["fin", 0, "fin"], tail: ["spade", "sting", "ball", "spade"], dorsal: ["spikes", "bumps", 0, "web"], feet: "talon", wing: ["bat"], pattern: ["bands", "plain", "spots", "scales", "freckles"] },
  fire: { pose: ["wstand", "fly", "stoop", "rear"], head: ["drake", "beak", "fox"], horn: ["back", "spike", "twist"], crest: ["flame"], tail: ["flame"], dorsal: ["flames"], feet: "talon", wing: ["bat", "bat", "feather"], pattern: ["plain", "stripe", "freckles", "bands"], breath: "fire" },
  amphi: { pose: ["hover", "coilUp", "hover", "wave", "pile"], head: ["viper", "drake", "fox", "beak"], horn: [0, "back", "antenna", "spike"], ear: ["fin", "fox", "tuft", 0], tail: ["spade", "fan", "leaf", "tuft"], dorsal: [0, "bumps", "web", "feathers"], wing: ["feather", "bat", "feather", "fin"], pattern: ["diamonds", "rings", "bands", "scales", "spots", "stripe"] },
  coatl: { pose: ["hover", "pile", "wave", "column", "loop"], head: ["viper", "beak", "drake"], horn: [0], crest: ["feather"], tail: ["fan"], dorsal: ["feathers"], wing: ["feather"], pattern: ["diamonds", "rings", "scales", "bands"], tongue: 1 },
  gryph: { pose: ["stand", "sit", "lie", "rear", "gallop"], head: ["beak"], horn: [0, 0, "back"], ear: ["tuft", "fox", "tuft"], crest: [0, "feather", 0], tail: ["tuft", "fan", "brush"], dorsal: [0, "feathers"], feet: "talon", wing: ["feather"], pattern: ["spots", "plain", "freckles", "bands", "scales"], neck: 1 },
  fey: { pose: ["flutter", "specimen", "perch", "glide", "perch", "glide", "front"], head: ["fey", "fox"], horn: ["antenna", "antler", "nub", "antenna"], ear: ["leaf", "long", "fox"], tail: ["leaf", "tuft", "spade", "brush"], dorsal: [0, "leaves", 0], feet: "paw", wing: ["glass", "glass", "leaf", "moth"], pattern: ["freckles", "plain", "spots", "stripe"], slim: .84, stub: 1 },
  moth: { pose: ["specimen", "perch"], head: ["fey"], horn: ["moth"], ear: [0], tail: ["tuft"], dorsal: ["tufts"], wing: ["moth"], pattern: ["rings", "plain"], feet: "paw", slim: .95, stub: 1 },
  ape: { pose: ["front", "sit"], head: ["fox"], muzzle: "cat", horn: ["nub", 0], ear: ["round"], crest: ["mane"], tail: ["tuft"], dorsal: ["tufts"], feet: "paw", pattern: ["plain", "stripe"] },
  cat: { pose: ["front"], head: ["fox"], muzzle: "cat", horn: ["nub"], ear: ["fox"], tail: ["brush"], dorsal: [0], feet: "paw", pattern: ["rings"], wing: ["bat"] },
  antel: { pose: ["stand", "longneck", "sit", "lie"], head: ["fox", "grazer"], horn: ["antler", "lyre", "antler", "twist"], ear: ["long", "leaf"], crest: [0, "mane"], tail: ["tuft", "leaf", "brush"], dorsal: [0, "leaves", "tufts", "moss"], feet: "hoof", pattern: ["dapples", "spots", "plain", "stripe"], slim: .86 },
  spirit: { pose: ["longneck", "lie", "curl", "sit"], head: ["lung", "fox", "grazer"], horn: ["antler", "lyre", "ram"], ear: ["long", "leaf"], crest: ["mane", 0], tail: ["leaf", "flame", "tuft"], dorsal: ["moss", "leaves", "tufts"], feet: "paw", beard: .7, pattern: ["plain", "dapples", "stripe"] },
  guard: { pose: ["sit", "front", "stand", "lie", "rear"], head: ["lung", "drake", "rex"], horn: ["ram", "back", "antler", "lyre"], ear: ["tuft", "fin", "round"], crest: ["mane", "frill", "mane"], tail: ["tuft", "flame", "brush"], dorsal: ["tufts", "spikes"], feet: "paw", pattern: ["scales", "patches", "rings", "diamonds", "plain"], stout: 1.12 },
  moray: { pose: ["swim", "loop", "wave"], head: ["fish"], horn: [0, "antenna"], ear: ["fin", 0], tail: ["fluke"], dorsal: ["web", "sail", "fins"], wing: [0], pattern: ["spots", "patches", "rings", "dapples"], fins: 1 },
  koi: { pose: ["swim", "loop", "loch"], head: ["fish"], horn: [0], ear: ["fin"], tail: ["fluke"], dorsal: ["fins"], pattern: ["patches"], whisk: 1, fins: 1 },
  manta: { pose: ["manta"], head: ["fish"], horn: ["antenna"], tail: ["sting"], dorsal: [0], pattern: ["spots"] },
  snake: { pose: ["pile", "wave", "column", "curlsnake", "loop"], head: ["viper"], horn: [0, "nub", "spike"], ear: [0], crest: ["hood", "hood", 0], tail: ["rattle", 0, "sting"], dorsal: [0, "bumps"], pattern: ["diamonds", "rings", "bands", "spots"], tongue: 1 },
  sea: { pose: ["loch"], head: ["drake", "grazer", "fish"], horn: ["nub", "back", 0, "antenna"], ear: ["fin"], tail: ["fluke"], dorsal: ["fins", "web", "sail"], pattern: ["spots", "dapples", "bands", "plain"] },
  web: { pose: ["stand", "lie", "prowl"], head: ["frog", "fish"], horn: [0], ear: ["fin"], tail: ["fluke", "leaf"], dorsal: ["sail", "web"], feet: "web", pattern: ["dapples", "spots", "freckles"] },
  lind: { pose: ["lindwalk"], head: ["drake", "viper", "grazer", "rex"], horn: ["back", "nub", "ram", "spike"], ear: [0, "fin", "leaf"], crest: [0, 0, "frill"], tail: ["leaf", "spade", "club", "tuft"], dorsal: ["spikes", "moss", "plates", "bumps"], feet: "talon", pattern: ["bands", "scales", "spots", "diamonds", "rings"] },
  basil: { pose: ["manyleg"], head: ["beak", "rex"], horn: [0], ear: [0, "fin"], crest: ["comb", "frill"], tail: ["spade", "sting"], dorsal: ["spikes", "plates"], feet: "talon", pattern: ["scales", "bands", "plates"] },
  rock: { pose: ["dome", "dome", "prowl"], head: ["rock"], horn: ["spike", "nub", "ram", 0], ear: [0], noseHorn: .7, tail: ["club", "gem"], dorsal: ["crystals", "moss", "plates"], feet: "paw", pattern: ["patches", "scales", "plates", "spots"], stout: 1.1, cheek: .5 },
  grazer: { pose: ["longneck", "stand", "lie", "dome"], head: ["grazer"], horn: ["ram", "back", "nub", "antler"], ear: ["long", "leaf"], tail: ["tuft", "leaf"], dorsal: ["moss", "leaves", "tufts", 0], feet: "hoof", pattern: ["patches", "spots", "dapples"], stout: 1.12, beard: .5 },
  frog: { pose: ["front", "sit", "gecko"], head: ["frog"], muzzle: "frog", horn: ["antenna", "nub", 0], ear: [0, "fin", "leaf"], tail: ["leaf", 0, "tuft"], dorsal: ["bumps", "web", "leaves"], feet: "pads", pattern: ["spots", "bands", "dapples"] },
  gecko: { pose: ["gecko", "prowl", "hang4", "front", "wheel"], head: ["drake", "frog", "fey"], horn: ["nub", "spike", 0, "back"], ear: ["fin", "leaf", "tuft", 0], crest: [0, "frill", 0], tail: ["leaf", "spade", "fan", "tuft"], dorsal: ["spikes", "web", "leaves", "bumps"], feet: "pads", pattern: ["bands", "spots", "stripe", "dapples", "rings", "freckles"], slim: .9 },
  scorpio: { pose: ["scorpio"], head: ["rock", "rex"], horn: ["spike"], ear: [0], tail: ["sting"], dorsal: ["bumps"], feet: "talon", pattern: ["plates"], cheek: 1 },
  spitter: { pose: ["theropod", "stand", "prowl", "sit"], head: ["drake", "viper"], horn: ["nub", 0, "spike"], ear: [0], crest: ["frill"], tail: ["fan", "spade"], dorsal: ["spikes", "bumps", "web"], feet: "talon", pattern: ["bands", "spots", "rings"], breath: "venom" },
  rex: { pose: ["theropod", "theropod", "prowl"], head: ["rex"], horn: ["nub", "back", 0, "spike"], ear: [0], tail: [0, "spade"], dorsal: ["spikes", "quills", "plates", "bumps"], feet: "talon", pattern: ["bands", "stripe", "scales"], stout: 1.05 },
  ridge: { pose: ["stand", "prowl", "dome", "bow"], head: ["drake", "grazer"], horn: ["back", "ram", "spike"], ear: ["round", "fin"], tail: ["tuft", "ball"], dorsal: ["sail", "plates", "spikes"], feet: "paw", pattern: ["stripe", "bands", "patches"] },
  horned: { pose: ["stand", "rear", "sit", "bow", "prowl"], head: ["drake", "grazer", "rex"], horn: ["ram", "twist", "lyre", "back"], ear: ["long", "fin", "fox"], noseHorn: .6, tail: ["tuft", "spade", "ball"], dorsal: ["spikes", "bumps", "tufts"], feet: "paw", wing: [0, "bat", 0], pattern: ["plain", "spots", "bands", "scales"], hornSize: 1.35 },
  wyrm: { pose: ["coilUp", "wave", "column", "curlsnake", "pile", "loop"], head: ["drake", "viper", "rex", "lung"], horn: ["back", "spike", "ram", "nub"], ear: ["fin", 0], crest: [0, "frill", 0], tail: ["sting", "spade", "rattle", "flame"], dorsal: ["spikes", "sail", "plates", "bumps", "quills"], pattern: ["rings", "bands", "scales", "plates", "diamonds", "spots"], cheek: .4 },
  hydra: { pose: ["hydra"], head: ["drake", "viper", "rex"], horn: ["back", "spike", "nub"], ear: ["fin", 0], tail: ["spade", "club"], dorsal: ["spikes", "bumps", "plates"], feet: "talon", pattern: ["scales", "bands", "spots"] },
  drake: { pose: ["stand", "prowl", "bow", "sit", "lie", "gallop", "rear"], head: ["drake", "rex", "fox", "grazer"], horn: ["back", "spike", "nub", "ram", "lyre", "twist"], ear: ["fin", "fox", "long", 0], tail: ["spade", "tuft", "club", "leaf", "ball"], dorsal: ["spikes", "plates", "sail", "tufts", "bumps"], feet: "paw", wing: [0, 0, "bat"], pattern: ["bands", "spots", "scales", "plain", "stripe", "dapples", "patches"] },
};
const COLOURS = [ // words in the names that are about colour
  [/\bRed|Redw|Redwood|Ruffed Red/, ["#b5402f", "#f2cda4", "#8d2b2a", "#7c2426"]], [/Gold/, ["#dba93c", "#fdf0c0", "#c27a2c", "#9a6a1e"]], [/Blue/, ["#4f7db3", "#e3e8df", "#3d5791", "#2f4a7d"]], [/Green|Grass|Lawn|Algal|Bamboo|Leaf/, ["#7c9a52", "#f0ebbf", "#4f7a4d", "#4a6a38"]],
  [/Brown|Bark|Oak|Brush|Brindled/, ["#8f6844", "#ecd7ae", "#5f7a4f", "#5c4029"]], [/Tawny|Savanna|Steppe|Sossus/, ["#cf9a56", "#f9e8c4", "#9a5f34", "#8a5a30"]], [/White|Starlit|Mist/, ["#e9e1d0", "#fffaf0", "#8f86ad", "#a99ba0"]], [/Lavender/, ["#a98bc4", "#f5e9f2", "#6d5a9c", "#6f5596"]],
  [/Yellow/, ["#7f8f52", "#f7dd86", "#5f7142", "#5a6a3a"]], [/Steely|Granite|Shaly/, ["#7f8b94", "#e3e4dc", "#566270", "#4a5560"]], [/Quartz|Crystal/, ["#c9b6bd", "#f7eef0", "#9a7fa6", "#8b7390"]], [/Carbon|Macabre|Vampiric/, ["#54505c", "#d8cdc4", "#8c3f46", "#35313d"]], [/Cosmic|Silent/, ["#3f4570", "#c9cbe4", "#7a5fa0", "#272c4f"]], [/Rainbow|Multicolor|Colorful|Chromatic|Mosaic|Variegated|Resplendent/, null],
  [/Caustic|Venom|Spitter/, ["#8a9a3f", "#eee7b0", "#6a4d86", "#4f5c26"]], [/Koi/, ["#f1e4cf", "#fffaf0", "#d4652f", "#cf5a2c"]], [/Fire|Singe/, null],
];
const PALS = {
  crimson: [["#b5452f", "#f2cb9e", "#7a2b2a", "#7f2c26"], ["#cc6d43", "#f7dfb4", "#8d3a2b", "#96412c"], ["#8f3440", "#e8bb9e", "#d98a3d", "#5f2230"], ["#d98a63", "#fbe6c8", "#a2453a", "#a65340"], ["#5f4c4c", "#dca981", "#c4512f", "#3c3036"], ["#a8583f", "#efd2a4", "#4f6b66", "#6f3428"], ["#c0504d", "#f7d9bd", "#e0a54a", "#86302f"], ["#7d4a3a", "#e2bf94", "#b5452f", "#51302a"], ["#c98b4c", "#f6e3ba", "#93382c", "#8a4a2a"]],
  golden: [["#d2a03c", "#fbeebd", "#8d6a2a", "#93691f"], ["#b88b2f", "#f3e2ae", "#6b7a3a", "#7a5a1c"], ["#8c9147", "#ecdfa6", "#c98a35", "#5a602c"], ["#6f8b57", "#ece5b6", "#d2a03c", "#46603a"], ["#e2c278", "#fff3d2", "#a9763a", "#a98447"], ["#a9763a", "#f0d9a4", "#4f7a6a", "#6e4a22"], ["#c7a85f", "#f7eccb", "#7d5a3a", "#866a33"], ["#9aa06a", "#f3ecc4", "#7a5a44", "#656b40"], ["#5f8270", "#e6e4bd", "#c99536", "#3c5a4c"]],
  amethyst: [["#7a5aa0", "#e6d8ec", "#46386e", "#4d3570"], ["#5d7fae", "#dfe6ea", "#6a4a8c", "#395683"], ["#3f8a8c", "#d5eadd", "#5c4b8a", "#25605f"], ["#9a6b9c", "#f2dfe6", "#4f5f96", "#68436b"], ["#4d5a94", "#cfd6ea", "#a06aa8", "#2f3a6c"], ["#6d5a7e", "#e6d5dc", "#8a4d7a", "#463655"], ["#86a8b8", "#f0f2ec", "#5a6a9c", "#557787"], ["#b58ac0", "#f7e9f2", "#6a4f93", "#7d5590"], ["#5a9a86", "#e2eeda", "#6a4f93", "#37695b"]],
};

// The director's hand: where chance made neighbours look alike or a name asked for more, the picture was chosen.
const CHOSEN = {
  36: { pose: "peak", inner: "wstand" }, 37: { pose: "over" }, 39: { pose: "arch" }, 45: { pose: "hill" }, 61: { pose: "giant" }, 64: { pose: "over" }, 68: { pose: "dive" }, 77: { pose: "heraldic" }, 81: { pose: "peak", inner: "sit" }, 90: { pose: "hover" }, 105: { front: "four" }, 117: { pose: "giant" }, 124: { pose: "stare" }, 131: { pose: "eyeup" }, 151: { pose: "pile" }, 155: { pose: "dive" }, 157: { pose: "over" }, 170: { pose: "gecko" }, 181: { pose: "gallop" },
  8: { pose: "flutter" }, 12: { pose: "eggwalk" }, 15: { front: "loaf" }, 19: { pose: "nest" }, 21: { pose: "eggwalk" }, 23: { front: "four" }, 28: { pose: "nest" }, 31: { pose: "nest" }, 34: { pose: "tub" }, 33: { front: "sit" }, 25: { front: "loaf" }, 16: { front: "sit" }, 22: { front: "sit" },
  41: { front: "sit" }, 76: { front: "loaf" }, 82: { front: "sit" }, 164: { stool: 0 }, 172: { stool: 1 }, 175: { stool: 3 }, 57: { front: "loaf" }, 167: { pose: "perch", stool: 2 }, 108: { pose: "lie" }, 67: { pose: "lie" }, 89: { pose: "lungS" }, 123: { pose: "lungS" }, 173: { pose: "loop" }, 74: { pose: "curl" },
};
// ---------------------------------------------------------------- putting a dragon together
function plan(d) {
  const R = dice(d.n * 7 + 3), size = d.size, trait = d.trait, name = d.name;
  const kind = (KINDS.find(k => k[0].test(name)) || [0, "drake"])[1], kit = KITS[kind], caves = d.caves, main = R.pick(caves), other = caves.length > 1 ? R.pick(caves.filter(v => v !== main)) : main;
  const c = { R, n: d.n, size, trait, name, kind, kit, caves };
  const own = COLOURS.find(k => k[0].test(name) && k[1]), P = own ? own[1] : R.pick(PALS[main]), Q = R.pick(PALS[other]);
  const tint = own ? mix(P[0], R.pick(PALS[main])[0], .12) : P[0];
  c.pal = { body: tint, belly: P[1], wing: caves.length > 1 && !own ? (luma(Q[0]) > .3 ? Q[0] : Q[2]) : P[2], mark: P[3], ear: mix(P[1], "#d98a80", .4) };
  if (/Rainbow|Multicolor|Colorful|Chromatic|Mosaic|Variegated|Resplendent/.test(name)) { c.pal.body = R.pick(PALS[main])[0]; c.pal.wing = PALS[caves[0]][0][0] === c.pal.body ? "#d9a03f" : PALS[caves[0]][R.i(0, 3)][0]; c.pal.mark = PALS[caves[caves.length - 1]][R.i(0, 3)][0]; }
  if (Math.abs(luma(c.pal.wing) - luma(c.pal.body)) < .07) c.pal.wing = luma(c.pal.body) > .45 ? dark(c.pal.wing, .36) : light(c.pal.wing, .36);
  c.gem = { crimson: "#d3705a", golden: "#e3bd5c", amethyst: "#a78fd0" }[other];
  c.RB = dice(d.n * 31 + 17); c.hours = caves.map(v => c.RB.pick(WASH[v])); const mi = caves.indexOf(main); c.wash = c.hours[mi][0]; c.washDeep = c.hours[mi][1]; c.washInk = c.hours[Math.floor(caves.length / 2)][2];
  const pick = v => Array.isArray(v) ? R.pick(v) : v;
  c.horn = pick(kit.horn) || null; c.hornCol = R.pick([HORN, HORN, "#d9c9a5", "#8a7a6a", "#e8d3b0", light(c.pal.mark, .35)]); c.hornDeg = R.f(-142, -112); c.ear = pick(kit.ear) || null; c.earDeg = { shy: -196, aggressive: -178, playful: -138, helpful: -152 }[trait] + R.j(8);
  c.crest = pick(kit.crest) || null; c.tail = pick(kit.tail) || null; c.dorsal = pick(kit.dorsal) || null; c.feet = kit.feet || "paw"; c.wing = pick(kit.wing) || null; c.headType = pick(kit.head);
  c.whisk = R.yes(kit.whisk || 0); c.beard = R.yes(kit.beard || 0) && size !== "hatchling" ? (kind === "spirit" || kind === "grazer" ? "moss" : "hair") : null; c.noseHorn = R.yes(kit.noseHorn || .08) ? R.pick(["nub", "spike"]) : null; c.cheek = R.yes(kit.cheek || .12) ? R.pick(["horn", "fin"]) : null;
  c.pattern = pick(kit.pattern); c.pk = R.f(-.1, .3); c.snout = R.f(.86, 1.16) * (size === "hatchling" ? .72 : size === "small" ? .92 : 1) * (kit.stub ? .9 : 1);
  c.iris = R.pick(["#f0b93a", "#e8923c", "#a9cf8e", "#9cc7df", "#e79aa0", "#f3e08a", "#c9b2e4", "white", "white"]); c.iris2 = R.pick(["#7a5a2e", "#4f7a4d", "#4a6f9c", "#8a4d7a"]);
  c.facePattern = FACES[R.pick(Object.keys(FACES))]; c.frontPattern = FRONTS[R.pick(Object.keys(FRONTS))]; c.mask = R.yes(.14); c.fang = R.yes(.5); c.blush = R.yes(.5); c.wingMark = R.yes(.4) ? light(c.pal.wing, .4) : null;
  if (/Striped|Brindled/.test(name)) c.pattern = "bands"; if (/Spotted|Starlit/.test(name)) c.pattern = "spots"; if (/Dappled|Marsh/.test(name)) c.pattern = "dapples"; if (/Mosaic|Chameleon/.test(name)) c.pattern = "diamonds"; if (/Ringtail/.test(name)) c.pattern = "rings"; if (/Crested/.test(name)) c.crest = "feather"; if (/Hawkish|Owlatic|Peregrine/.test(name)) c.headType = "beak"; if (/Web-Toed/.test(name)) c.feet = "web"; if (/Whiskered/.test(name)) c.whisk = true; if (/Oak-Wing/.test(name)) c.wing = "leaf"; if (/Antel/.test(name)) c.horn = "antler"; if (/Frilled/.test(name)) c.crest = "hood";
  if (kind === "rock") { c.dorsal = /Quartz/.test(name) ? "crystals" : /Shal|Scaly/.test(name) ? "plates" : /Carbon/.test(name) ? "leaves" : /Granite/.test(name) ? "crystals" : "moss"; c.tail = /Quartz|Granite/.test(name) ? "gem" : "club"; c.pattern = /Shal/.test(name) ? "plates" : /Quartz/.test(name) ? "dapples" : /Rocky/.test(name) ? "patches" : c.pattern; }
  if (kind === "fire" && !own) { c.pal.body = R.pick(PALS[main])[0]; }
  c.breath = kit.breath || (/Venom|Caustic|Viper/.test(name) ? "venom" : { crimson: R.pick(["fire", "smoke", "roar"]), golden: R.pick(["dust", "spark", "roar", "smoke"]), amethyst: R.pick(["frost", "frost", "spark", "smoke"]) }[main]);
  c.gape = trait === "aggressive" ? R.f(13, 24) : trait === "playful" && R.yes(.66) ? R.f(9, 17) : 0;
  c.asleep = (trait === "shy" && R.yes(.16)) || /Weary/.test(name) || /Tranquil|Patient/.test(name) && R.yes(.5); c.wink = trait === "playful" && R.yes(.4) && size !== "hatchling";
  if (c.asleep) c.gape = 0;
  // pose
  let pose = pick(kit.pose);
  const four = ["stand", "sit", "lie", "prowl", "bow", "rear", "gallop", "longneck", "curl"];
  if (four.includes(pose)) { const t = { shy: ["curl", "lie", "peek", "sit", "peek"], aggressive: ["prowl", "rear", "stand", "prowl"], playful: ["bow", "gallop", "wheel", "bow", "sit"], helpful: ["sit", "stand", "lie", "front", "stand"] }[trait]; if (R.yes(.62)) pose = R.pick(t); }
  if (trait === "shy" && ["wstand", "stoop", "fly", "coilUp", "theropod", "lindwalk"].includes(pose) && R.yes(.34)) pose = "peek";
  if (trait === "aggressive" && pose === "hang") pose = "stoop";
  if (kind === "snake" && c.crest === "hood") pose = R.pick(["coilUp", "pile"]);
  if (kind === "ape") pose = "front";
  if (size === "hatchling") pose = R.pick({ lung: ["hatch", "front", "babycurl"], amphi: ["hatch", "babycurl", "hatch"], sea: ["hatch"], snake: ["hatch", "babycurl"], lind: ["hatch", "babycurl"], moray: ["hatch", "swim"], moth: ["specimen"], fey: ["front", "flutter", "specimen", "hatch"], gecko: ["front", "gecko", "hatch", "babycurl"] }[kind] || ["front", "hatch", "babysit", "babycurl", "front"]);
  if (size === "large" && !["loch", "specimen", "manta"].includes(pose) && kind !== "hydra" && R.yes(.34)) pose = R.pick(["giant", "giant", "arch"]);
  if (kind === "hydra") pose = "hydra";
  if (kind === "manta") pose = "manta";
  if (/gallop|flutter|glide|fly|hover|bow|prowl|rear|theropod|stand|wheel|loop|swim|stoop|longneck|specimen|gecko|hang/.test(pose)) c.asleep = false;
  Object.assign(c, CHOSEN[d.n]); pose = c.pose || pose; if (/peak|dive|heraldic|gallop|flutter|hover|pile|lungS|loop/.test(CHOSEN[d.n]?.pose || "")) c.asleep = false;
  c.pose = pose; c.flip = R.yes(.42); c.stout = (kit.stout || 1) * (kit.slim || 1) * R.f(.92, 1.1);
  return c;
}

const grow = (spine, k) => spine.map((p, i) => [p[0], p[1], p[2] * lerp(1, k, Math.sin(Math.PI * i / (spine.length - 1)))]);
function ruff(c, T, F) { // a collar of feathers or fur over the joint of neck and chest
  let o = ""; const i0 = Math.round(.68 * (T.length - 1));
  for (let r = 0; r < 2; r++) for (let k = 4; k >= -3; k--) { const p = T[i0 + r * 3], u = k / 4, b = off(p, u * .95), a = Math.atan2(p.ny * u * .7 - p.ty, p.nx * u * .7 - p.tx); o += petal(frame(b[0], b[1], a, 1), p.w * (.95 - r * .1), p.w * .3, (k + r) % 2 ? c.pal.belly : light(c.pal.wing, .35), { w: 1.3, bare: 1 }); }
  return o;
}
function body(c, P, hs) {
  const patt = PATTERNS[c.pattern] || PATTERNS.plain, k = c.kit;
  const wings = { far: "", near: "" };
  if (c.wing && P.wing) {
    const w = WINGS[c.wing], [x, y] = P.wing, open = c.wingOpen ?? ({ aggressive: 1, playful: .9, helpful: .62, shy: .12 }[c.trait]), s = c.wingScale ?? (c.size === "hatchling" ? .5 : c.size === "small" ? .78 : .94), A = rad(P.wingA || 0);
    const front = P.both || (P.air && c.wing !== "glass");
    if (front && !P.wingA) { wings.far = w(c, x + 14, y - 2, { m: -1, open: Math.max(open, .75), s: s * .86, far: true, a: A }); wings.near = w(c, x, y, { m: 1, open: Math.max(open, .75), s, a: A }); if (P.both) { wings.far += wings.near; wings.near = ""; } }
    else { wings.far = w(c, x + 16, y - 4, { open, s: s * .86, far: true, a: A + .14 }); wings.near = w(c, x, y, { open, s, a: A }); }
  }
  const legs = P.legs || [], far = legs.filter(l => l.far).map(l => leg(c, l.p.map(p => [p[0], p[1], p[2] * Math.sqrt(c.stout)]), { far: true, a: rad(l.a || 0) })).join("");
  const near = legs.filter(l => !l.far).map(l => leg(c, l.p.map(p => [p[0], p[1], p[2] * Math.sqrt(c.stout)]), { a: rad(l.a || 0), pattern: c.pattern === "scales" || c.pattern === "plates" ? null : null })).join("");
  let o = wings.far + far;
  const spines = P.humps || [P.spine], Ts = spines.map(s => tube(grow(s, c.stout), 6));
  const T = Ts[Ts.length - 1];
  if (P.humps) { o += tailTip(c, Ts[0], c.tail || "fluke", 1); Ts.forEach((t, i) => { o += (i ? dorsal(c, t, c.dorsal, { from: .15, to: .9, h: .8 }) : "") + drawTube(c, t, { pattern: patt }); }); return { s: o, T, near: "" }; }
  const segs = P.segs || [[0, 1], "legs"];
  if (c.tail && segs.find(q => q[0] === 0)) { }
  for (const q of segs) {
    if (q === "legs") { o += near; continue; }
    if (q === "pillar") { o += pillar(c); continue; }
    const [a, b] = q, t0 = Math.max(a, .08), t1 = Math.min(b, .88);
    if (a === 0 && c.tail) o += tailTip(c, T, c.tail, c.size === "hatchling" ? .8 : clamp(c.stout, .85, 1.15));
    if (t1 - t0 > .08) o += dorsal(c, T, c.dorsal, { from: t0, to: t1, h: c.size === "hatchling" ? .55 : c.pose === "dome" ? 1.5 : c.dorsal === "sail" ? .95 : .9 });
    o += drawTube(c, T, { from: a, to: b, pattern: patt, a: a === 0 ? .03 : .01, b: b === 1 ? .03 : .01 });
  }
  if (!segs.includes("legs")) o += near;
  if (k.neck && !P.low) o += ruff(c, T);
  o += wings.near;
  return { s: o, T };
}
const aside = f => { const was = BOX; BOX = null; const o = f(); BOX = was; return o; };
function pillar(c) { return aside(() => pillar0(c)); }
function pillar0(c) { const f = mix(c.wash, "#857a72", .5); return shape([[128, 244, 1], [134, 180], [130, 120], [136, 60], [132, -6, 1], [176, -6, 1], [172, 50], [178, 110], [172, 176], [180, 244, 1]], f) + path(curve([[160, 244, 1], [162, 170], [166, 110], [160, 50], [164, -6, 1], [176, -6, 1], [172, 50], [178, 110], [172, 176], [180, 244, 1]], true), dark(f, .3), ' opacity=".45"') + [[136, 36, 150, 40], [142, 84, 158, 80], [140, 140, 152, 146], [146, 190, 166, 186]].map(v => soft([[v[0], v[1]], [(v[0] + v[2]) / 2, v[1] + 3], [v[2], v[3]]], 1.2, INK, .5, { per: 4 })).join(""); }

const faceOn = (c, x, y, s) => frontHead(c, x, y, { s, muzzle: c.kit.muzzle || ({ beak: "beak", grazer: "cow", frog: "frog", fox: "cat" }[c.headType] || "drake"), a: c.trait === "playful" ? c.R.j(12) : c.R.j(5), wide: c.headType === "frog" ? 1.1 : 1 });
function torso(c, half, top, w) { // a trunk from the front, with belly, ribs and marks at the sides
  const b = c.pal.body, n = half.length, low = half[n - 1][1], all = [...half.map(p => [160 + p[0], p[1]]), ...half.slice(1, -1).reverse().map(p => [160 - p[0], p[1]])];
  let o = path(curve(all, true), b) + path(curve([...half.slice(2).map(p => [160 + p[0], p[1]]), [160 + w * .5, low - 10], [160 + half[2][0] * .8, half[3][1]]], true), dark(b, .26), ' opacity=".5"');
  const bel = [[0, top + 6], [w * .42, top + 22], [w * .58, low - 30], [w * .42, low - 6], [0, low - 3]]; o += path(curve([...bel.map(p => [160 + p[0], p[1]]), ...bel.slice(1, -1).reverse().map(p => [160 - p[0], p[1]])], true), c.pal.belly);
  let r = ""; for (let y = top + 22; y < low - 6; y += 11) { const q = w * .5 * Math.sin(Math.PI * clamp((y - top + 8) / (low + 16 - top), .2, .85)); r += stroke3([160 - q, y - 2], [160, y + 5], [160 + q, y - 2]); } o += line(r, 1.1, INK, .42);
  if (c.pattern !== "plain" && c.pattern !== "scales") for (const m of [1, -1]) for (let i = 0; i < 4; i++) { const t = (i + 1.4) / 6, y = lerp(top + 14, low, t), x = w * (.72 + i * .075); o += c.pattern === "bands" || c.pattern === "rings" || c.pattern === "stripe" ? path(curve([[160 + m * x, y - 3, 1], [160 + m * w * .56, y + 1, 1], [160 + m * x, y + 5, 1]], true), c.pal.mark, ' opacity=".7"') : blob(c.R, 160 + m * w * (.68 + c.R.f(0, .14)), y, 3.4, 3, c.pal.mark, .7); }
  return o + ink([...all, all[0], all[1]], IW * 1.35, { side: -1, a: 0, b: 0 });
}
const ground = (c, pts, f, op) => path(curve(pts, true), f, op ? ` opacity="${op}"` : "");
const SPECIAL = {
  // a hill that breathes: the woods on its back have not noticed
  hill(c) {
    const s = 1.26, X = x => 142 + (x - 148) * s, Y = y => 222 + (y - 205) * s; c.asleep = c.trait !== "aggressive"; if (c.asleep) c.gape = 0;
    const T = tube(grow([[216, 202, 3], [172, 208, 8], [112, 206, 13], [60, 190, 22], [62, 156, 36], [116, 142, 52], [178, 148, 48], [218, 172, 26], [230, 182, 16]].map(p => [X(p[0]), Y(p[1]), p[2] * s]), Math.min(1.03, c.stout)), 6); let o = "";
    for (const [t, k, z] of [[.5, 0, 1], [.54, 0, .8], [.58, 0, .7], [.7, 0, .8], [.73, 0, 1], [.64, 2, .9]]) { const p = at(T, t), q = off(p, -.86); o += k === 2 ? THINGS.tent(c, q[0], q[1] + 4, .9) : THINGS.pine(c, q[0], q[1] + 4, z * (c.wing ? .9 : 1.15)); }
    o += drawTube(c, T, { from: .3, pattern: PATTERNS[c.pattern] }); for (const t of [.48, .54, .6, .66, .74]) { const q = off(at(T, t), -.8); o += blob(c.R, q[0], q[1] + 3, 15, 5, t > .55 ? "#8a9a4e" : "#76884a", .95) + THINGS.grass(c, q[0], q[1] + 3, .6); }
    if (c.wing) { const f = WINGS[c.wing]; o += f(c, X(150), Y(136), { open: .06, s: 1.2 }); }
    o += tailTip(c, T, c.tail, 1.3) + drawTube(c, T, { from: 0, to: .36, pattern: PATTERNS[c.pattern], b: .02 }) + sideHead(c, X(222), Y(183), { type: c.headType, s: 2.4, a: 8, open: 0 }) + THINGS.person(c, 296, 228, .9);
    return { s: o, at: [X(224), Y(183)], r: 36, giant: 1, bare: 1, mouth: [290, 200] };
  },
  // face to face with something very large
  stare(c) {
    let o = ""; const b = c.pal.body, s = 5.4; if (c.wing) for (const m of [1, -1]) o += WINGS[c.wing](c, 160 - m * 40, 200, { m, open: .9, s: 1.15, far: true });
    o += shape([[-10, 262, 1], [26, 206], [84, 168], [160, 150], [236, 168], [294, 206], [330, 262, 1]], b) + path(curve([[196, 160, 1], [250, 180], [294, 206], [330, 262, 1], [230, 262, 1]], true), dark(b, .26), ' opacity=".5"');
    o += path(curve([[104, 262, 1], [112, 200], [160, 176], [208, 200], [216, 262, 1]], true), c.pal.belly) + line("M116 224q44 16 88 0M110 240q50 16 100 0", 1.3, INK, .45);
    return { s: o + faceOn(c, 160, 120, s) + THINGS.person(c, 52, 224, 1.1) + THINGS.lantern(c, 62, 198, .5), at: [160, 108], r: 92, giant: 1, bare: 1 };
  },
  // what we took for the ridge
  over(c) {
    const rock = mix(c.wash, "#7d746d", .5), low = c.n % 2, hx = low ? 196 : 168, hy = low ? 104 : 92; let o = "";
    if (c.wing) o += WINGS[c.wing](c, 112, 150, { open: .8, s: 1, far: true });
    const T = tube(grow([[112, 192, 36], [118, 178, 42], [130, 156, 42], [hx - 26, hy + 30, 34], [hx - 12, hy + 10, 29]], Math.min(1.05, c.stout)), 6);
    o += dorsal(c, T, c.dorsal, { from: .2, to: .94, h: 1.6 }) + drawTube(c, T, { pattern: PATTERNS[c.pattern] }) + (c.kit.neck ? ruff(c, T) : "") + sideHead(c, hx, hy, { type: c.headType, s: 3.1, a: c.trait === "shy" ? 10 : 2 });
    const R1 = [[-8, 176, 1], [18, 162], [46, 178], [84, 160], [122, 184], [164, 168], [204, 186], [244, 164], [282, 180], [328, 158, 1], [328, 250, 1], [-8, 250, 1]];
    const paw = [[212, 176], [224, 174], [236, 173]].map(p => shape([[p[0] - 6, p[1] + 10, 1], [p[0] - 5, p[1] - 4], [p[0] + 1, p[1] - 9], [p[0] + 6, p[1] - 2], [p[0] + 6, p[1] + 10, 1]], c.pal.body, { w: 1.5 }) + shape([[p[0] - 2.6, p[1] + 9, 1], [p[0], p[1] + 18, 1], [p[0] + 3.4, p[1] + 9, 1]], HORN, { w: 1.2 })).join("");
    o += `<g clip-path="url(#wv${c.n})">` + ground(c, R1, rock) + line(curve(R1.slice(0, 10)), 2) + line("M20 178l10 16M88 174l12 20M170 184l8 16M250 180l12 18M130 200l10 14M60 204l8 10", 1.2, INK, .5) + (c.kit.feet && c.feet !== "hoof" ? paw : "") + ground(c, [[-8, 214, 1], [60, 204], [150, 214], [240, 204], [328, 212, 1], [328, 250, 1], [-8, 250, 1]], mix(c.wash, "#76884a", .5)) + "</g>";
    o += [[30, 214, .9], [50, 217, 1.1], [74, 214, .8], [286, 214, 1], [268, 218, .8]].map(v => THINGS.pine(c, ...v)).join("") + THINGS[c.n % 3 ? "hut" : "tent"](c, 150, 218, .85) + THINGS.sheep(c, 190, 222, .6) + THINGS.sheep(c, 208, 220, .55);
    return { s: o, at: [hx + 20, hy], r: 50, giant: 1, bare: 1, mouth: [hx + 27 * 3.1 * c.snout, hy + 18] };
  },
  // so near that only the eye fits
  eyeup(c) {
    c.asleep = false;
    const S = 8.2, h = HEADS[c.headType], x = 176 - h.eye[0] * S, y = 104 - h.eye[1] * S; let o = `<g clip-path="url(#wv${c.n})">`;
    const T = tube([[x - 230, y + 150, 170], [x - 150, y + 70, 140], [x - 70, y + 20, 96]], 6); o += dorsal(c, T, c.dorsal, { from: .2, to: .95, h: 2.6 }) + drawTube(c, T, { pattern: PATTERNS[c.pattern] }) + sideHead(c, x, y, { type: c.headType, s: S, a: 0, open: 0 });
    o += "</g>" + THINGS.person(c, 58, 226, 1.5) + THINGS.lantern(c, 72, 194, .7);
    return { s: o, at: [176, 104], r: 66, giant: 1, bare: 1 };
  },
  // on top of a mountain
  peak(c) {
    const inner = c.inner || "wstand", P = POSES[inner](), s = .76, rock = mix(c.wash, "#7d746d", .55), ax = 150; let o = "";
    const M = [[14, 246, 1], [50, 206], [76, 192], [98, 150], [112, 141, 1], [190, 139, 1], [206, 152], [226, 186], [262, 206], [300, 246, 1]];
    o += shape(M, rock) + path(curve([[176, 139, 1], [190, 139, 1], [206, 152], [226, 186], [262, 206], [300, 246, 1], [190, 246, 1], [200, 200], [178, 172]], true), dark(rock, .32), ' opacity=".5"') + line("M104 158l8 18l-8 14M140 156l-6 20l10 18M78 206l14 10M120 214l16 8M64 226l12 6", 1.3, INK, .5) + blob(c.R, 132, 143, 24, 4, "#8a9a4e", .9) + blob(c.R, 180, 142, 14, 3.4, "#76884a", .9);
    const in0 = body(c, P), hs = 2.05, hd = sideHead(c, P.head[0], P.head[1], { type: c.headType, s: hs, a: P.head[2] + (c.trait === "shy" ? 10 : 0) });
    const tx = ax - 140 * s, ty = 142 - 203 * s;
    o += `<g transform="translate(${num(tx)} ${num(ty)}) scale(${s})">${in0.s}${hd}</g>` + [[34, 236, .8], [54, 228, .7], [86, 232, .6], [276, 236, .8], [252, 226, .6]].map(v => THINGS.pine(c, ...v)).join("") + THINGS.tent(c, 206, 232, .55) + THINGS.birds(c, 226, 78, .8);
    return { s: o, at: [P.head[0] * s + tx + 8, P.head[1] * s + ty], r: 30, giant: 1, bare: 1, mouth: [(P.head[0] + 25 * hs) * s + tx, (P.head[1] + 8) * s + ty] };
  },
  // in a tub, because the sea is far
  tub(c) {
    let o = ""; const T = tube(grow([[138, 214, 28], [140, 180, 25], [148, 148, 18], [154, 124, 15], [158, 110, 14]], c.stout), 6), tail = tube([[236, 116, 1.4], [240, 142, 6], [226, 166, 9], [214, 190, 10]], 5);
    o += tailTip(c, tail, c.tail || "fluke", .9) + drawTube(c, tail, { pattern: PATTERNS[c.pattern] }) + dorsal(c, T, c.dorsal, { from: .3, to: .92, h: .6 }) + drawTube(c, T, { pattern: PATTERNS[c.pattern] }) + sideHead(c, 160, 96, { type: c.headType, s: 3.1, a: -2 });
    o += shape([[78, 168, 1], [112, 163], [160, 161], [208, 163], [242, 168, 1], [200, 180], [120, 180]], "#8fc0c4") + line("M100 168q12-5 22 0M190 170q12-5 24 0", 1.4, "#fff", .8) + shape([[76, 168, 1], [120, 178], [200, 178], [244, 168, 1], [234, 212], [160, 220], [86, 212]], "#b98a52") + line("M104 176l6 38M134 179l3 40M164 180v39M196 179l-5 38M222 174l-8 38", 1.2, INK, .5) + line("M80 186q80 20 160 0M85 205q76 18 150 0", 3, "#6d6a6a");
    o += `<g transform="translate(96 158)">${THINGS.bubbles(c, 0, 0, .8)}</g>`; return { s: o, at: [172, 96], r: 48, bare: 0 };
  },
  // in the nest, with those who sleep longer
  nest(c) {
    let o = ""; const w = c.wing || c.kit.wing; if (w) for (const m of [1, -1]) o += WINGS[c.wing || "bat"](c, 160 - m * 22, 150, { m, open: .6, s: .5 });
    o += THINGS.egg(c, 104, 186, 2) + THINGS.egg(c, 218, 188, 1.8);
    const T = tube(grow([[160, 214, 34], [160, 184, 31], [160, 158, 25], [160, 138, 20]], c.stout), 6); o += drawTube(c, T, { pattern: PATTERNS[c.pattern], belly: null }) + path(curve(ring(160, 176, 17, 30, 9), true), c.pal.belly) + line("M146 162q14 6 28 0M144 174q16 6 32 0", 1.1, INK, .42);
    o += faceOn(c, 160, 106, 3.5) + shape([[66, 178, 1], [110, 186], [160, 189], [210, 186], [254, 178, 1], [246, 204], [206, 217], [114, 217], [74, 204]], "#a9764a");
    let t = ""; for (let i = 0; i < 22; i++) { const x = 72 + i * 8.2, y = 186 + (i * 37 % 23); t += `M${xy([x, y])}q${num(9)} ${num(-3 + i % 3 * 3)} ${num(20)} ${num(-1 + (i * 5 % 7) - 3)}`; } o += line(t, 1.3, INK, .6) + line("M64 178l-12-8M256 178l12-9M74 200l-12 4M246 202l12 3M92 182l-4-10M232 182l5-10", 1.8);
    for (const m of [1, -1]) if (c.kit.feet) o += foot(c, 160 + m * 30, 187, c.feet === "hoof" ? "hoof" : "paw", 1.1, false, rad(m > 0 ? 70 : 110), m);
    return { s: o, at: [160, 106], r: 52 };
  },
  // not quite out of the egg yet, but already walking
  eggwalk(c) {
    let o = ""; const f = light(c.pal.belly, .3), E = [[158, 64], [200, 92], [216, 142], [196, 182], [158, 192], [118, 182], [100, 140], [116, 92]];
    const tail = tube([[46, 150, 1.4], [50, 176, 6], [78, 184, 10], [116, 166, 14]], 5); o += tailTip(c, tail, c.tail, .9) + dorsal(c, tail, c.dorsal, { from: .1, to: .7, h: .5 }) + drawTube(c, tail, { pattern: PATTERNS[c.pattern] });
    o += leg(c, [[140, 176, 12], [148, 190, 9], [142, 202, 7]], { far: true, type: c.feet }) + leg(c, [[184, 174, 12], [196, 190, 9], [194, 202, 7]], { far: true }); if (c.wing) o += WINGS[c.wing](c, 122, 120, { open: .7, s: .5 });
    o += shape(E, f) + path(curve([[200, 92], [216, 142], [196, 182], [158, 192], [118, 182], [160, 180], [192, 146]], true), dark(f, .26), ' opacity=".4"') + [[128, 96], [122, 140], [140, 168], [150, 82], [186, 168], [170, 182]].map(p => `<circle cx="${p[0]}" cy="${p[1]}" r="5" fill="${c.pal.mark}" opacity=".45"/>`).join("");
    o += shape([[140, 104, 1], [152, 112, 1], [162, 101, 1], [176, 108, 1], [190, 98, 1], [206, 112, 1], [204, 124, 1], [212, 136, 1], [200, 146, 1], [190, 152, 1], [176, 146, 1], [164, 154, 1], [152, 145, 1], [138, 146, 1], [146, 134, 1], [134, 124, 1], [144, 116, 1]], dark(c.pal.body, .62));
    const F = frame(174, 124, 0, 3.3), k = c.trait; o += path(curve(ring(176, 128, 27, 17, 9), true), c.pal.body) + eye(c, F, 4, -1.6, 3.6, { lid: c.pal.body, side: -1 }) + eye(c, F, -5, -1.6, 3.6, { lid: c.pal.body });
    o += shape(put(frame(176, 60, rad(14), 1.3), [[-20, 8, 1], [-12, 2, 1], [-6, 9, 1], [1, 3, 1], [8, 9, 1], [14, 2, 1], [20, 7, 1], [15, -8], [0, -15], [-15, -8]]), f) + horn(c, frame(142, 66, rad(-110), 1.4), c.horn || "nub", .8, false, c.hornCol);
    o += leg(c, [[124, 178, 13], [134, 192, 10], [124, 203, 8]], {}) + leg(c, [[168, 182, 13], [180, 194, 10], [172, 204, 8]], {});
    return { s: o, at: [174, 122], r: 42 };
  },
  // from the front: sitting up, lying like a loaf, or on four legs
  front(c) {
    const v = c.front || ["sit", "loaf", "four", "sit"][c.n % 4]; if (v !== "sit") return SPECIAL[v](c);
    const baby = c.size === "hatchling", b = c.pal.body; let o = "";
    if (c.wing || c.kit.wing) { const w = WINGS[c.wing || "bat"], op = baby ? .7 : c.trait === "shy" ? .35 : .95, s = baby ? .52 : .8; o += w(c, 132, 142, { m: 1, open: op, s }) + w(c, 188, 142, { m: -1, open: op, s }); }
    const T = tube([[262, 150, 1.4], [272, 178, 6], [248, 200, 10], [206, 202, 15], [176, 190, 17]], 6);
    o += tailTip(c, T, c.tail, .95) + dorsal(c, T, c.dorsal, { from: .1, to: .7, h: .6 }) + drawTube(c, T, { belly: null, pattern: PATTERNS[c.pattern] });
    const w = (baby ? 34 : 38) * c.stout, top = baby ? 132 : 122, half = c.kit.slim ? [[0, top - 14], [w * .42, top], [w * .6, top + 26], [w * .86, 172], [w * .94, 194], [w * .56, 205], [0, 206]] : c.kit.stout ? [[0, top - 12], [w * .6, top - 2], [w * 1, top + 24], [w * 1.12, 168], [w * 1.02, 194], [w * .6, 205], [0, 206]] : [[0, top - 14], [w * .45, top], [w * .72, top + 26], [w, 172], [w * .98, 194], [w * .6, 205], [0, 206]];
    o += [1, -1].map(m => foot(c, 160 + m * w * .78, 202, c.feet, 1.5, false, m > 0 ? rad(8) : Math.PI - rad(8), m)).join("") + torso(c, half, top, w);
    const hy = baby ? 96 : 88, s = baby ? 3.5 : 2.9, held = c.trait === "helpful" ? ["egg", "lanternH", "basket", "flower"][c.n % 4] : null;
    for (const m of [1, -1]) {
      const P = c.trait === "playful" ? [[160 + m * w * .6, top + 18, 9], [160 + m * (w + 10), top + 20, 7], [160 + m * (w + 14), top - 2, 6]] : c.trait === "aggressive" ? [[160 + m * w * .6, top + 16, 10], [160 + m * (w + 12), top + 38, 8], [160 + m * (w + 2), top + 60, 7]] : [[160 + m * w * .58, top + 18, 10], [160 + m * w * .5, top + 44, 8], [160 + m * (c.trait === "shy" ? 9 : 14), c.trait === "shy" ? top + 46 : 196, 7]], e = P[2];
      const paw = c.feet === "hoof" ? "hoof" : "paw";
      o += drawTube(c, tube(P, 5), { belly: null, a: .4, hatch: false }) + (c.trait === "playful" ? foot(c, e[0], e[1], paw, .8, false, rad(m > 0 ? -70 : -110), m) : c.trait === "shy" ? foot(c, e[0], e[1], paw, .8, false, rad(m > 0 ? -150 : -30), m) : c.trait === "aggressive" ? foot(c, e[0], e[1], paw, .95, false, rad(m > 0 ? 110 : 70), m) : foot(c, e[0], e[1] + 3, c.feet, .95, false, m > 0 ? 0 : Math.PI, m));
    }
    if (held) o += held === "egg" ? THINGS.egg(c, 160, 196, 1.2) : held === "basket" ? THINGS.basket(c, 160, 200, 1) : held === "flower" ? THINGS.flower(c, 190, 196, 1.1) : THINGS.lantern(c, 214, 150, .9);
    return { s: o + faceOn(c, 160, hy, s), at: [160, hy], r: 15 * s };
  },
  // like a loaf of bread: low and wide, the tail round the feet
  loaf(c) {
    const baby = c.size === "hatchling", b = c.pal.body, w = (baby ? 60 : 70) * c.stout, top = baby ? 150 : 142; let o = "";
    if (c.wing || c.kit.wing) { const W0 = WINGS[c.wing || "bat"], op = c.trait === "shy" ? .3 : .8, s = baby ? .5 : .78; o += W0(c, 116, 152, { m: 1, open: op, s }) + W0(c, 204, 152, { m: -1, open: op, s }); }
    const half = [[0, top - 10], [w * .5, top - 2], [w * .92, top + 20], [w * 1.04, 184], [w * .86, 203], [0, 207]], all = [...half.map(p => [160 + p[0], p[1]]), ...half.slice(1, -1).reverse().map(p => [160 - p[0], p[1]])];
    if (c.dorsal) { const B = tube([[92, 168, 8], [116, 148, 8], [160, 138, 8], [204, 148, 8], [228, 168, 8]].map(p => [160 + (p[0] - 160) * w / 70, p[1] + (baby ? 6 : 0), p[2]]), 5); o += dorsal(c, B, c.dorsal, { from: .08, to: .92, h: .8 }); }
    o += path(curve(all, true), b); const T0 = tube([[160 - w, 188, 24], [160 - w * .7, 168, 30], [160, 160, 30], [160 + w * .7, 168, 30], [160 + w, 188, 24]], 5); o += (PATTERNS[c.pattern] || PATTERNS.plain)(c, T0, b);
    o += path(curve([[160 + w * .92, top + 20], [160 + w * 1.04, 184], [160 + w * .86, 203], [160, 207], [160 + w * .4, 196], [160 + w * .78, 176]], true), dark(b, .26), ' opacity=".5"') + ink([...all, all[0], all[1]], IW * 1.35, { side: -1, a: 0, b: 0 });
    o += path(curve([[160, top + 8], [190, top + 20], [194, 190], [160, 204], [126, 190], [130, top + 20]], true), c.pal.belly, ` stroke="${INK}" stroke-width=".9" stroke-opacity=".4"`) + line(`M132 ${top + 36}q28 8 56 0M130 ${top + 46}q30 8 60 0`, 1.1, INK, .42);
    const T = tube([[60, 170, 1.4], [44, 190, 5], [66, 208, 9], [120, 213, 12], [186, 212, 14], [160 + w * .92, 196, 15]], 6); o += [1, -1].map(m => foot(c, 160 + m * 17, 205, c.feet === "hoof" ? "hoof" : "paw", 1.35, false, m > 0 ? rad(20) : Math.PI - rad(20), m)).join("") + tailTip(c, T, c.tail, .9) + drawTube(c, T, { pattern: PATTERNS[c.pattern], b: .3 });
    const s = baby ? 3.5 : 3, hy = baby ? 126 : 112; return { s: o + faceOn(c, 160, hy, s), at: [160, hy], r: 15 * s };
  },
  // on four legs, coming straight towards you
  four(c) {
    const baby = c.size === "hatchling", b = c.pal.body, w = (baby ? 36 : 44) * c.stout, top = baby ? 118 : 100; let o = "";
    const T = tube([[258, 70, 1.4], [272, 100, 6], [252, 128, 10], [214, 138, 14], [186, 140, 18]], 6); o += tailTip(c, T, c.tail, .95) + dorsal(c, T, c.dorsal, { from: .1, to: .75, h: .6 }) + drawTube(c, T, { belly: null, pattern: PATTERNS[c.pattern] });
    if (c.wing || c.kit.wing) { const W0 = WINGS[c.wing || "bat"], op = c.trait === "shy" ? .35 : .95, s = baby ? .52 : .8; o += W0(c, 134, 134, { m: 1, open: op, s }) + W0(c, 186, 134, { m: -1, open: op, s }); }
    if (c.dorsal) { const B = tube([[122, 132, 8], [134, 114, 8], [160, top + 4, 8], [186, 114, 8], [198, 132, 8]], 5); o += dorsal(c, B, c.dorsal, { from: .1, to: .9, h: .9 }); }
    for (const m of [1, -1]) o += leg(c, [[160 + m * w * .66, 150, 20], [160 + m * (w + 7), 176, 13], [160 + m * (w + 5), 199, 9]], { far: true, a: m > 0 ? rad(10) : Math.PI - rad(10), m });
    const half = [[0, top], [w * .62, top + 8], [w, top + 34], [w * .98, 162], [w * .62, 180], [0, 184]]; o += torso(c, half, top + 18, w * .9);
    for (const m of [1, -1]) o += leg(c, [[160 + m * w * .56, top + 40, 17], [160 + m * w * .62, 166, 12.5], [160 + m * w * .56, 200, 10]], { a: m > 0 ? rad(14) : Math.PI - rad(14), m, s: 1.05 });
    const s = baby ? 3.5 : 3, hy = baby ? 98 : 94; return { s: o + faceOn(c, 160, hy, s), at: [160, hy], r: 15 * s };
  },
  // seen from above, on the wall, like a lizard in a drawer of specimens
  gecko(c) {
    const v = c.R.yes(), sp = v ? [[52, 190, 1.4], [92, 206, 5], [120, 182, 9], [146, 156, 18], [170, 122, 19], [190, 96, 13], [200, 80, 11]] : [[258, 206, 1.4], [222, 200, 5], [206, 172, 9], [184, 150, 18], [158, 122, 19], [144, 94, 13], [148, 76, 11]];
    const T = tube(grow(sp, c.stout), 6), e = T[T.length - 1], a = Math.atan2(e.ty, e.tx); let o = "";
    for (const [t, l] of [[.52, 38], [.8, 36]]) for (const m of [1, -1]) { const p = at(T, t), q = off(p, m * .6), A = Math.atan2(p.ny * m, p.nx * m), sw = (t > .7 ? .55 : -.35) * m * -1, k = [q[0] + Math.cos(A + sw) * l * .6, q[1] + Math.sin(A + sw) * l * .6], f = [k[0] + Math.cos(A - sw * .9) * l * .5, k[1] + Math.sin(A - sw * .9) * l * .5]; o += leg(c, [[q[0], q[1], 10], [k[0], k[1], 7], [f[0], f[1], 5]], { type: "pads", a: Math.atan2(p.ty, p.tx) + m * (t > .7 ? .7 : 1.3), m, s: 1.15 }); }
    o += tailTip(c, T, c.tail, .95) + drawTube(c, T, { belly: null, pattern: PATTERNS[c.pattern] });
    o += soft(T.slice(3, -2).map(p => off(p, 0)), 4, c.pal.mark, .6, { raw: true, a: .3, b: .2 });
    for (let i = 6; i < T.length - 3; i += 3) { const p = T[i]; if (c.dorsal === "spikes" || c.dorsal === "bumps") o += shape([[p.x - p.ny * 3, p.y + p.nx * 3, 1], [p.x - p.tx * 8, p.y - p.ty * 8, 1], [p.x + p.ny * 3, p.y - p.nx * 3, 1]], HORN, { w: 1.1 }); else if (c.dorsal) o += shape(ring(p.x, p.y, 3, 3, 7), light(c.pal.wing, .2), { w: 1 }); }
    if (c.wing || c.size === "hatchling") { const p = at(T, .7); for (const m of [1, -1]) { const w = WINGS[c.wing || "bat"]; const q = off(p, m * .3); o += w(c, q[0], q[1], { m: -m, open: .8, s: .42, a: Math.atan2(p.ty, p.tx) + Math.PI / 2 }); } }
    o += topHead(c, e.x + e.tx * 12, e.y + e.ty * 12, a, c.size === "hatchling" ? 2.5 : 2.1);
    return { bare: c.size === "large", s: o, at: [e.x + e.tx * 12, e.y + e.ty * 12], r: 34 };
  },
  // pinned like a butterfly in a case, but alive
  specimen(c) {
    const T = tube(grow([[184, 212, 1.4], [176, 196, 5], [160, 178, 10], [157, 152, 15], [161, 124, 16], [160, 100, 12], [160, 90, 11]], c.stout), 6), e = T[T.length - 1]; let o = "";
    const w = WINGS[c.wing || "moth"], s = c.wing === "glass" ? 1.12 : 1.02;
    for (const m of [1, -1]) o += w(c, 160 - m * 6, 134, { m, s, open: .8, a: c.wing === "leaf" ? m * .3 : 0 });
    if (c.wing === "leaf") for (const m of [1, -1]) o += leafWing(c, 160 - m * 6, 150, { m, s: .7, a: -m * .8 });
    for (const [t, y] of [[.46, 16], [.66, 6], [.84, -10]]) for (const m of [1, -1]) { const p = at(T, t), q = off(p, m * .7); o += ink([q, [q[0] - m * 14, q[1] + y * .3], [q[0] - m * 20, q[1] + y]], 3, { a: 0, b: .5, per: 5 }); }
    o += tailTip(c, T, c.tail, .8) + drawTube(c, T, { belly: null, pattern: PATTERNS.rings });
    if (c.kind === "moth") for (let k = -3; k <= 3; k++) o += petal(frame(160 + k * 4.4, 100 + Math.abs(k), rad(90 - k * 16), 1), 16, 5, k % 2 ? CREAM : light(c.pal.wing, .5), { w: 1.1 });
    o += frontHead(c, 160, 76, { s: c.size === "hatchling" ? 2.5 : 2.1, muzzle: "cat", a: c.R.j(8) });
    return { s: o, at: [160, 76], r: 36 };
  },
  manta(c) {
    const f = c.pal.body; let o = "";
    const T = tube([[44, 206, 1.2], [74, 194, 3], [106, 170, 6], [140, 148, 9]], 6); o += tailTip(c, T, "sting", .8) + drawTube(c, T, { belly: null });
    o += shape([[120, 160, 1], [84, 120], [40, 70], [24, 44, 1], [70, 58], [116, 70], [150, 62], [190, 46], [240, 40], [296, 56, 1], [252, 96], [214, 140], [182, 170], [150, 178]], f) + path(curve([[120, 160, 1], [150, 150], [190, 140], [244, 98], [290, 58, 1], [252, 96], [214, 140], [182, 170], [150, 178]], true), dark(f, .28), ' opacity=".5"');
    for (const p of [[90, 86, 7], [108, 104, 5], [128, 88, 6], [210, 78, 7], [192, 98, 5], [232, 66, 5], [120, 126, 4], [184, 122, 4], [150, 120, 6]]) o += blob(c.R, p[0], p[1], p[2], p[2] * .8, light(c.pal.belly, .2), .85);
    for (const v of [[60, 66, 96, 96, 128, 132], [262, 62, 226, 90, 194, 134]]) o += soft([[v[0], v[1]], [v[2], v[3]], [v[4], v[5]]], 1.4, INK, .45, { per: 6 });
    o += [1, -1].map(m => shape([[160 + m * 12, 84, 1], [160 + m * 26, 58], [160 + m * 22, 38], [160 + m * 12, 34, 1], [160 + m * 8, 56], [160 + m * 4, 78, 1]], c.pal.wing)).join("");
    c.horn = null; c.crest = null; o += frontHead(c, 160, 100, { s: 3.1, muzzle: "frog", wide: 1.05 });
    return { s: o, at: [160, 98], r: 42, under: 1 };
  },
  // behind a rock
  peek(c) {
    const hs = 2.2; let o = "";
    const tail = tube([[62, 92, 1.4], [48, 122, 6], [64, 152, 10], [90, 190, 13]], 6); o += tailTip(c, tail, c.tail, 1) + dorsal(c, tail, c.dorsal, { from: .1, to: .9, h: .6 }) + drawTube(c, tail, { pattern: PATTERNS[c.pattern] });
    const T = tube(grow([[124, 200, 24], [136, 178, 24], [150, 148, 20], [166, 118, 14], [178, 104, 12]], c.stout), 6);
    if (c.wing) o += WINGS[c.wing](c, 128, 160, { open: .25, s: .8 });
    o += dorsal(c, T, c.dorsal, { from: .1, to: .86, h: .85 }) + drawTube(c, T, { pattern: PATTERNS[c.pattern] }) + (c.kit.neck ? ruff(c, T) : "");
    o += sideHead(c, 186, 98, { type: c.headType, s: hs, a: 8, open: 0 });
    const front = THINGS.rock(c, 112, 176, 1.4) + THINGS.rock(c, 198, 186, 1.2) + (c.R.yes() ? THINGS.fern(c, 250, 214, 1, 1) : THINGS.mushroom(c, 252, 212, 1.3));
    const arm = (x, y, m) => { const t = tube([[x - 30 * m, y - (m > 0 ? 26 : 4), 10], [x - 8 * m, y - 10, 9.5], [x, y - 4, 9], [x + 2 * m, y + 7, 8]], 4); return drawTube(c, t, { belly: null, cap: true, a: .6, hatch: false }) + [-5, 0, 5].map(k => shape([[x + k - 2 + 2 * m, y + 11, 1], [x + k + 2 * m, y + 18, 1], [x + k + 2 + 2 * m, y + 11, 1]], HORN, { w: 1.2 })).join("") + [-2.5, 2.5].map(k => soft([[x + k + 2 * m, y + 6], [x + k + 2 * m, y + 12]], 1.2, INK, .8, { per: 3 })).join(""); };
    const paw = c.feet === "hoof" || !c.kit.feet ? "" : arm(112, 150, -1) + arm(192, 166, 1);
    return { s: o + front + paw, at: [190, 96], r: 34 };
  },
  // too large for the frame: head and neck
  giant(c) {
    const hs = 3.9, y = c.R.f(92, 112), x = c.R.f(134, 150), up = c.R.yes(); let o = "";
    if (c.wing && c.n % 3) o += WINGS[c.wing](c, 40, 170, { open: .9, s: 1.7, far: true });
    const T = tube(grow(c.n % 3 === 0 ? [[20, -120, 86], [24, -60, 74], [40, 0, 58], [74, 54, 45], [x - 16, y + 2, 37]] : up ? [[-70, 300, 92], [-10, 240, 80], [50, 190, 62], [86, 146, 46], [x - 16, y + 14, 38]] : [[-90, 150, 90], [-40, 120, 76], [20, 110, 58], [70, 112, 44], [x - 16, y + 8, 38]], Math.min(1.05, c.stout)), 7);
    o += dorsal(c, T, c.dorsal, { from: .3, to: .95, h: 1.9 }) + drawTube(c, T, { pattern: PATTERNS[c.pattern] });
    if (c.kit.neck) o += ruff(c, T);
    o += sideHead(c, x, y, { type: c.headType, s: hs, a: c.n % 3 === 0 ? 24 : c.trait === "shy" ? 14 : c.R.f(-4, 8) });
    return { s: o, at: [x + 18, y], r: 62, giant: 1, mouth: [x + 27 * hs, y + 14] };
  },
  // too large for the frame: an arch of neck bending down
  arch(c) {
    const hs = 2.7; let o = "";
    if (c.wing) o += WINGS[c.wing](c, 70, 84, { open: .85, s: 1.5, far: true });
    if (c.kit.feet) o += leg(c, [[-6, 150, 44], [20, 200, 28], [6, 262, 20]], { far: true }) + "";
    const T = tube(grow([[-80, 190, 70], [-30, 130, 66], [34, 84, 54], [104, 58, 40], [168, 64, 29], [210, 100, 23], [216, 130, 21]], Math.min(1.08, c.stout)), 7);
    o += dorsal(c, T, c.dorsal, { from: .2, to: .92, h: 1.6 }) + drawTube(c, T, { pattern: PATTERNS[c.pattern] });
    if (c.kit.feet) o += leg(c, [[56, 130, 34], [74, 180, 22], [58, 246, 17]], {});
    o += sideHead(c, 222, 146, { type: c.headType, s: hs, a: 26 });
    return { s: o, at: [232, 152], r: 46, giant: 1, mouth: [282, 182] };
  },
  hydra(c) {
    const small = c.size === "small"; let o = ""; const patt = PATTERNS[c.pattern];
    if (c.name.includes("ptere")) { c.wing = c.wing || "bat"; o += batWing(c, 150, 132, { m: 1, open: 1, s: .8 }) + batWing(c, 166, 132, { m: -1, open: 1, s: .8, far: true }); }
    const tail = tube([[20, 150, 1.4], [36, 186, 6], [76, 200, 14], [118, 186, 28], [158, 170, 36], [190, 170, 30]], 6);
    const necks = [[[150, 160, 20], [118, 120, 15], [86, 96, 12], [78, 66, 10], [88, 54, 9]], [[196, 166, 18], [228, 150, 14], [240, 124, 11], [250, 112, 10]], [[172, 152, 22], [176, 112, 16], [166, 76, 13], [178, 52, 11]]], heads = [[98, 50, -4], [260, 108, 10], [188, 46, 2]];
    o += leg(c, [[176, 184, 16], [192, 194, 10], [186, 203, 8]], { far: true, type: "talon" });
    const nk = i => { const T = tube(necks[i], 6); return dorsal(c, T, c.dorsal || "spikes", { from: .2, to: .88, h: .6 }) + drawTube(c, T, { pattern: patt, a: .3, hip: 1, belly: null }) + drawTube(c, T, { from: .3, pattern: patt, a: .06, hatch: false }); };
    o += nk(0) + tailTip(c, tail, c.tail || "spade") + dorsal(c, tail, c.dorsal || "spikes", { from: .1, to: .7, h: .8 }) + drawTube(c, tail, { pattern: patt, cap: true });
    o += nk(1) + nk(2) + leg(c, [[140, 182, 20], [160, 194, 12], [146, 203, 9]], { type: "talon" });
    const moods = [c.trait, "playful", "shy"].sort(() => 0); const g = c.gape;
    [[0, "shy", 0], [1, "playful", 12], [2, c.trait, g]].forEach(([i, t, gp]) => { const tr = c.trait; c.trait = t; c.gape = gp; o += sideHead(c, heads[i][0], heads[i][1], { type: c.headType, s: i === 2 ? 2 : 1.7, a: heads[i][2] }); c.trait = tr; }); c.gape = g;
    return { s: o, at: [188, 50], r: 44 };
  },
  // out of the egg
  hatch(c) {
    let o = ""; const s = 3.1;
    const tail = tube([[236, 150, 1.4], [250, 172, 6], [234, 197, 9], [196, 202, 12], [160, 198, 13]], 5); if (c.R.yes(.7)) o += tailTip(c, tail, c.tail, .8) + drawTube(c, tail, { pattern: PATTERNS[c.pattern] });
    if (c.wing || c.R.yes(.3)) o += WINGS[c.wing || "bat"](c, 134, 150, { open: .8, s: c.wing === "moth" ? .6 : .56 });
    const T = tube(grow([[138, 212, 30], [142, 180, 26], [148, 150, 19], [154, 126, 16], [158, 112, 15]], c.stout), 6);
    o += dorsal(c, T, c.dorsal, { from: .3, to: .92, h: .6 }) + drawTube(c, T, { pattern: PATTERNS[c.pattern] });
    o += sideHead(c, 160, 98, { type: c.headType, s, a: -2 });
    if (c.kit.feet) o += foot(c, 176, 172, "paw", 1.2, false, rad(40)); if (c.kit.feet) o += foot(c, 118, 172, "paw", 1.1, false, rad(120), -1);
    o += THINGS.shell(c, 148, 190, 1.9);
    if (c.R.yes(.55)) o += shape(put(frame(150, 60, rad(-10), 1.15), [[-22, 8, 1], [-14, 2, 1], [-8, 9, 1], [0, 3, 1], [8, 9, 1], [15, 2, 1], [22, 7, 1], [18, -10], [0, -20], [-18, -10]]), "#f2e8d2") + "";
    return { s: o, at: [172, 98], r: 48 };
  },
  babycurl(c) {
    let o = ""; const s = 3;
    if (c.wing) o += WINGS[c.wing](c, 128, 148, { open: .4, s: .5, far: true });
    const T = tube(grow([[214, 196, 1.4], [176, 208, 7], [124, 206, 13], [90, 188, 21], [98, 156, 26], [138, 144, 27], [176, 158, 22], [188, 172, 16]], c.stout), 6);
    o += dorsal(c, T, c.dorsal, { from: .34, to: .85, h: .6 }) + drawTube(c, T, { from: .3, pattern: PATTERNS[c.pattern] });
    if (c.wing) o += WINGS[c.wing](c, 122, 152, { open: .15, s: .52 });
    o += tailTip(c, T, c.tail, .85) + drawTube(c, T, { from: 0, to: .36, pattern: PATTERNS[c.pattern], b: .02 });
    if (c.trait === "shy" && c.R.yes(.5)) c.asleep = true;
    o += sideHead(c, 180, 170, { type: c.headType, s, a: 4, open: c.trait === "aggressive" ? 12 : 0 });
    return { s: o, at: [194, 170], r: 46 };
  },
  babysit(c) {
    let o = ""; const s = 3.1, P = { spine: [[236, 176, 1.4], [248, 196, 6], [206, 206, 9], [156, 207, 12], [112, 200, 18], [106, 176, 26], [126, 150, 26], [144, 128, 19], [154, 114, 15]], segs: [[.4, 1], "legs", [0, .44]], legs: [L(158, 152, 172, 176, 170, 200, 9, 1), L(116, 184, 140, 194, 150, 202, 18), L(142, 158, 152, 180, 150, 201, 11)], wing: [124, 146] };
    o += body(c, P).s + sideHead(c, 160, 100, { type: c.headType, s, a: 2 });
    return { s: o, at: [174, 100], r: 48 };
  },
  curlsnake(c) {
    let o = ""; const T = tube(grow([[258, 188, 1.4], [232, 206, 8], [160, 210, 15], [84, 198, 19], [70, 168, 20], [128, 150, 21], [206, 152, 20], [214, 176, 19], [146, 184, 19], [108, 166, 18], [138, 136, 17], [176, 116, 14]], c.stout), 6);
    for (const [a, b] of [[.34, .62], [.0, .38], [.58, .86], [.82, 1]]) o += (a === 0 && c.tail ? tailTip(c, T, c.tail, 1) : "") + (b > .8 ? dorsal(c, T, c.dorsal, { from: Math.max(.6, a), to: Math.min(.94, b), h: .7 }) : "") + drawTube(c, T, { from: a, to: b, pattern: PATTERNS[c.pattern], a: .02, b: .02 });
    o += sideHead(c, 188, 106, { type: c.headType, s: 2.1, a: 6 });
    return { s: o, at: [198, 106], r: 36 };
  },
};
SPECIAL.hang4 = c => SPECIAL.gecko(c);

function figure(c) {
  if (SPECIAL[c.pose]) return SPECIAL[c.pose](c);
  const P = POSES[c.pose](); if (P.spine) P.spine = P.spine.map((p, i) => i && i < P.spine.length - 3 ? [p[0] + c.RB.j(4), p[1] + c.RB.j(3), p[2]] : p);
  const hs = (c.size === "hatchling" ? 2.9 : c.size === "small" ? 2.25 : c.size === "large" ? 1.85 : 2.05) * (c.headType === "rex" && P === "theropod" ? 1.1 : 1);
  let o = "";
  if (P.stool) o += aside(() => [ // what the little ones sit on
    () => shape([[120, 214, 1], [124, 182], [152, 182], [158, 214, 1]], "#efe2c4") + shape([[80, 184], [92, 168], [138, 162], [184, 168], [198, 184], [138, 190]], c.RB.pick(["#c25b43", "#b98a4a", "#8a6aa0"])) + [[104, 176, 5], [134, 170, 6], [168, 177, 5], [148, 182, 3.4]].map(v => path(curve(ring(v[0], v[1], v[2], v[2] * .6, 7), true), CREAM, ' opacity=".9"')).join("") + line("M130 188l4 16M146 188v18", 1.2, INK, .5),
    () => [[88, 214, "#5a86a8", 104], [96, 199, "#b8573f", 94], [92, 185, "#8a9c58", 98]].map(v => poly([[v[0], v[1]], [v[0], v[1] - 14], [v[0] + v[3], v[1] - 15], [v[0] + v[3], v[1] - 1]], v[2], { w: 1.5 }) + poly([[v[0] + v[3] - 8, v[1] - 3], [v[0] + v[3] - 8, v[1] - 13], [v[0] + v[3] + 3, v[1] - 13], [v[0] + v[3] + 3, v[1] - 3]], CREAM, { w: 1.2 }) + line(`M${v[0] + 10} ${v[1] - 13}v12`, 1.4, CREAM, .8)).join(""),
    () => shape([[84, 214, 1], [92, 200], [92, 174, 1], [186, 172, 1], [186, 200], [196, 214, 1]], "#8f6844") + shape(ring(139, 172, 47, 9, 9), "#dcb887") + shape(ring(139, 172, 26, 4.6, 9), "#c69a64", { w: 1 }) + line("M110 190v16M134 186v22M160 190v14", 1.3, INK, .5) + shape([[186, 194, 1], [204, 186], [212, 190, 1], [200, 198]], "#8a9c58", { w: 1.2 }),
    () => ink([[138, 214], [134, 196], [140, 180]], 5, { a: 0, b: 0 }) + [-2, -1, 1, 2, 0].map(k => petal(frame(139, 178, rad(k === 0 ? 90 : 90 - k * 42), 1), k === 0 ? 16 : 46, 12, k % 2 ? "#e7b7c0" : "#f0cdd2")).join("") + shape(ring(139, 172, 40, 9, 9), "#d99a3a") + line("M112 172h8M128 169h8M146 172h8M158 169h7", 1.6, INK, .5),
  ][c.stool ?? c.n % 4]());
  if (P.perch) o += aside(() => shape([[40, -6, 1], [90, 6], [170, 10], [250, 4], [300, -6, 1], [250, 18], [170, 24], [96, 18]], mix(c.wash, "#7d6a58", .6)));
  if (P.fins) o += finWing(c, P.wing[0], P.wing[1] - 4, { s: .5, a: -1.9, far: true });
  const B = body(c, P); o += B.s;
  if (P.fins) o += finWing(c, P.wing[0] + 16, P.wing[1] - 4, { s: .6, a: -1.9 });
  const tilt = { shy: 12, aggressive: 2, playful: -7, helpful: 1 }[c.trait];
  o += sideHead(c, P.head[0], P.head[1], { type: c.headType, s: hs, a: P.head[2] + (P.low ? 0 : tilt) + c.R.j(3) });
  if (P.water) { const y = P.water; o += path(curve([[-90, y, 1], [-20, y + 2], [40, y - 3], [110, y + 3], [190, y - 2], [260, y + 3], [340, y - 2], [420, y, 1], [420, 290, 1], [-90, 290, 1]], true), mix(mix(c.washDeep, "#4f93a3", .72), "#ffffff", .06), ' opacity=".94"') + [[30, y + 2, 40], [84, y + 1, 96], [168, y + 2, 60], [70, y + 20, 50], [180, y + 26, 70], [110, y + 42, 60]].map(v => soft([[v[0], v[1]], [v[0] + v[2] * .25, v[1] - 4], [v[0] + v[2] * .5, v[1]], [v[0] + v[2] * .75, v[1] - 4], [v[0] + v[2], v[1]]], 1.9, INK, .55, { per: 4 })).join("") + [[26, 60], [84, 176], [176, 220]].map(v => soft([[v[0], y + 4], [(v[0] + v[1]) / 2, y + 8], [v[1], y + 4]], 2.4, CREAM, .8, { per: 5 })).join(""); }
  return { s: o, at: [P.head[0] + 6 * hs * .6, P.head[1]], r: 18 * hs, air: P.air, under: P.under, water: P.water, mouth: [P.head[0] + 25 * hs * c.snout * Math.cos(rad(P.head[2] + tilt)), P.head[1] + 6 * hs + 25 * hs * Math.sin(rad(P.head[2] + tilt))], hang: P.perch, hd: P.head };
}

const SMALL = ["mushroom", "flower", "acorn", "snail", "berry", "dandelion", "pencil", "teacup", "clover", "ladybird"];
function scenery(c, f) { // things that tell size and temper; they follow each other in turn, so that neighbours differ
  const R = c.R, n = c.n; let back = "", front = ""; if (c.pose === "loch" || f.bare) return ["", ""];
  if (c.size === "large") {
    const x = R.pick([258, 274, 288]), y = 216, t = ["tent", "person", "hut", "sheep", "fire", "person"][n % 6];
    if ((c.trait === "shy" || c.trait === "aggressive" || f.giant) && (!f.at || f.at[0] < 230 || f.giant)) front += t === "sheep" ? THINGS.sheep(c, x, y, .8) + THINGS.sheep(c, x - 22, y + 5, .7) : t === "fire" ? THINGS.fire(c, x, y, .8) + THINGS.person(c, x - 16, y + 2, .85) : THINGS[t](c, x, y, t === "person" ? .95 : .8);
    const tr = n % 3; if (tr < 2) back += THINGS.pine(c, 26, 206, .9) + THINGS.pine(c, 42, 208, .7); if (tr) back += THINGS.pine(c, 297, 205, .8);
    if (f.giant && c.trait !== "aggressive" && !c.asleep && n % 2) front += THINGS.bird(c, f.at[0] - 6, f.at[1] - 41 * (f.r / 62), 1.15);
    else if (n % 5 === 0) back += THINGS.birds(c, 40 + (n * 37 % 60), 44, 1);
  } else if (c.size === "small") {
    const t = c.prop || SMALL[(n * 7 + (n >> 4)) % SMALL.length], x = R.f(252, 284); front += THINGS[t](c, x, 218, t === "ladybird" ? 1.3 : 1.5);
    front += n % 4 === 0 ? THINGS.clover(c, R.f(26, 56), 217, 1.2) : n % 4 === 1 ? THINGS.pebble(c, R.f(26, 60), 218, 1.3) : THINGS.grass(c, R.f(24, 60), 216, 1.3);
  } else if (c.size === "hatchling") {
    if (!/hatch|nest|egg|tub/.test(c.pose)) front += THINGS.shell(c, n % 2 ? 52 : 268, 204, .8);
    const x = n % 2 ? 272 : 46, t = n % 4; if (c.trait !== "helpful") front += t === 0 ? THINGS.milk(c, x, 214, 1.1) : t === 1 ? THINGS.grass(c, x, 216, 1.4) : t === 2 ? THINGS.blanket(c, x + 8, 216, 1) : THINGS.clover(c, x - 4, 216, 1.3) + THINGS.clover(c, x + 10, 219, 1);
  } else {
    const t = n % 6; front += THINGS.pebble(c, R.f(30, 60), 216, 1.2);
    front += t === 0 ? THINGS.fern(c, 276, 216, .9, -1) : t === 1 ? THINGS.stump(c, 284, 216, 1) : t === 2 ? THINGS.grass(c, R.f(240, 290), 214, 1.1) + THINGS.pebble(c, 268, 220, 1) : t === 3 ? THINGS.rock(c, 290, 208, .5) : t === 4 ? THINGS.clover(c, 276, 217, 1.1) + THINGS.clover(c, 288, 220, .9) : THINGS.grass(c, 46, 220, 1) + THINGS.pebble(c, 282, 219, 1.1);
  }
  return [back, front];
}
function moodThing(c, f) {
  const R = c.R, [x, y] = f.at, m = f.mouth;
  if (c.trait === "aggressive") { if (m && c.gape > 3 && m[0] < 292) return breath(c, m[0] + 2, m[1] - 2, f.giant ? 6 : 4, f.giant ? 1.25 : .82); return ""; }
  if (c.asleep) return [[0, 0, 8], [13, -13, 11], [30, -28, 14]].map(p => line(`M${r1(x + f.r * .7 + p[0])} ${r1(y - f.r * .7 + p[1])}h${p[2] * .8}l${-p[2] * .8} ${p[2]}h${p[2] * .8}`, 2.2)).join("");
  if (c.trait === "playful") { const q = [clamp(x + f.r * 1.15, 20, 294), clamp(y - f.r * 1.05, 34, 200)]; const t = ["butterfly", "ball", "kite", "note", "bubbles", "bone", "leaves", "ball", "butterfly", "ladybird"][(c.n * 3 + (c.n >> 3)) % 10]; if (/Melod|Trill|Sing/.test(c.name) || t === "note") return THINGS.note(c, q[0], q[1], 1.4) + THINGS.note(c, q[0] + 18, q[1] - 12, 1.1); if (t === "ball" && !f.giant) return THINGS.ball(c, R.pick([44, 268]), 222, 1.05); if (t === "bone" && !f.giant) return THINGS.bone(c, 268, 222, 1); if (t === "ladybird") return THINGS.ladybird(c, f.at[0] + f.r * .62, f.at[1] - f.r * .34, 1) + line(`M${xy([q[0] + 8, q[1] - 8])}q6 -6 12 -2`, 1.2, INK, .6); return (THINGS[t] && !["ball", "bone"].includes(t) ? THINGS[t] : THINGS.butterfly)(c, clamp(q[0], 26, 282), q[1], 1.1); }
  if (c.trait === "helpful") { if (c.pose === "loch") return THINGS.bird(c, x - 4, y - f.r * .62, 1); const t = ["bird", "basket", "can", "lantern", "bundle", "egg", "scroll", "flower"][(c.n * 5 + (c.n >> 3)) % 8]; if (/Melod|Trill/.test(c.name)) return THINGS.note(c, x + f.r, y - f.r * .8, 1.5); if (f.giant || c.pose === "front") return ""; if (t === "basket") return THINGS.basket(c, 276, 224, 1); if (t === "egg") return THINGS.egg(c, 270, 222, 1) + THINGS.egg(c, 288, 224, .85); if (t === "lantern") return THINGS.lantern(c, 284, 176, 1) + ink([[284, 178], [284, 160], [296, 150], [300, 226]], 2.6, { a: 0, b: 0, per: 6 }); if (t === "bird") return THINGS.bird(c, 60, 212, 1.1); if (t === "can" || t === "bundle" || t === "scroll") return THINGS[t](c, 62, 222, 1); return THINGS.flower(c, 276, 222, 1.2); }
  return "";
}

// Neighbours painted in one way, without an edge, become one path: fewer elements, the same picture.
const merge = s => s.replace(/(?:<path d="[^"]*"((?: fill="(?!none)[^"]*")?(?: opacity="[^"]*")?)\/>)(?:<path d="[^"]*"\1\/>)+/g, (all, more) => `<path d="${[...all.matchAll(/ d="([^"]*)"/g)].map(m => m[1]).join("")}"${more}/>`).replace(/(?:<path d="[^"]*"( fill="none"[^>]*)\/>)(?:<path d="[^"]*"\1\/>)+/g, (all, more) => `<path d="${[...all.matchAll(/ d="([^"]*)"/g)].map(m => m[1]).join("")}"${more}/>`)
  // runs of small inked shapes share their line through a group
  .replace(/(?:<path d="[^"]*"(?: fill="[^"]*")?( stroke="currentColor" stroke-width="[^"]*")(?: opacity="[^"]*")?\/>)(?:<path d="[^"]*"(?: fill="[^"]*")?\1(?: opacity="[^"]*")?\/>){2,}/g, (all, line) => `<g${line}>${all.split(line).join("")}</g>`);
export function drawing(d) {
  const c = plan(d); LX = c.flip ? -.42 : .42;
  GRAIN = 10; const bg = backdrop(c); GRAIN = 2; BOX = [1e9, 1e9, -1e9, -1e9]; const f = figure(c); f.box = f.under && c.pose !== "swim" || f.water ? null : BOX; BOX = null; const [sb, sf] = scenery(c, f);
  // how much of the frame the dragon takes; wings are never cut, tails only where a large one leaves the frame
  let s = 1, tx = 0, ty = 0;
  if (!f.giant) {
    const B = f.box, w = c.wbox, free = c.wing !== "fin" && w && w[2] > w[0];
    if (c.size === "small") { s = .8; tx = 160 * (1 - s) - 4; ty = 205 * (1 - s); if (f.air) ty -= 6; if (f.hang) ty = 0; }
    else if (c.size === "hatchling") { s = .9; tx = 160 * (1 - s); ty = 205 * (1 - s) + 2; }
    else if (c.size === "large" && /hydra|scorpio|hang$/.test(c.pose)) { s = 1.1; tx = 160 * (1 - s); ty = c.pose === "hang" ? -4 : 205 * (1 - s) + 6; }
    else if (c.size === "large") {
      for (s of c.pose === "gecko" ? [1.6] : c.pose === "front" ? [1.12] : c.pose === "dive" ? [1.16, 1.08, 1, .92, .86] : [1.34, 1.24, 1.14, 1.04, .96]) {
        tx = clamp(214 - f.at[0] * s, W - 320 * s, Math.max(0, W - 320 * s)); ty = clamp(84 - f.at[1] * s, H - 250 * s, 12); if (f.hang) { tx = 160 * (1 - s); ty = 0; }
        if (!free) { if (f.mouth) tx = Math.min(tx, (c.trait === "aggressive" && c.gape > 3 ? 270 : 308) - f.mouth[0] * s); break; }
        const lo = 7 - w[0] * s, hi = Math.min(313 - w[2] * s, f.mouth ? (c.trait === "aggressive" && c.gape > 3 ? 262 : 306) - f.mouth[0] * s : 999), up = 8 - w[1] * s; tx = lo <= hi ? clamp(tx, lo, hi) : (lo + hi) / 2; ty = Math.max(ty, up);
        const hx = f.at[0] * s + tx; if (lo <= hi + 2 && hx > 44 && hx + f.r * s < 326 && ty + f.at[1] * s < 176 && (f.air || 205 * s + ty < 262)) break;
      }
    } else { s = .97; tx = 5; ty = 5; }
    if (c.size !== "large" && f.mouth) tx = Math.min(tx, (c.trait === "aggressive" && c.gape > 3 ? 276 : 300) - f.mouth[0] * s);
    if (c.size !== "large" && B) { const k = Math.min(1, 308 / ((B[2] - B[0]) * s)); if (k < 1) { tx += 160 * s * (1 - k); ty += 205 * s * (1 - k); s *= k; } const lo = 6 - B[0] * s, hi = 314 - B[2] * s - (c.trait === "aggressive" && c.gape > 3 && f.mouth && f.mouth[0] > B[2] - 12 ? 30 : 0); tx = lo <= hi ? clamp(tx, lo, hi) : lo; if (!f.hang && B[1] * s + ty < 6) ty += Math.min(14, 6 - B[1] * s - ty); }
  }
  const hx = f.at[0] * s + tx, hy = f.at[1] * s + ty, hr = f.r * s, mt = moodThing(c, c.trait === "aggressive" ? f : { ...f, at: [hx, hy], r: hr }), head = [c.flip ? W - hx : hx, hy, hr];
  const shadow = f.air || f.giant || f.under || c.pose === "loch" || c.pose === "peek" ? (f.air && !f.under && !f.giant ? `<ellipse cx="160" cy="218" rx="${r1(70 * s)}" ry="6" fill="${INK}" opacity=".13"/>` : "") : `<ellipse cx="${r1(150 * s + tx)}" cy="${r1(Math.min(226, 206 * s + ty))}" rx="${r1(104 * s)}" ry="8" fill="${INK}" opacity=".16"/>`;
  const fig = `<g${c.pose === "loch" ? ` clip-path="url(#wv${c.n})"` : ""}><g transform="${c.flip ? `translate(${W} 0) scale(-1 1)` : ""}">${sb}${shadow}<g class="dragon" transform="translate(${r1(tx)} ${r1(ty)}) scale(${s})">${f.s}${mt && c.trait === "aggressive" ? mt : ""}</g>${mt && c.trait !== "aggressive" ? mt : ""}${sf}</g></g>`;
  return { bg: merge(bg), fig: merge(fig), head, kind: c.kind, pose: c.pose, pal: c.pal };
}
// What every picture inherits: ink as the colour of lines and of paths without a fill, round ends.
export const ROOT = 'fill="currentColor" stroke-linecap="round" stroke-linejoin="round" color="#2b2a33"';
const esc = t => String(t).replace(/[&<>"]/g, v => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[v]);
// The window onto the head: x, y, width, height.
export const bust = ([x, y, r]) => { const w = clamp(r * 3.4, 110, 200), h = w * .75; return [clamp(x - w / 2, 0, W - w), clamp(y - h * .5, 0, H - h), w, h].map(r1); };
export function portrait(d, { crop = "card", label = "" } = {}) {
  const q = drawing(d), box = crop === "bust" ? bust(q.head).join(" ") : `0 0 ${W} ${H}`;
  return `<svg class="portrait" viewBox="${box}" preserveAspectRatio="xMidYMid slice" xmlns="http://www.w3.org/2000/svg" ${ROOT} ${label ? `role="img" aria-label="${esc(label)}"` : 'aria-hidden="true"'}>${q.bg}${q.fig}</svg>`;
}

// For other pictures in the same hand.
export const pen = { dice, shape, poly, soft, ink, line, path, ring, blob, curve, frame, put, petal, rad, lerp, clamp, dark, light, THINGS, P4, INK, HORN, CREAM };
