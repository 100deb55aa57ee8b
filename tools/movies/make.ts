// Makes the films that `/phim-anh` shows: `node tools/movies/make.ts [name]`. Needs ffmpeg (libx264, aac, libwebp) and rsvg-convert; a minute for a minute of
// film on two cores. The result is committed in apps/api/media/movies.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crowd, wav } from '@portal/clip/crowd';
import { drawPictures, FPS, run } from '@portal/clip/drawing';
import { HIGH, WIDE, type Film } from './film.ts';
import { films } from './films.ts';

const target = path.join(import.meta.dirname, '../../apps/api/media/movies');

async function make(name: string, film: Film): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'film-'));
  const at = (file: string) => path.join(scratch, file);
  try {
    await drawPictures(scratch, film.seconds, (seconds) => film.pictureAt(seconds), WIDE);
    await writeFile(at('crowd.wav'), wav(crowd(film)));
    const { seconds } = film;
    await run('ffmpeg', [
      ...['-v', 'error', '-y', '-framerate', String(FPS), '-i', at('%04d.png'), '-i', at('crowd.wav'), '-map', '0:v', '-map', '1:a', '-shortest'],
      ...['-vf', `scale=${WIDE}:${HIGH}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`],
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-profile:v', 'main', '-crf', '32', '-maxrate', '400k', '-bufsize', '800k'],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-c:a', 'aac', '-b:a', '48k', '-ac', '1'],
      ...['-af', `afade=t=in:d=0.8,afade=t=out:st=${seconds - 1.2}:d=1.2`, '-map_metadata', '-1'],
      ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact', '-movflags', '+faststart', path.join(target, `${name}.mp4`)],
    ]);
    const poster = at(`${String(Math.round(film.poster * FPS)).padStart(4, '0')}.png`);
    await run('ffmpeg', ['-v', 'error', '-y', '-i', poster, '-vf', `scale=${WIDE}:${HIGH}`, '-quality', '74', path.join(target, `${name}.webp`)]);
    console.log(name);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

await mkdir(target, { recursive: true });
const [, , only] = process.argv;
for (const [name, film] of Object.entries(films)) if (only === undefined || only === name) await make(name, film);
// A browser may keep for good what has an address by what is in it.
const names = (await readdir(target)).filter((name) => /\.(mp4|webp)$/.test(name)).toSorted();
const hashes = await Promise.all(
  names.map(async (name) => {
    const bytes = await readFile(path.join(target, name));
    return [name, createHash('sha256').update(bytes).digest('hex').slice(0, 12)];
  }),
);
await writeFile(path.join(target, 'hashes.json'), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
