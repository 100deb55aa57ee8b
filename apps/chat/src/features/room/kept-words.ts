import { z } from 'zod';
import { limits } from '@portal/contracts';
import { messageQuote } from '@portal/contracts/chat';

const keptMessage = z.object({
  groupId: z.number().int(),
  /** Whose it is: nobody else's session sends it. */
  userId: z.number().int(),
  uuid: z.string(),
  text: z.string().max(limits.chatText),
  /** When it was sent, epoch milliseconds of this device. */
  at: z.number(),
  parent: messageQuote.optional(),
});
/** A message of one's own that no room has yet. */
export type KeptMessage = z.infer<typeof keptMessage>;

/** What one has said and no room has yet, kept in this browser through leaving and reloading. */
export interface KeptWords {
  of(groupId: number, userId: number): readonly KeptMessage[];
  add(message: KeptMessage): void;
  remove(uuid: string): void;
}

const KEY = 'chat-unsent';
/** Kept in all rooms together; the oldest are forgotten first. */
const MOST = 50;
/** Milliseconds after which nobody waits for it any more: a day. */
const FORGOTTEN_AFTER = 86_400_000;

/** In `storage`, whatever may stand there by now; where that is closed to us, nothing is kept. `now`: epoch milliseconds. */
export function keptWords(now: () => number, storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage): KeptWords {
  const read = (): KeptMessage[] => {
    try {
      const value: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
      return (Array.isArray(value) ? value : []).flatMap((each) => keptMessage.safeParse(each).data ?? []).filter(({ at }) => now() - at < FORGOTTEN_AFTER);
    } catch {
      return [];
    }
  };
  const write = (list: readonly KeptMessage[]) => {
    try {
      storage().setItem(KEY, JSON.stringify(list.slice(-MOST)));
    } catch {
      /* it stays on the page, then */
    }
  };
  return {
    of: (groupId, userId) => read().filter((message) => message.groupId === groupId && message.userId === userId),
    add: (message) => write([...read().filter(({ uuid }) => uuid !== message.uuid), message]),
    remove: (uuid) => {
      const list = read();
      const left = list.filter((message) => message.uuid !== uuid);
      if (left.length < list.length) write(left);
    },
  };
}
