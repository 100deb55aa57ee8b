import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Media } from '@portal/contracts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { stillThere } from '../people/index.ts';
import { encode } from './picture.ts';
import { Turns } from '../../limits/turns.ts';
import { uploadRepository, type StoredUpload } from './upload.repository.ts';
import type { UploadStore } from './upload.store.ts';

const PREFIX = '/other/api/resource/file/';
const DAY = 86_400_000;
const pace = { perSecond: 1 / 5, burst: 10 } as const;
/** Of one member in a day. */
const quota = { files: 200, bytes: 200 * 1024 * 1024 } as const;

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  store: UploadStore;
}
/** A picture of ours, and whose it is (null: of an account that is gone). */
export type OwnedMedia = Media & { readonly ownerId: number | null };

/** Pictures that members send: checked, drawn anew, kept. */
export class UploadService {
  private readonly parts: Parts;
  // Each may hold tens of megabytes of pixels.
  private readonly turns = new Turns(2, 20);

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Before the bytes are read. Throws Refused 429 for who sends too many. */
  admit(ownerId: number): void {
    const taken = this.parts.limits.take(`upload ${ownerId}`, pace);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
  }

  /** Throws Refused: 400 for what is no picture, 401 when the account is gone, 429 when the day's share is used up, 503 while too many wait. */
  async take(ownerId: number, bytes: Uint8Array): Promise<Media> {
    const { db, clock, store } = this.parts;
    const uploads = uploadRepository(db);
    await stillThere(db, ownerId);
    const sent = await uploads.sentSince(ownerId, new Date(clock.now() - DAY));
    if (sent.files >= quota.files || sent.bytes + bytes.length > quota.bytes) throw refused.tooMany(3600);
    const picture = await this.turns.take(() => encode(bytes));
    if (picture === undefined) throw refused.notReady();
    if (typeof picture === 'string') throw refused.badInput([{ path: 'file', message: picture }]);
    // Nobody can guess an address, and no address says who sent it.
    const name = `${randomBytes(15).toString('hex')}.webp`;
    const { width, height, animated, thumb } = picture;
    const row = {
      name,
      ownerId,
      width,
      height,
      animated,
      hasThumb: thumb !== null,
      bytes: picture.bytes.length + (thumb?.length ?? 0),
      createdAt: new Date(clock.now()),
    };
    try {
      if (thumb) await store.put(thumbName(name), thumb);
      await store.put(name, picture.bytes);
      await uploads.add(row);
    } catch (error) {
      // Without its row a file is nobody's and would lie there for ever.
      await Promise.all([store.remove(name), store.remove(thumbName(name))]);
      throw error;
    }
    return presentMedia(row);
  }

  /** The pictures at these addresses, for modules that show them: what is missing in the answer is no upload of ours. */
  async mediaOf(urls: readonly string[]): Promise<Map<string, OwnedMedia>> {
    const found = await uploadRepository(this.parts.db).byNames(urls.filter((url) => url.startsWith(PREFIX)).map((url) => url.slice(PREFIX.length)));
    return new Map([...found.values()].map((row) => [PREFIX + row.name, { ...presentMedia(row), ownerId: row.ownerId }]));
  }

  read(name: string): ReturnType<UploadStore['read']> {
    return this.parts.store.read(name);
  }

  /** The whole file, for those who draw it anew. */
  async bytesOf(name: string): Promise<Buffer | undefined> {
    const found = await this.read(name);
    return found && buffer(found.stream);
  }
}

const thumbName = (name: string): string => name.replace(/\.webp$/, '-s.webp');

function presentMedia({ name, width, height, hasThumb }: Pick<StoredUpload, 'name' | 'width' | 'height' | 'hasThumb'>): Media {
  return { url: PREFIX + name, thumb: hasThumb ? PREFIX + thumbName(name) : null, kind: 'image', width, height, alt: '' };
}
