import type { Query, QueryName } from '@portal/contracts';
import type { Stream } from '@portal/contracts/schedule';
import { SPORT_ID } from '@portal/domain';

/** Parts of the room, as they stand in the address (`?tab=`). `chat` is one only on a phone; on a desktop it has its rail. */
export const tabs = ['chat', 'tran-dau', 'keo', 'tip-keo', 'bai-dang', 'dien-bien', 'thong-ke', 'doi-hinh', 'thong-tin'] as const;
export type Tab = (typeof tabs)[number];

/** Only football has events, line-ups and odds; a game that is made up has its score by periods and what is known of it. */
const ofGames: readonly Tab[] = ['chat', 'tran-dau', 'bai-dang', 'thong-tin'];
export const tabsOf = (sportId: number): readonly Tab[] => (sportId === SPORT_ID.football ? tabs : ofGames);

/** Where the chat is on the page; the frame's skip link leads to it. */
export const CHAT = '#chat';

/** The open part: on a phone the chat, on a desktop, which shows the chat anyway, the match. Who was led to the chat has it, whatever was open. */
export const tabOf = (search: Query<'/truc-tiep'>, sportId: number, hash = ''): Tab =>
  hash === CHAT ? 'chat' : (tabsOf(sportId).find((tab) => tab === search.get('tab')) ?? 'chat');

/** The stream of the commentator in the address (`?blv=`), else the one most people watch. */
export function chosenStream(streams: readonly Stream[], search: Query<'/truc-tiep'>): Stream | undefined {
  const wanted = search.get('blv');
  const mostWatched = streams.reduce<Stream | undefined>((best, stream) => (!best || stream.viewers > best.viewers ? stream : best), undefined);
  return streams.find(({ commentator }) => String(commentator.userId) === wanted) ?? mostWatched;
}

/** The room's address with one thing changed; the rest of it stays. */
export function withParam(search: URLSearchParams, name: QueryName<'/truc-tiep'>, value: string): string {
  const next = new URLSearchParams(search);
  next.set(name, value);
  return `?${next}`;
}
