import { CalendarX2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isApiError } from '@portal/api-client';
import type { MatchSummary } from '@portal/contracts/match';
import type { LiveRoom } from '@portal/contracts/schedule';
import { useApp, type SlotLoad } from '@portal/platform';
import { EmptyState, FallbackCard } from '@portal/ui';
import { onAirSnapshot, queries } from '../../queries.ts';
import type { ListSnapshot, LiveListModel } from '../live-list/live-list.model.ts';
import { hotOf, useHotMatch } from '../live-list/use-hot-match.ts';
import { useOnAir } from '../live-list/use-live-list.ts';
import { loadSlot, usePart, type Loaded } from '../match/load.ts';
import { useMatchWords } from '../match/match-words.ts';
import { HotMatchHero } from './hot-match-hero.tsx';
import styles from './hot-match.module.css';

export const loadHotMatch: SlotLoad<object> = (a) =>
  loadSlot(async () => {
    const hot = hotOf(onAirSnapshot(await a.queryClient.fetchQuery(queries.onAir(a)))) ?? (await a.queryClient.fetchQuery(queries.coming(a))).list[0];
    if (hot) await a.queryClient.fetchQuery(queries.liveRoom(a, hot.fixtureId)).catch(unlessGone);
  });
/** A match may end between two calls; the hero then asks for the next one by itself. */
const unlessGone = (error: unknown) => {
  if (!isApiError(error) || error.kind !== 'notFound') throw error;
};

/** `live-and-schedule/hot-match`: the match with most at stake and most viewers; when none is on air, the next one. */
export function HotMatchSlot({ data }: { data: Loaded | null }) {
  const a = useApp();
  const onAir = usePart(queries.onAir(a), data);
  const coming = usePart(queries.coming(a), data);
  if (onAir.status === 'ready')
    return (
      <HotMatchChoice
        first={onAirSnapshot(onAir.data)}
        next={coming.status === 'ready' ? coming.data.list[0] : undefined}
        nextKnown={coming.status !== 'loading'}
      />
    );
  return <HotMatchAway part={onAir} />;
}

const HotMatchChoice = observer(function HotMatchChoice({
  first,
  next,
  nextKnown,
}: {
  first: ListSnapshot;
  next: MatchSummary | undefined;
  nextKnown: boolean;
}) {
  const { t } = useMatchWords();
  const list = useOnAir(first);
  const hot = useHotMatch(list) ?? next;
  if (hot) return <HotMatchLoad key={hot.fixtureId} match={hot} now={list.now} goal={list.goalOf(hot)} />;
  if (!nextKnown) return <div className={styles.skeleton} role="status" aria-busy="true" aria-label={t('loading')} />;
  return (
    <EmptyState minHeight={404} level={2} icon={<CalendarX2 size={32} aria-hidden="true" />} title={t('hot.empty')}>
      {t('hot.emptyText')}
    </EmptyState>
  );
});

/** What the scorers' names depend on. */
const story = ({ score, redCards }: Pick<MatchSummary, 'score' | 'redCards'>) => JSON.stringify([score, redCards]);

/**
 * Score and clock move by the frames of the list; names of scorers are asked for when the score moved.
 * (Listening to the match itself would count every visitor of the home page as one of its viewers.)
 */
function HotMatchLoad({ match, now, goal }: { match: MatchSummary; now: number; goal: ReturnType<LiveListModel['goalOf']> }) {
  const a = useApp();
  const words = useMatchWords();
  const query = queries.liveRoom(a, match.fixtureId);
  const room = usePart<LiveRoom>(query, null);
  const known = room.status === 'ready' ? story(room.data.live) : undefined;
  const wanted = story(match);
  useEffect(() => {
    if (known !== undefined && known !== wanted) void a.queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
    // The key follows from the match, which has a component of its own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [known, wanted]);
  return room.status === 'ready' ? <HotMatchHero match={match} room={room.data} now={now} goal={goal} words={words} /> : <HotMatchAway part={room} />;
}

function HotMatchAway({ part }: { part: { status: 'loading' } | { status: 'failed'; retry: () => void; busy: boolean } }) {
  const { t } = useMatchWords();
  if (part.status === 'loading') return <div className={styles.skeleton} role="status" aria-busy="true" aria-label={t('loading')} />;
  return (
    <FallbackCard title={t('error.match')} minHeight={404} retryLabel={t('retry')} onRetry={part.retry} busy={part.busy}>
      {t('error.pageText')}
    </FallbackCard>
  );
}
