// The sound of the stand: filtered noise that swells with the shots. It loops without a seam, because the filters run
// over the same noise twice and only the second pass is kept.
import { chance } from './chance.ts';
import type { Scene } from './scene.ts';

/** Samples a second. 24 s at 48 kHz are 1,125 whole AAC frames, so that the encoded loop has no gap either. */
export const RATE = 48_000;

type Filter = (sample: number) => number;

/** A band-pass filter (RBJ cookbook, constant peak gain). */
function bandPass(frequency: number, quality: number): Filter {
  const w = (2 * Math.PI * frequency) / RATE;
  const alpha = Math.sin(w) / (2 * quality);
  const a0 = 1 + alpha;
  let x1 = 0,
    x2 = 0,
    y1 = 0,
    y2 = 0;
  return (x) => {
    const y = (alpha * (x - x2) + 2 * Math.cos(w) * y1 - (1 - alpha) * y2) / a0;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  };
}

/** The crowd of a scene as 16-bit mono samples. */
export function crowd({ seconds: all, excitement }: Pick<Scene, 'seconds' | 'excitement'>): Int16Array {
  const length = Math.round(RATE * all);
  const random = chance(90);
  const noise = Float32Array.from({ length }, () => random() * 2 - 1);
  const murmur = [bandPass(220, 0.9), bandPass(480, 0.8), bandPass(900, 1.2)];
  const roar = [bandPass(700, 0.7), bandPass(1500, 0.9)];
  const samples = new Int16Array(length);
  for (let index = 0; index < length * 2; index += 1) {
    const seconds = (index % length) / RATE;
    const turn = (2 * Math.PI * seconds) / all;
    const x = noise[index % length]!;
    const calm = murmur.reduce((sum, filter) => sum + filter(x), 0) * (1 + 0.25 * Math.sin(turn * 3) + 0.15 * Math.sin(turn * 7 + 1));
    const loud = roar.reduce((sum, filter) => sum + filter(x), 0) * excitement(seconds) ** 1.5;
    if (index >= length) samples[index - length] = Math.round(Math.max(-1, Math.min(1, 0.16 * calm + 0.42 * loud)) * 32_767 * 0.6);
  }
  return samples;
}

/** Samples as a WAV file. */
export function wav(samples: Int16Array): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}
