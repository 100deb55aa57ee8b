import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { MatchSummary } from '@portal/contracts/match';
import { scheduleCalls } from '@portal/contracts/schedule';
import { MATCH_STATUS, matchStatus } from '@portal/domain';
import { formatDay, formatTime, type Told } from '@portal/i18n';
import type { Clock, Prefs } from '@portal/platform';
import { LAST_SEEN, LAST_SEEN_ROWS, OFFLINE_CACHE, type LastSeen, type LastSeenRow } from './last-seen.ts';

interface Surroundings {
  queryClient: QueryClient;
  clock: Pick<Clock, 'now' | 'after'>;
  /** The language and zone of now: both may change while the page is open. */
  prefs(): Told & Pick<Prefs, 'hidesScores'>;
  t(): TFunction<'shell'>;
  /** Value of a custom property on the page. */
  color(token: string): string;
  caches: Pick<CacheStorage, 'open'>;
}

/** Changes of one moment are one write. Milliseconds. */
const PAUSE = 3_000;
/** Calls whose answer is a schedule, the fullest first. */
const SCHEDULES = [scheduleCalls.liveSchedule.id, scheduleCalls.totalLive.id, scheduleCalls.featureMatch.id] as readonly string[];
const TOKENS: Record<keyof LastSeen['colors'], string> = {
  page: 'color-page',
  surface: 'color-surface',
  border: 'color-border',
  text: 'color-text',
  muted: 'color-text-muted',
  action: 'color-primary',
  onAction: 'color-on-primary',
  live: 'color-live-text',
};

/** Leaves the schedule that the visitor has seen last for the time without a network, each time there is a newer one. Storage that is forbidden or full costs that alone. */
export function keepLastSeen({ queryClient, clock, prefs, t, color, caches }: Surroundings): () => void {
  let cancel: (() => void) | undefined;
  const write = async (): Promise<void> => {
    const { language, timeZone, hidesScores } = prefs();
    const seen = latestSchedule(queryClient);
    const words = t();
    const record: LastSeen = {
      lang: language,
      colors: Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, color(`--${token}`)])) as LastSeen['colors'],
      words: {
        title: words('offlinePage.title'),
        heading: words('offlinePage.heading'),
        sorry: words('offlinePage.sorry'),
        retry: words('offlinePage.retry'),
        asOf: seen ? words('offlinePage.asOf', { time: formatTime(seen.at, { timeZone }), day: formatDay(seen.at, { timeZone, language }) }) : '',
      },
      groups: seen ? groupsOf(hidesScores ? seen.list.map((match) => ({ ...match, score: null })) : seen.list, { timeZone, language }) : [],
    };
    const cache = await caches.open(OFFLINE_CACHE);
    await cache.put(LAST_SEEN, new Response(JSON.stringify(record), { headers: { 'content-type': 'application/json' } }));
  };
  const soon = () => {
    cancel?.();
    cancel = clock.after(PAUSE, () => {
      write().catch(() => {});
    });
  };
  soon();
  const end = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success' && SCHEDULES.includes(String(query.queryKey[0]))) soon();
  });
  return () => {
    cancel?.();
    end();
  };
}

/** The schedule that was answered last; a day's before what is only on air. */
function latestSchedule(queryClient: QueryClient): { at: number; list: readonly MatchSummary[] } | undefined {
  const found = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => state.status === 'success' && SCHEDULES.includes(String(queryKey[0])) })
    .map(({ queryKey, state }) => ({
      rank: SCHEDULES.indexOf(String(queryKey[0])),
      at: state.dataUpdatedAt,
      list: (state.data as { list: readonly MatchSummary[] }).list,
    }))
    .filter(({ list }) => list.length > 0);
  return found.toSorted((one, other) => one.rank - other.rank || other.at - one.at)[0];
}

function groupsOf(list: readonly MatchSummary[], told: Told): LastSeen['groups'] {
  const groups = new Map<string, LastSeenRow[]>();
  for (const match of list.slice(0, LAST_SEEN_ROWS)) {
    const { tournament, home, away, kickOff, dayOnly, score, statusCode } = match;
    const rows = groups.get(tournament.name) ?? [];
    const day = formatDay(kickOff, told);
    rows.push({
      time: dayOnly ? day : `${formatTime(kickOff, told)} ${day}`,
      home: home.name,
      away: away.name,
      score: score && `${score.home} - ${score.away}`,
      live: matchStatus(statusCode) === MATCH_STATUS.live,
    });
    groups.set(tournament.name, rows);
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
}
