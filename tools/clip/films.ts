// Makes the films that highlights and reels show: `node tools/clip/films.ts [target folder]`. Needs ffmpeg (libx264, aac, libwebp) and rsvg-convert; about two minutes on two cores.
// The result is committed in apps/api/media/goals.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HEIGHT, project, WIDTH } from './camera.ts';
import { crowd, wav } from './crowd.ts';
import { goals, type Goal } from './goal.ts';
import { FPS, drawPictures, run } from './drawing.ts';
import { picture, type View } from './picture.ts';
import type { Scene } from './scene.ts';

/** What is cut out of a picture, from above, and how large it becomes. Pixels. */
const SHAPES = {
  wide: { top: 165, width: 800, height: 450, scale: [960, 540] },
  tall: { top: 84, width: 358, height: 636, scale: [540, 960] },
} as const;
type Shape = keyof typeof SHAPES;

/** The camera follows the ball, a second late and never beyond the picture. */
function viewAt(scene: Scene, seconds: number, shape: Shape, mirrored: boolean): View {
  const { top, width, height } = SHAPES[shape];
  const steps = 25;
  const places = Array.from({ length: steps }, (_, step) => {
    const ball = scene.ballAt(Math.max(0, seconds - 0.6 + (step * 1.2) / steps));
    return project(ball.x, ball.y).x;
  });
  const middle = places.reduce((sum, x) => sum + x / steps, 0);
  return { x: Math.min(WIDTH - width, Math.max(0, middle - width / 2)), y: Math.min(HEIGHT - height, top), width, height, mirrored };
}

async function film(name: string, scene: Goal, shape: Shape, mirrored: boolean, target: string): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'film-'));
  try {
    const [wide, high] = SHAPES[shape].scale;
    await drawPictures(scratch, scene.seconds, (seconds) => picture(scene, seconds, viewAt(scene, seconds, shape, mirrored)), wide);
    await writeFile(path.join(scratch, 'crowd.wav'), wav(crowd(scene)));
    const file = path.join(target, `${name}-${mirrored ? 'left' : 'right'}-${shape}`);
    await run('ffmpeg', [
      ...['-v', 'error', '-y', '-framerate', String(FPS), '-i', path.join(scratch, '%04d.png'), '-i', path.join(scratch, 'crowd.wav')],
      ...['-map', '0:v', '-map', '1:a', '-shortest', '-vf', `scale=${wide}:${high}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`],
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-profile:v', 'main', '-crf', '28', '-maxrate', '600k', '-bufsize', '1200k'],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-c:a', 'aac', '-b:a', '48k', '-ac', '1'],
      ...[
        '-af',
        `afade=t=out:st=${scene.seconds - 0.8}:d=0.8`,
        '-map_metadata',
        '-1',
        '-fflags',
        '+bitexact',
        '-flags:v',
        '+bitexact',
        '-flags:a',
        '+bitexact',
      ],
      ...['-movflags', '+faststart', `${file}.mp4`],
    ]);
    // The ball is on its way to the goal.
    const poster = String(Math.round(scene.poster * FPS)).padStart(4, '0');
    await run('ffmpeg', ['-v', 'error', '-y', '-i', path.join(scratch, `${poster}.png`), '-vf', `scale=${wide}:${high}`, '-quality', '72', `${file}.webp`]);
    console.log(file);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const target = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../apps/api/media/goals'));
await mkdir(target, { recursive: true });
for (const [name, make] of Object.entries(goals))
  for (const shape of ['wide', 'tall'] as const) for (const mirrored of [false, true]) await film(name, make(), shape, mirrored, target);
// A browser may keep for good what has an address by what is in it.
const names = (await readdir(target)).filter((name) => /\.(mp4|webp)$/.test(name)).toSorted();
const hashes = await Promise.all(
  names.map(async (name) => [
    name,
    createHash('sha256')
      .update(await readFile(path.join(target, name)))
      .digest('hex')
      .slice(0, 12),
  ]),
);
await writeFile(path.join(target, 'hashes.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
