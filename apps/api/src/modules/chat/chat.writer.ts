import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { isAboutContent, sqlState } from '../../db/sql-state.ts';
import { appendMessages, type Unplaced } from './append.repository.ts';
import type { StoredMessage } from './chat.repository.ts';

/** A message on its way in. `at` only where it is not now (epoch ms). */
export interface Draft {
  readonly roomId: number;
  readonly uuid: string;
  readonly authorId: number;
  readonly showName: string;
  readonly isGuest: boolean;
  readonly userType: number;
  readonly level?: number | null;
  readonly originalMessage: string;
  readonly filteredMessage: string;
  readonly systemMessage?: number;
  readonly parentMessageId?: number | null;
  readonly ip?: string | null;
  /** Said by nobody: shown with a label. */
  readonly simulated?: boolean;
  readonly at?: number;
}

export type Written =
  | { readonly outcome: 'stored' | 'storedBefore'; readonly message: StoredMessage }
  /** The author used this uuid in another room. */
  | { readonly outcome: 'elsewhere' }
  | { readonly outcome: 'noRoom' };

/** Hears of fresh messages after their commit, room by room in the order of their offsets. `parents`: what the replies among them answer to, by id. */
export type CommitListener = (roomId: number, epoch: string, messages: readonly StoredMessage[], parents: ReadonlyMap<number, StoredMessage>) => void;

interface Waiting {
  draft: Draft;
  resolve: (written: Written) => void;
  reject: (error: unknown) => void;
}

/** Most messages of one statement. */
const BATCH = 200;

/**
 * Writes messages, room by room. While one statement of a room runs, further messages wait and then go together as the
 * next one: under load a commit is shared by many, without load nobody waits.
 */
export class ChatWriter {
  private readonly db: Db;
  private readonly clock: Clock;
  private readonly queues = new Map<number, Waiting[]>();
  private readonly listeners = new Set<CommitListener>();
  private running = new Set<Promise<void>>();

  constructor(db: Db, clock: Clock) {
    this.db = db;
    this.clock = clock;
  }

  onCommit(listener: CommitListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Resolves after the commit. The same author and uuid are stored once, whoever asks how often. */
  append(draft: Draft): Promise<Written> {
    return new Promise((resolve, reject) => {
      const waiting = this.queues.get(draft.roomId);
      if (waiting) {
        waiting.push({ draft, resolve, reject });
        return;
      }
      const queue: Waiting[] = [{ draft, resolve, reject }];
      this.queues.set(draft.roomId, queue);
      const run = this.drain(draft.roomId, queue).finally(() => this.running.delete(run));
      this.running.add(run);
    });
  }

  /** Resolves when all that was handed in is written. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private async drain(roomId: number, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      await this.write(roomId, queue.splice(0, BATCH));
    }
    this.queues.delete(roomId);
  }

  /** Writes a batch. One that the database refuses goes again draft by draft: what one of them holds is not the others' fault. */
  private async write(roomId: number, batch: readonly Waiting[]): Promise<void> {
    const drafts = batch.map(({ draft }) => draft);
    try {
      const results = await this.commit(roomId, drafts).catch((error: unknown) => {
        // A send of the same author and uuid, in another room or by another node, may have won the race for the unique key; now it can be seen.
        if (isUniqueViolation(error)) return this.commit(roomId, drafts);
        throw error;
      });
      batch.forEach(({ resolve }, place) => resolve(results[place] ?? { outcome: 'noRoom' }));
    } catch (error) {
      // Without a database each of them would only wait for it once more.
      if (batch.length > 1 && isAboutContent(error)) for (const one of batch) await this.write(roomId, [one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  private async commit(roomId: number, drafts: readonly Draft[]): Promise<Written[]> {
    const distinct = [...new Map(drafts.map((draft) => [keyOf(draft), draft])).values()];
    const { epoch, added, known, parents } = await appendMessages(
      this.db,
      roomId,
      distinct.map((draft) => this.rowOf(draft)),
    );
    if (epoch === null) return drafts.map(() => ({ outcome: 'noRoom' }));
    if (added.length > 0) for (const listener of this.listeners) listener(roomId, epoch, added, parents);
    const [stored, before] = [byKey(added), byKey(known)];
    return drafts.map((draft) => writtenOf(roomId, stored.get(keyOf(draft)), before.get(keyOf(draft))));
  }

  private rowOf({ roomId: _, at, level, systemMessage, parentMessageId, ip, simulated, ...rest }: Draft): Unplaced {
    return {
      ...rest,
      simulated: simulated ?? false,
      level: level ?? null,
      systemMessage: systemMessage ?? null,
      parentMessageId: parentMessageId ?? null,
      ip: ip ?? null,
      createdAt: new Date(at ?? this.clock.now()),
    };
  }
}

function writtenOf(roomId: number, stored: StoredMessage | undefined, before: StoredMessage | undefined): Written {
  if (stored) return { outcome: 'stored', message: stored };
  // Neither new nor known: the room went at this very moment.
  if (!before) return { outcome: 'noRoom' };
  return before.roomId === roomId ? { outcome: 'storedBefore', message: before } : { outcome: 'elsewhere' };
}

const keyOf = ({ authorId, uuid }: { authorId: number; uuid: string }) => `${authorId} ${uuid}`;

const byKey = (rows: readonly StoredMessage[]) => new Map(rows.map((row) => [keyOf(row), row]));

const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';
