import type { ChatHistory, ChatMessage } from '@portal/contracts/chat';

/**
 * What is known of a room: messages by the room's own offsets, which count without holes within an epoch (decisions, "Sockets").
 * Pages of history and frames may come in any order and more than once; the list is the same.
 */
export interface Timeline {
  readonly epoch: string;
  /** Oldest first, no hole in it. */
  readonly list: readonly ChatMessage[];
  /** Up to here nothing is missing: what a reconnect asks to be caught up from. */
  readonly lastOffset: number;
  /** Known, but with a hole between it and the list. */
  readonly apart: readonly ChatMessage[];
}

/** More than a hole can ever hold back: a reconnect brings at most this many. */
const MOST_APART = 500;

/** The newest page of history, as the beginning of a timeline. */
export const startOf = ({ epoch, lastOffset, list }: Pick<ChatHistory, 'epoch' | 'lastOffset' | 'list'>): Timeline =>
  merge({ epoch, list: [], lastOffset, apart: [] }, list);

/** Adds messages of the same epoch. Gives the same object back when they bring nothing. */
export function merge(timeline: Timeline, messages: readonly ChatMessage[]): Timeline {
  const { list } = timeline;
  let last = timeline.lastOffset;
  let first = list[0]?.offset ?? last + 1;
  const loose = new Map(timeline.apart.map((message) => [message.offset, message]));
  const known = (offset: number) => (offset >= first && offset <= last && list.length > 0) || loose.has(offset);
  const fresh = messages.filter(({ offset }) => !known(offset));
  if (fresh.length === 0) return timeline;
  for (const message of fresh) loose.set(message.offset, message);

  const take = (offset: number): ChatMessage | undefined => {
    const message = loose.get(offset);
    loose.delete(offset);
    return message;
  };
  const older: ChatMessage[] = [];
  for (let message = take(first - 1); message; message = take(first - 1)) {
    older.push(message);
    first = message.offset;
  }
  const newer: ChatMessage[] = [];
  for (let message = take(last + 1); message; message = take(last + 1)) {
    newer.push(message);
    last = message.offset;
  }
  const apart = [...loose.values()].sort((a, b) => a.offset - b.offset).slice(-MOST_APART);
  return { ...timeline, list: [...older.reverse(), ...list, ...newer], lastOffset: last, apart };
}

/** True while something newer has arrived but something before it has not. */
export const hasHole = ({ apart, lastOffset }: Timeline): boolean => apart.some(({ offset }) => offset > lastOffset);

/** Keeps the newest `keep` messages; older ones can be paged in again. */
export const trim = (timeline: Timeline, keep: number): Timeline =>
  timeline.list.length > keep ? { ...timeline, list: timeline.list.slice(-keep) } : timeline;

/** True while the room has messages before the oldest one held. Offsets begin with 1. */
export const hasOlder = ({ list, lastOffset }: Timeline): boolean => (list[0]?.offset ?? lastOffset + 1) > 1;

/** The page of history (from 1, newest first) that holds the message before the oldest one held. */
export const olderPage = ({ list, lastOffset }: Timeline, pageSize: number): number =>
  Math.floor(list.length === 0 ? 0 : (lastOffset - (list[0]?.offset ?? 0) + 1) / pageSize) + 1;
