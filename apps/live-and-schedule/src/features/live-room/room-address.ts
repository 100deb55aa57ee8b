import type { Stream } from '@portal/contracts';

/** Parts of the room, as they stand in the address (`?tab=`). `chat` is one only on a phone; on a desktop it has its rail. */
export const tabs = ['chat', 'tran-dau', 'dien-bien', 'thong-ke', 'doi-hinh', 'thong-tin'] as const;
export type Tab = (typeof tabs)[number];

/** The open part: on a phone the chat, on a desktop, which shows the chat anyway, the match. */
export const tabOf = (search: URLSearchParams): Tab => tabs.find((tab) => tab === search.get('tab')) ?? 'chat';

/** The stream of the commentator in the address (`?blv=`), else the one most people watch. */
export function chosenStream(streams: readonly Stream[], search: URLSearchParams): Stream | undefined {
  const wanted = search.get('blv');
  const mostWatched = streams.reduce<Stream | undefined>((best, stream) => (!best || stream.viewers > best.viewers ? stream : best), undefined);
  return streams.find(({ commentator }) => String(commentator.userId) === wanted) ?? mostWatched;
}

/** The room's address with one thing changed; the rest of it stays. */
export function withParam(search: URLSearchParams, name: 'tab' | 'blv', value: string): string {
  const next = new URLSearchParams(search);
  next.set(name, value);
  return `?${next}`;
}
