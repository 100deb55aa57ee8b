import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Media, Output } from '@portal/contracts';
import { limits } from '@portal/contracts';
import type { resourceCalls } from '@portal/contracts/resource';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Member } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { Turns } from '../../limits/turns.ts';
import { stillThere } from '../people/index.ts';
import { isTooLong, type VideoTool } from './ffmpeg.ts';
import { encode } from './picture.ts';
import { ReceivedVideo } from './received.ts';
import { besideName, PREFIX, presentMedia } from './upload.presenter.ts';
import { uploadRepository } from './upload.repository.ts';
import type { UploadStore } from './upload.store.ts';
import { MOST, VideoPlaces, type VideoPlace } from './video-places.ts';
import { SILENCE, VideoWorks } from './video.works.ts';

const DAY = 86_400_000;
const FORGOTTEN_AT_ONCE = 100;
/** No video takes so long from its first byte to its end (ms). */
const LONGEST = 2 * 3_600_000;
/** How often it is asked whether the machine draws videos (ms). */
const ASK_AGAIN = 10 * 60_000;
const pace = { perSecond: 1 / 5, burst: 10 } as const;
/** Of one member in a day; a video takes a processor for seconds. */
const quota = { files: 200, videos: 20, bytes: 200 * 1024 * 1024 } as const;

/** Without `videoTool` no videos are taken. */
interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  store: UploadStore;
  videoTool?: VideoTool | undefined;
  onError: (error: unknown) => void;
}
/** A picture or a video of ours, and whose it is (null: of an account that is gone). */
export type OwnedMedia = Media & { readonly ownerId: number | null };

