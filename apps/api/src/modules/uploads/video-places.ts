import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refused } from '../../http/refusal.ts';

/** Received, in line and drawn, of one node; so many times the largest video lie on its disk at most. */
export const MOST = 11;
/** Of one member: nobody takes the line for themselves. */
const OF_ONE = 2;
const NAME = 'khan-dai-video-';

/** Where one video is received and drawn. */
export interface VideoPlace {
  readonly folder: string;
  /** Once it is no more needed, with what lies in it. */
  giveBack(): Promise<void>;
}

/** Taken before a video is read, given back when it is drawn or refused. */
export class VideoPlaces {
  /** Whose they are, by their folder once there is one. */
  private readonly taken = new Map<{ folder?: string }, number>();

  /** Throws Refused: 503 while all are taken, 429 to whom has more than a share of them. */
  async take(ownerId: number): Promise<VideoPlace> {
    if (this.taken.size >= MOST) throw refused.notReady();
    if ([...this.taken.values()].filter((id) => id === ownerId).length >= OF_ONE) throw refused.tooMany(30);
    const place: { folder?: string } = {};
    this.taken.set(place, ownerId);
    try {
      const folder = await mkdtemp(join(tmpdir(), NAME));
      place.folder = folder;
      return {
        folder,
        giveBack: async () => {
          try {
            await rm(folder, { recursive: true, force: true, maxRetries: 5 });
          } finally {
            this.taken.delete(place);
          }
        },
      };
    } catch (error) {
      this.taken.delete(place);
      throw error;
    }
  }

  /** Removes what a node left that ended in the middle of it. */
  async sweep(before: Date): Promise<void> {
    const ours = new Set([...this.taken.keys()].map(({ folder }) => folder));
    for (const name of await readdir(tmpdir())) {
      const folder = join(tmpdir(), name);
      if (!name.startsWith(NAME) || ours.has(folder)) continue;
      const found = await stat(folder).catch(() => undefined);
      if (found && found.mtime < before) await rm(folder, { recursive: true, force: true });
    }
  }
}
