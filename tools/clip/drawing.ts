import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);
export const FPS = 25;

/** Draws so many seconds into a folder: 0000.png and on. `width`: in pixels, where it is not that of the pictures. */
export async function drawPictures(folder: string, seconds: number, pictureAt: (seconds: number) => string, width?: number): Promise<void> {
  const frames = Math.floor(seconds * FPS);
  let next = 0;
  const draw = async () => {
    while (next < frames) {
      const frame = next;
      next += 1;
      const name = path.join(folder, String(frame).padStart(4, '0'));
      await writeFile(`${name}.svg`, pictureAt(frame / FPS));
      await run('rsvg-convert', [`${name}.svg`, '-o', `${name}.png`, ...(width ? ['-w', String(width), '-a'] : [])]);
      await rm(`${name}.svg`);
      if (frame % 100 === 0) console.log(`picture ${frame} of ${frames}`);
    }
  };
  await Promise.all([draw(), draw()]);
}
