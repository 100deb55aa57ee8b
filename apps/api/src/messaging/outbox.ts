import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Letter, Messengers, ShortMessage } from './message.ts';

/** Most messages that are kept; the oldest go first. */
const KEPT = 100;

/** What lies in the outbox, one file each. */
export interface Posted {
  readonly kind: 'email' | 'sms';
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly at: string;
}

/**
 * In place of a mail server and a gateway for text messages: a folder of files that sort by time, each one message as JSON,
 * readable by its owner only. It is made with the first message.
 */
export function folderOutbox(folder: string, clock: Clock): Messengers {
  return messengersOf(clock, async (posted) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${posted.at.replaceAll(':', '-')}-${randomBytes(4).toString('hex')}-${posted.kind}.json`;
    // Whole or not at all, for whoever watches the folder.
    const beside = join(folder, `.${name}.part`);
    await writeFile(beside, `${JSON.stringify(posted, null, 2)}\n`, { mode: 0o600 });
    await rename(beside, join(folder, name));
    const held = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
    for (const old of held.slice(0, Math.max(0, held.length - KEPT))) await rm(join(folder, old), { force: true });
  });
}

/** For tests. `arrival(n)` resolves with the messages as soon as there are n of them. */
export function memoryOutbox(
  clock: Clock = { now: () => 0, after: () => () => {} },
): Messengers & { readonly sent: readonly Posted[]; arrival(count: number): Promise<readonly Posted[]> } {
  const sent: Posted[] = [];
  const waiting = new Set<() => void>();
  return {
    ...messengersOf(clock, async (posted) => {
      sent.push(posted);
      for (const look of waiting) look();
    }),
    sent,
    arrival: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (sent.length >= count) {
            waiting.delete(look);
            resolve(sent);
          }
        };
        waiting.add(look);
        look();
      }),
  };
}

function messengersOf(clock: Clock, post: (posted: Posted) => Promise<void>): Messengers {
  const at = () => new Date(clock.now()).toISOString();
  return {
    mailer: { send: ({ to, subject, text }: Letter) => post({ kind: 'email', to, subject, text, at: at() }) },
    sms: { send: ({ to, text }: ShortMessage) => post({ kind: 'sms', to, text, at: at() }) },
  };
}
