import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { limits } from '@portal/contracts';
import type { VideoKind } from './video-kind.ts';

/** The longest edge of what is kept (px), and its most pictures in a second. */
const EDGE = 1280;
const RATE = 30;
/** Larger pictures are not read at all (px). */
const MOST_PIXELS = 4096 * 2304;
/** A minute of video on a small machine beside everything else (ms). */
const PATIENCE = 4 * 60_000;
/** Of reading what a file says of itself (ms). */
const SHORT_PATIENCE = 15_000;
/** Of what it complains its last words are kept (characters), of what it says no more than a large picture (bytes). */
const LAST_WORDS = 4_000;
const MOST_SAID = 32 * 1024 * 1024;
/** A bit of play for the last picture: no minute is exactly one (s). */
const PLAY = 0.5;
/** What phones and browsers make. Every other reader is code that strangers could reach. */
const CODECS =
  'h264,hevc,av1,libdav1d,libaom-av1,vp8,vp9,mpeg4,h263,theora,mjpeg,aac,ac3,eac3,mp3,mp3float,opus,libopus,vorbis,flac,alac,amrnb,pcm_s16le,pcm_s16be,pcm_s24le,mov_text';

/** What a file is: `seconds` null where it does not say. */
export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number | null;
}
interface Drawing {
  readonly signal: AbortSignal;
  /** Seconds that are drawn. */
  readonly onSeconds: (seconds: number) => void;
}

const probed = z.object({
  streams: z
    .array(
      z.object({
        codec_type: z.string().optional(),
        width: z.number().optional(),
        height: z.number().optional(),
        disposition: z.object({ attached_pic: z.number().optional() }).optional(),
      }),
    )
    .default([]),
  format: z.object({ duration: z.string().optional() }).default({}),
});

/** The program ended by itself with a complaint: it is the file. Everything else is a fault of ours. */
export class Unreadable extends Error {}

/** ffmpeg of this machine. It reads one local file, as what it is and by known codecs, and writes one: nothing else of the machine or of any network. */
export class Ffmpeg {
  private readonly program: string;
  private readonly prober: string;

  constructor(program: string) {
    this.program = program;
    this.prober = program.includes('/') ? join(dirname(program), 'ffprobe') : 'ffprobe';
  }

  /** Whether it is there, with what we draw by. */
  async isThere(): Promise<boolean> {
    try {
      const encoders = await run(this.program, ['-hide_banner', '-v', 'error', '-encoders'], { patience: SHORT_PATIENCE });
      await run(this.prober, ['-version'], { patience: SHORT_PATIENCE });
      return /\blibx264\b/.test(String(encoders)) && /\baac\b/.test(String(encoders));
    } catch {
      return false;
    }
  }

  /** Undefined: it is no video. Rejects when that cannot be known. */
  async facts(path: string, kind: VideoKind): Promise<VideoFacts | undefined> {
    const entries = 'stream=codec_type,width,height:stream_disposition=attached_pic:format=duration';
    const args = ['-v', 'error', '-threads', '1', '-max_pixels', String(MOST_PIXELS), ...reading(kind), '-show_entries', entries, '-of', 'json', '-i', path];
    let said: string;
    try {
      said = String(await run(this.prober, args, { patience: SHORT_PATIENCE }));
    } catch (error) {
      if (error instanceof Unreadable) return undefined;
      throw error;
    }
    const { streams, format } = probed.parse(JSON.parse(said));
    const shown = streams.find(({ codec_type: type, disposition }) => type === 'video' && disposition?.attached_pic !== 1);
    const { width = 0, height = 0 } = shown ?? {};
    if (width < 2 || height < 2 || width * height > MOST_PIXELS) return undefined;
    const seconds = Number(format.duration);
    return { width, height, seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null };
  }

