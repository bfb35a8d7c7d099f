// Short, soft, wooden sounds, made on the spot: no files. Silent until somebody switches them on.
import { settings } from "./settings.svelte";

export type Sound = "turn" | "place" | "closed" | "chat" | "end";

interface Strike {
  at: number; // seconds from the beginning
  pitch: number; // hertz
  length: number; // seconds until it has died away
  loud: number;
  wood?: boolean; // a knock instead of a note
}

const SOUNDS: Record<Sound, Strike[]> = {
  turn: [{ at: 0, pitch: 523, length: 0.45, loud: 0.16 }, { at: 0.14, pitch: 784, length: 0.6, loud: 0.16 }],
  place: [{ at: 0, pitch: 210, length: 0.12, loud: 0.2, wood: true }],
  closed: [{ at: 0, pitch: 120, length: 0.14, loud: 0.22, wood: true }, { at: 0.13, pitch: 104, length: 0.16, loud: 0.2, wood: true }],
  chat: [{ at: 0, pitch: 900, length: 0.05, loud: 0.08, wood: true }],
  end: [523, 659, 784, 1047].map((pitch, i) => ({ at: i * 0.15, pitch, length: 0.6, loud: 0.14 })),
};

let audio: AudioContext | null = null;

/** Let it be heard, where sounds are wanted and the browser allows them. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const strike of SOUNDS[name]) beat(audio, strike);
}

/** One stroke: a tone with its octave above, struck at once and dying away; wood dies sooner and falls in pitch. */
function beat(context: AudioContext, { at, pitch, length, loud, wood = false }: Strike): void {
  const start = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(context.destination);
  for (const [times, share] of wood ? [[1, 1], [2.76, 0.5]] : [[1, 1], [4, 0.18]]) {
    const tone = context.createOscillator();
    const part = context.createGain();
    part.gain.value = share ?? 1;
    tone.type = wood ? "triangle" : "sine";
    tone.frequency.setValueAtTime(pitch * (times ?? 1), start);
    if (wood) tone.frequency.exponentialRampToValueAtTime(pitch * (times ?? 1) * 0.6, start + length);
    tone.connect(part).connect(volume);
    tone.start(start);
    tone.stop(start + length);
  }
}