/** Pictures and videos that members send: checked, drawn anew, kept. */
export class UploadService {
  private readonly parts: Parts;
  // Each may hold tens of megabytes of pixels.
  private readonly turns = new Turns(2, 20);
  private readonly works: VideoWorks | undefined;
  private readonly places = new VideoPlaces();
  // A file of a stranger may take much to look at.
  private readonly looks = new Turns(1, MOST);
  private asked: { readonly at: number; readonly there: Promise<boolean> } | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
    const { db, videoTool: tool } = parts;
    this.works = tool && new VideoWorks({ ...parts, tool, uploads: uploadRepository(db) });
  }

  /** What may be sent in. */
  async takes(): Promise<Output<typeof resourceCalls.uploads>> {
    const video = (await this.drawsVideos()) ? { bytes: limits.videoBytes, seconds: limits.videoSeconds } : null;
    return { picture: { bytes: limits.uploadBytes }, video };
  }

  /** Before the bytes are read. Throws Refused 429 for who sends too many. */
  admit(ownerId: number): void {
    const taken = this.parts.limits.take(`upload ${ownerId}`, pace);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
  }

  /** Before more of a video is read than says that it is one: where it is received. Throws Refused: 400 where none are taken, 429 when the day's share is used up or two are on their way, 503 while too many wait. */
  async placeOf(ownerId: number): Promise<VideoPlace> {
    if (!(await this.drawsVideos())) throw refused.badInput([{ path: 'file', message: 'noVideos' }]);
    const place = await this.places.take(ownerId);
    try {
      await this.admitShare(ownerId);
      return place;
    } catch (error) {
      await place.giveBack();
      throw error;
    }
  }

  /** Throws Refused 429 when the day's share is used up. */
  private async admitShare(ownerId: number): Promise<void> {
    const { files, videos, bytes, again } = await this.sentToday(ownerId);
    if (files >= quota.files || videos >= quota.videos || bytes >= quota.bytes) throw refused.tooMany(again);
  }

  /** Throws Refused: 400 for what is neither a picture nor a video, or a video that says it is too long; 401 when the account is gone, 429 when the day's share is used up, 503 while too many wait. */
  async take(ownerId: number, file: Blob): Promise<Media> {
    if (!(file instanceof ReceivedVideo)) return this.takePicture(ownerId, new Uint8Array(await file.arrayBuffer()));
    try {
      return await this.takeVideo(ownerId, file);
    } catch (error) {
      await file.discard().catch(this.parts.onError);
      throw error;
    }
  }

  private async takePicture(ownerId: number, bytes: Uint8Array): Promise<Media> {
    const { db, clock, store } = this.parts;
    const uploads = uploadRepository(db);
    await stillThere(db, ownerId);
    const sent = await this.sentToday(ownerId);
    if (sent.files >= quota.files || sent.bytes + bytes.length > quota.bytes) throw refused.tooMany(sent.again);
    const picture = await this.turns.take(() => encode(bytes));
    if (picture === undefined) throw refused.notReady();
    if (typeof picture === 'string') throw refused.badInput([{ path: 'file', message: picture }]);
    // Nobody can guess an address, and no address says who sent it.
    const name = `${randomBytes(15).toString('hex')}.webp`;
    const { width, height, animated, thumb } = picture;
    const row = {
      name,
      ownerId,
      kind: 'image' as const,
      width,
      height,
      seconds: null,
      animated,
      hasThumb: thumb !== null,
      bytes: picture.bytes.length + (thumb?.length ?? 0),
      createdAt: new Date(clock.now()),
    };
    try {
      if (thumb) await store.put(besideName(name), thumb);
      await store.put(name, picture.bytes);
      await uploads.add(row);
    } catch (error) {
      // Without its row a file is nobody's and would lie there for ever.
      await Promise.all([store.remove(name), store.remove(besideName(name))]);
      throw error;
    }
    return presentMedia(row);
  }

  /** Drawn later: who sent it asks how far it is. */
  private async takeVideo(ownerId: number, video: ReceivedVideo): Promise<Media> {
    const { db, clock, videoTool } = this.parts;
    await stillThere(db, ownerId);
    const looked = await this.looks.take(async () => ({ facts: await videoTool?.facts(video.path, video.kind) }));
    if (!looked) throw refused.notReady();
    const { facts } = looked;
    if (!facts || !this.works) throw refused.badInput([{ path: 'file', message: 'notAVideo' }]);
    if (isTooLong(facts.seconds)) throw refused.badInput([{ path: 'file', message: 'tooLong' }]);
    // While it was on its way others may have come.
    await this.admitShare(ownerId);
    const name = `${randomBytes(15).toString('hex')}.mp4`;
    const now = new Date(clock.now());
    const row = { name, kind: 'video' as const, width: 0, height: 0, seconds: null, hasThumb: false };
    await uploadRepository(db).add({ ...row, ownerId, animated: true, bytes: video.sent, state: 'working', share: 0, heardAt: now, createdAt: now });
    this.works.begin(name, video, facts.seconds);
    return presentMedia(row);
  }

  /** All that somebody who leaves has sent, as long as it goes on: the files, then that there were any, so that none is forgotten. */
  async forgetOf(ownerId: number, goesOn: () => boolean): Promise<void> {
    const uploads = uploadRepository(this.parts.db);
    while (goesOn()) {
      const names = await uploads.namesOf(ownerId, FORGOTTEN_AT_ONCE);
      if (names.length === 0) return;
      for (const name of names) await Promise.all([this.parts.store.remove(name), this.parts.store.remove(besideName(name))]);
      await uploads.drop(names);
    }
  }

  /** How far an own upload is. Throws Refused 404 for what is not there, or another's. */
  async uploaded(url: string, { userId }: Member): Promise<Output<typeof resourceCalls.uploaded>> {
    const row = (await this.rowsOf([url])).get(url);
    if (!row || row.ownerId !== userId) throw refused.notFound();
    if (row.state === 'ready') return { state: 'ready', share: 1, why: null, media: presentMedia(row) };
    // Whoever drew it is gone, and the file with it.
    const isLost = row.state === 'working' && (row.heardAt?.getTime() ?? 0) < this.parts.clock.now() - SILENCE;
    return { state: isLost ? 'failed' : row.state, share: row.share, why: isLost ? 'lost' : row.why, media: null };
  }

  /** Pictures and videos at these addresses that are there to be shown, for modules that show them: what is missing in the answer is none of ours. */
  async mediaOf(urls: readonly string[]): Promise<Map<string, OwnedMedia>> {
    const rows = await this.rowsOf(urls);
    return new Map([...rows].flatMap(([url, row]) => (row.state === 'ready' ? [[url, { ...presentMedia(row), ownerId: row.ownerId }]] : [])));
  }

  /** The same of pictures alone. */
  async picturesOf(urls: readonly string[]): Promise<Map<string, OwnedMedia>> {
    return new Map([...(await this.mediaOf(urls))].filter(([, { kind }]) => kind === 'image'));
  }

  read(...asked: Parameters<UploadStore['read']>): ReturnType<UploadStore['read']> {
    return this.parts.store.read(...asked);
  }

  /** The whole file, for those who draw it anew. */
  async bytesOf(name: string): Promise<Buffer | undefined> {
    const found = await this.read(name);
    return found && buffer(found.stream);
  }

  /** Forgets videos that came to nothing, and removes what is left of them. */
  async clear(): Promise<void> {
    const now = this.parts.clock.now();
    await uploadRepository(this.parts.db).forgetFailed(new Date(now - DAY));
    await this.places.sweep(new Date(now - LONGEST));
  }

  async close(): Promise<void> {
    await this.works?.close();
  }

  /** `again`: seconds until the day's share may be larger. */
  private async sentToday(ownerId: number) {
    const since = this.parts.clock.now() - DAY;
    const { oldest, ...sent } = await uploadRepository(this.parts.db).sentSince(ownerId, new Date(since));
    return { ...sent, again: Math.max(1, Math.ceil(((oldest?.getTime() ?? since) - since) / 1000)) };
  }

  /** A machine that was too busy to answer is asked once more. */
  private drawsVideos(): Promise<boolean> {
    const { clock, videoTool } = this.parts;
    if (!this.asked || clock.now() - this.asked.at > ASK_AGAIN) this.asked = { at: clock.now(), there: videoTool?.isThere() ?? Promise.resolve(false) };
    return this.asked.there;
  }

  private async rowsOf(urls: readonly string[]) {
    const found = await uploadRepository(this.parts.db).byNames(urls.filter((url) => url.startsWith(PREFIX)).map((url) => url.slice(PREFIX.length)));
    return new Map([...found].map(([name, row]) => [PREFIX + name, row] as const));
  }
}
