import { createHash } from 'node:crypto';
import { limits as constants } from '@portal/contracts';
import type { Clock } from '../../clock.ts';
import { refused } from '../../http/refusal.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { Turns } from '../../limits/turns.ts';
import { convert, type Look } from './convert.ts';
import type { ImageCache, Kept } from './image-cache.ts';
import type { Source } from './image-source.ts';
import type { FetchRemote } from './remote-pictures.ts';

const DAY = 86_400_000;
/** Up to this width it is an icon, whose site has 1500 ms (section 9); a picture may take a little longer. */
const ICON_WIDTH = 320;
const PICTURE_TIMEOUT = 4_000;
/** New pictures for one network; those that are there already are not counted. */
const pace = { perSecond: 20, burst: 400 } as const;
/** How long a site that failed is left alone. */
const LEFT_ALONE = 30_000;
const MOST_FAILURES = 1_000;

interface Parts {
  readonly clock: Clock;
  readonly limits: TokenBuckets;
  readonly cache: ImageCache;
  readonly fetchRemote: FetchRemote;
  /** The bytes of an upload; undefined when there is none of this name. */
  readonly readUpload: (name: string) => Promise<Buffer | undefined>;
  readonly onError: (error: unknown) => void;
}
export interface Made extends Kept {
  readonly tag: string;
}

/** Pictures at the widths of section 9: made once, kept, and made once for all who ask for one at the same time. */
export class ImageService {
  private readonly parts: Parts;
  private readonly making = new Map<string, Promise<Kept>>();
  // Each may hold tens of megabytes of pixels; a feed asks for dozens at once.
  private readonly turns = new Turns(2, 300);
  // Each holds a file of up to 8 MB until it is drawn.
  private readonly fetching = new Turns(8, 100);
  private readonly failed = new Map<string, number>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused: 400 for what is no picture, 404 when there is none, 429 for who asks for too many new ones, 503 when its site does not answer or too many wait. */
  async read(source: Source, look: Look, ip: string): Promise<Made> {
    const name = nameOf(source, look);
    const kept = await this.parts.cache.get(name);
    // What is there and old is better than nothing, when its site does not answer.
    const made =
      kept && this.isFresh(source, kept)
        ? kept
        : await this.once(name, ip, () => this.make(name, source, look)).catch((error: unknown) => {
            if (kept) return kept;
            throw error;
          });
    return { ...made, tag: `"${name.slice(0, 24)}-${made.madeAt.toString(36)}"` };
  }

  /** An upload never changes; a picture of another site may. */
  private isFresh(source: Source, { madeAt }: Kept): boolean {
    return source.kind === 'upload' || this.parts.clock.now() - madeAt < DAY;
  }

  private async once(name: string, ip: string, make: () => Promise<Kept>): Promise<Kept> {
    const begun = this.making.get(name);
    if (begun) return begun;
    const taken = this.parts.limits.take(`image ${ip}`, pace);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    const made = make().finally(() => this.making.delete(name));
    this.making.set(name, made);
    return made;
  }

  private async make(name: string, source: Source, look: Look): Promise<Kept> {
    const { clock, cache, onError } = this.parts;
    const picture =
      source.kind === 'upload'
        ? await inTurn(this.turns, async () => convert(await this.upload(source.name), look))
        : await inTurn(this.fetching, async () => {
            const bytes = await this.remote(source.url, look.width);
            return inTurn(this.turns, () => convert(bytes, look));
          });
    if (!picture) throw refused.badInput([{ path: 'src', message: 'notAPicture' }]);
    const kept = { bytes: picture, madeAt: clock.now() };
    // A full disk costs time, not the picture.
    await cache.put(name, kept.bytes, kept.madeAt).catch(onError);
    return kept;
  }

  private async upload(name: string): Promise<Buffer> {
    const bytes = await this.parts.readUpload(name);
    if (!bytes) throw refused.notFound();
    return bytes;
  }

  private async remote(url: URL, width: number): Promise<Buffer> {
    const { clock, fetchRemote } = this.parts;
    if ((this.failed.get(url.href) ?? 0) > clock.now()) throw refused.notReady();
    const answer = await fetchRemote(url, width <= ICON_WIDTH ? constants.iconTimeout : PICTURE_TIMEOUT);
    if ('bytes' in answer) return answer.bytes;
    if (answer.failure === 'tooLarge') throw refused.badInput([{ path: 'src', message: 'tooLarge' }]);
    if (answer.failure === 'missing') throw refused.notFound();
    this.leaveAlone(url.href);
    throw refused.notReady();
  }

  private leaveAlone(address: string): void {
    this.failed.delete(address);
    this.failed.set(address, this.parts.clock.now() + LEFT_ALONE);
    const [oldest] = this.failed.keys();
    if (this.failed.size > MOST_FAILURES && oldest !== undefined) this.failed.delete(oldest);
  }
}

/** Throws Refused 503 when too many wait. */
async function inTurn<T>(turns: Turns, work: () => Promise<T>): Promise<T> {
  const done = await turns.take(async () => ({ result: await work() }));
  if (!done) throw refused.notReady();
  return done.result;
}

const nameOf = (source: Source, { width, quality, format }: Look): string =>
  createHash('sha256')
    .update(JSON.stringify([source.kind === 'upload' ? source.name : source.url.href, width, quality, format]))
    .digest('hex');
