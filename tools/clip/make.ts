// Makes the clip that a fresh install streams: `node tools/clip/make.ts [target folder]`.
// Needs ffmpeg (libx264, aac) and rsvg-convert on the PATH; takes about three minutes on two cores. The result is
// committed in apps/api/media/clip, so that a user needs neither.
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HEIGHT, WIDTH } from './camera.ts';
import { crowd, wav } from './crowd.ts';
import { drawPictures, FPS, run } from './drawing.ts';
import { LOOP, match } from './match.ts';
import { picture } from './picture.ts';

const SEGMENT_SECONDS = 2;
const RENDITIONS = [
  { name: '720p', height: 720, crf: 24, peak: 1400, audio: 64 },
  { name: '480p', height: 480, crf: 26, peak: 800, audio: 64 },
  { name: '360p', height: 360, crf: 27, peak: 450, audio: 48 },
] as const;
type Rendition = (typeof RENDITIONS)[number];

async function encode(rendition: Rendition, source: string, target: string): Promise<void> {
  const { height, crf, peak, audio } = rendition;
  const folder = path.join(target, rendition.name);
  await mkdir(folder, { recursive: true });
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-framerate',
    String(FPS),
    '-i',
    path.join(source, '%04d.png'),
    '-i',
    path.join(source, 'crowd.wav'),
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-t',
    String(LOOP),
    '-vf',
    `scale=-2:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-profile:v',
    'main',
    '-level',
    '3.1',
    '-refs',
    '4',
    '-crf',
    String(crf),
    '-maxrate',
    `${peak}k`,
    '-bufsize',
    `${peak * 2}k`,
    // No B-frames: their delay would leave a hole of 80 ms in the buffer at each joint of the loop.
    '-bf',
    '0',
    // Each segment starts with a key frame and refers to nothing before it.
    '-g',
    String(FPS * SEGMENT_SECONDS),
    '-keyint_min',
    String(FPS * SEGMENT_SECONDS),
    '-sc_threshold',
    '0',
    '-flags',
    '+cgop',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-c:a',
    'aac',
    '-b:a',
    `${audio}k`,
    '-ac',
    '1',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact+cgop',
    '-flags:a',
    '+bitexact',
    '-f',
    'hls',
    '-hls_time',
    String(SEGMENT_SECONDS),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_fmp4_init_filename',
    'init.mp4',
    '-hls_segment_filename',
    path.join(folder, '%02d.m4s'),
    path.join(folder, 'vod.m3u8'),
  ]);
}

/** The RFC 6381 names of what is in an initialisation file, read from its avcC box. */
async function codecs(folder: string): Promise<string> {
  const init = await readFile(path.join(folder, 'init.mp4'));
  const at = init.indexOf('avcC');
  return `avc1.${init.subarray(at + 5, at + 8).toString('hex')},mp4a.40.2`;
}

async function describe(rendition: Rendition, target: string) {
  const folder = path.join(target, rendition.name);
  const playlist = path.join(folder, 'vod.m3u8');
  const durations = [...(await readFile(playlist, 'utf8')).matchAll(/#EXTINF:([\d.]+)/g)].map((match) => Number(match[1]));
  await rm(playlist);
  const files = (await readdir(folder)).sort();
  const segments = files.filter((file) => file.endsWith('.m4s'));
  const sizes = await Promise.all(segments.map(async (file) => (await stat(path.join(folder, file))).size));
  const rates = sizes.map((size, index) => (size * 8) / durations[index]!);
  return {
    name: rendition.name,
    width: Math.round(((WIDTH / HEIGHT) * rendition.height) / 2) * 2,
    height: rendition.height,
    frameRate: FPS,
    codecs: await codecs(folder),
    bandwidth: Math.ceil(Math.max(...rates)),
    averageBandwidth: Math.ceil((sizes.reduce((sum, size) => sum + size, 0) * 8) / LOOP),
    init: 'init.mp4',
    segments: segments.map((file, index) => ({ file, seconds: durations[index]! })),
  };
}

const target = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../apps/api/media/clip'));
const scratch = await mkdtemp(path.join(tmpdir(), 'clip-'));
try {
  await drawPictures(scratch, LOOP, (seconds) => picture(match, seconds));
  await writeFile(path.join(scratch, 'crowd.wav'), wav(crowd(match)));
  await rm(target, { recursive: true, force: true });
  for (const rendition of RENDITIONS) {
    console.log(`encoding ${rendition.name}`);
    await encode(rendition, scratch, target);
  }
  const renditions = await Promise.all(RENDITIONS.map((rendition) => describe(rendition, target)));
  await writeFile(path.join(target, 'manifest.json'), `${JSON.stringify({ renditions }, null, 2)}\n`);
  for (const { name, bandwidth, averageBandwidth, segments } of renditions)
    console.log(`${name}: ${segments.length} segments, ${averageBandwidth} bit/s, peak ${bandwidth}`);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