  /** Draws a video anew as mp4 that every browser plays, without place, camera or anything else that was hidden in it. Throws Unreadable when that is not to be done. */
  async draw(path: string, kind: VideoKind, into: string, { signal, onSeconds }: Drawing): Promise<void> {
    const edge = `scale=w='min(${EDGE},iw)':h='min(${EDGE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
    const picture = ['-vf', edge, '-fpsmax', String(RATE), '-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high'];
    const size = ['-crf', '24', '-maxrate', '2500k', '-bufsize', '5000k', '-g', String(RATE * 2)];
    const sound = ['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-ar', '44100'];
    const bare = ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
    // One moment more than may be: what is longer is then seen to be.
    const length = ['-t', String(limits.videoSeconds + 2 * PLAY)];
    await run(
      this.program,
      [
        ...[
          '-v',
          'error',
          '-nostdin',
          '-y',
          '-threads',
          '1',
          ...reading(kind),
          '-max_pixels',
          String(MOST_PIXELS),
          '-i',
          path,
          '-map',
          '0:V:0',
          '-map',
          '0:a:0?',
        ],
        ...[
          ...length,
          ...bare,
          ...picture,
          ...size,
          ...sound,
          '-threads',
          '1',
          '-movflags',
          '+faststart',
          '-progress',
          'pipe:1',
          '-nostats',
          '-f',
          'mp4',
          into,
        ],
      ],
      {
        patience: PATIENCE,
        signal,
        onLine: (line) => {
          const [, drawn] = /^out_time_us=(\d+)$/.exec(line) ?? [];
          if (drawn !== undefined) onSeconds(Number(drawn) / 1e6);
        },
      },
    );
  }

  /** A picture out of what `draw` made, as PNG. */
  poster(path: string, at: number, signal: AbortSignal): Promise<Buffer> {
    const args = [
      '-v',
      'error',
      '-nostdin',
      '-threads',
      '1',
      '-ss',
      String(at),
      ...reading('mov'),
      '-i',
      path,
      '-frames:v',
      '1',
      '-c:v',
      'png',
      '-f',
      'image2pipe',
      'pipe:1',
    ];
    return run(this.program, args, { patience: SHORT_PATIENCE, signal });
  }
}

/** What draws videos. */
export type VideoTool = Pick<Ffmpeg, 'isThere' | 'facts' | 'draw' | 'poster'>;

/** Whether a video is longer than one may be. */
export const isTooLong = (seconds: number | null): boolean => seconds !== null && seconds > limits.videoSeconds + PLAY;

const reading = (kind: VideoKind): string[] => ['-protocol_whitelist', 'file', '-codec_whitelist', CODECS, '-f', kind];

interface Running {
  readonly patience: number;
  readonly signal?: AbortSignal;
  readonly onLine?: (line: string) => void;
}

/** What the program says, once it has ended well. Throws Unreadable when it complains; rejects when it did not begin, was ended, or the machine had no room. It is over by then. */
async function run(program: string, args: readonly string[], { patience, signal, onLine }: Running): Promise<Buffer> {
  const { PATH = '' } = process.env;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Secrets of ours are none of its business.
    env: { PATH, LANG: 'C' },
    timeout: patience,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  const ended = new Promise<number | string>((resolve, reject) => {
    child.once('close', (code, by) => resolve(code ?? by ?? 'nothing'));
    // What has begun ends, whatever happens to it.
    child.on('error', (error) => child.pid === undefined && reject(error));
  });
  // Visitors come first.
  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, 10);
    } catch {
      // It is over already.
    }
  }
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (some: string) => {
    complaint = (complaint + some).slice(-LAST_WORDS);
  });
  const said: Buffer[] = [];
  let size = 0;
  let rest = '';
  child.stdout.on('data', (some: Buffer) => {
    size += some.length;
    if (size > MOST_SAID) child.kill('SIGKILL');
    else if (onLine) {
      const lines = (rest + some.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    } else said.push(some);
  });
  const end = await ended;
  signal?.throwIfAborted();
  if (end === 0) return Buffer.concat(said);
  const message = `${program} ended with ${end}: ${complaint.trim().split('\n').at(-1) ?? ''}`;
  throw typeof end === 'number' && !/No space left|Cannot allocate/.test(complaint) ? new Unreadable(message) : new Error(message);
}
