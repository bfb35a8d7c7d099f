// Pictures of the cave cards: number and effects in, SVG out; the same hand as the dragons.
import { pen, mix, ROOT } from "./portraits.mjs";
const { dice, shape, poly, soft, ink, line, path, ring, blob, curve, THINGS, dark, light, P4, INK } = pen;
const ROCKS = [["#b9a08a", "#e9d9bd"], ["#a3978e", "#e3dccb"], ["#a8a37e", "#e8e2bf"], ["#b88f7c", "#efd7c0"], ["#9c94a8", "#e2dbe2"], ["#94a39a", "#dde2d2"]];
export function caveArt(n, effects = []) {
  const R = dice(n * 53 + 9), [rock, sky] = R.pick(ROCKS), c = { R, wash: sky, pal: { mark: dark(rock, .3), wing: rock }, trait: "helpful", size: "small" };
  const low = R.yes(.3), w = low ? R.f(36, 44) : R.f(25, 33), h = low ? R.f(38, 44) : R.f(46, 58), x = 80 + R.j(10), lean = R.j(8), deep = dark(rock, .72);
  let o = `<rect width="160" height="110" fill="${sky}"/>`;
  const form = R.i(0, 2), hill = (form === 0 ? [[-4, 40], [30, 26], [78, 10], [126, 24], [164, 36]] : form === 1 ? [[-4, 20], [26, 12], [70, 24], [118, 8], [164, 22]] : [[-4, 48], [22, 44], [48, 16], [112, 12], [138, 38], [164, 44]]).map(p => [p[0], p[1] + R.j(5)]);
  o += [[20, 18], [120, 14], [66, 10]].slice(0, R.i(0, 2)).map(p => line(`M${p[0]} ${p[1]}q5 -5 9 0q5 -5 9 0`, 1.3, INK, .5)).join("");
  o += path(curve([...hill.map((p, i) => i === 0 || i === hill.length - 1 ? [...p, 1] : p), [164, 114, 1], [-4, 114, 1]], true), rock);
  o += path(curve([[...hill[hill.length - 2], 1], [164, hill[hill.length - 1][1], 1], [164, 114, 1], [112, 114, 1], [122, 70]], true), dark(rock, .22), ' opacity=".6"');
  let cr = ""; for (let i = 0; i < 12; i++) { const a = R.f(6, 150), b = R.f(36, 88); cr += `M${a.toFixed(1)} ${b.toFixed(1)}l${R.f(5, 13).toFixed(1)} ${R.f(-4, 5).toFixed(1)}l${R.f(2, 7).toFixed(1)} ${R.f(2, 8).toFixed(1)}`; } o += line(cr, 1.2, INK, .34);
  o += line(curve(hill), 2, INK, .85);
  const arch = k => [[x - w * k, 100, 1], [x - w * k * 1.02, 100 - h * .45 * k], [x - w * .55 * k + lean, 100 - h * .92 * k], [x + lean, 100 - h * k], [x + w * .6 * k + lean, 100 - h * .88 * k], [x + w * 1.02 * k, 100 - h * .42 * k], [x + w * k, 100, 1]];
  o += shape(arch(1.16), light(rock, .25), { w: 1.5 }) + shape(arch(1), deep, { w: 1.9 }) + path(curve(arch(.72), true), "#1d1822", ' opacity=".7"');
  // stones around the mouth, and hatching on the side away from the light
  const A = arch(1), B = arch(1.16); let st = ""; for (let i = 0; i < A.length; i++) st += `M${A[i][0].toFixed(1)} ${A[i][1].toFixed(1)}L${B[i][0].toFixed(1)} ${B[i][1].toFixed(1)}`; for (let i = 0; i < A.length - 1; i++) st += `M${((A[i][0] + A[i + 1][0]) / 2).toFixed(1)} ${((A[i][1] + A[i + 1][1]) / 2 - (i && i < 5 ? 2 : 0)).toFixed(1)}L${((B[i][0] + B[i + 1][0]) / 2).toFixed(1)} ${((B[i][1] + B[i + 1][1]) / 2 - (i && i < 5 ? 2 : 0)).toFixed(1)}`; o += line(st, 1.3, INK, .7);
  let hs = ""; for (let i = 0; i < 16; i++) { const u = 128 + (i * 37 % 30), v = Math.max(40, hill[hill.length - 1][1] + 14) + i * 3; hs += `M${u} ${v}l${R.f(7, 13).toFixed(1)} ${R.f(-9, -6).toFixed(1)}`; } o += line(hs, 1, INK, .28);
  o += path(curve(ring(x, 101, w * .74, 7, 9), true), "#f2c766", ' opacity=".3"');
  for (const u of [-.36, .02, .38].slice(0, R.i(0, 3))) { const l = R.f(7, 16), y = 100 - h * (1 - u * u * .7) - 1; o += poly([[x + lean + u * w - 3.4, y], [x + lean + u * w + 3.4, y], [x + lean + u * w, y + l]], light(rock, .12), { w: 1.1 }); }
  const flat = JSON.stringify(effects), s = .74;
  if (/"Egg|LayEggs/.test(flat)) o += THINGS.egg(c, x - 8, 100, s) + THINGS.egg(c, x + 6, 101, s * .9);
  else if (/"coin"/.test(flat)) o += THINGS.gold(c, x, 101, s);
  else if (/crystal/.test(flat)) o += poly([[x - 8, 101], [x - 8, 84], [x - 2, 76], [x + 4, 84], [x + 4, 101]], "#b7a2dd", { w: 1.3 }) + poly([[x + 5, 101], [x + 5, 90], [x + 9, 84], [x + 13, 91], [x + 13, 101]], "#9d86cc", { w: 1.3 });
  else if (/milk/.test(flat)) o += THINGS.milk(c, x, 101, s);
  else if (/meat/.test(flat)) o += THINGS.bone(c, x, 100, s);
  else if (/PlayDragon|dragon_card|Tuck|ActivateDragon|Swap/.test(flat)) for (const m of [-1, 1]) o += `<ellipse cx="${x + m * 6}" cy="80" rx="3.6" ry="4.6" fill="#f3d35f"/><ellipse cx="${x + m * 6 + 1}" cy="80.500" rx="1" ry="3.600" fill="#1d1822"/>`;
  else if (/Excavate|cave_card/.test(flat)) o += THINGS.lantern(c, x, 60, s);
  else if (/Guild/.test(flat)) o += ink([[x, 101], [x, 72]], 2, { a: 0, b: 0 }) + poly([[x, 72], [x + 14, 72], [x + 14, 88], [x + 7, 93], [x, 88]], "#3f7f86", { w: 1.3 });
  else o += THINGS.mushroom(c, x, 101, s);
  o += path(curve([[-4, 100, 1], [40, 97], [90, 101], [130, 97], [164, 101, 1], [164, 114, 1], [-4, 114, 1]], true), mix(rock, "#6f7a4a", .45)) + line(curve([[-4, 100], [40, 97], [90, 101], [130, 97], [164, 101]]), 1.6, INK, .8);
  o += THINGS.grass(c, R.f(10, 36), 104, .8) + THINGS.grass(c, R.f(124, 150), 104, .9) + (R.yes(.5) ? THINGS.mushroom(c, R.f(14, 40), 106, .62) : THINGS.pebble(c, R.f(118, 146), 108, .9));
  if (R.yes(.45)) for (const q of [[x - w * 1.1, 58, 1], [x + w * 1.1, 62, -1]]) o += ink([[q[0], q[1] - 14], [q[0] + 3 * q[2], q[1]], [q[0] - 2 * q[2], q[1] + 14]], 1.6) + [0, 8, 16].map(v => shape([[q[0], q[1] - 10 + v, 1], [q[0] + 6 * q[2], q[1] - 13 + v], [q[0] + 9 * q[2], q[1] - 8 + v, 1], [q[0] + 4 * q[2], q[1] - 6 + v]], "#8a9c58", { w: 1 })).join("");
  return `<svg class="caveart" viewBox="0 0 160 110" preserveAspectRatio="xMidYMid slice" xmlns="http://www.w3.org/2000/svg" ${ROOT} aria-hidden="true">${o}</svg>`;
}
