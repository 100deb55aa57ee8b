import { Tv } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { links, type MatchSummary } from '@portal/contracts';
import { useApp, type SlotLoad } from '@portal/platform';
import { EmptyState, ErrorState, MoreLink, RoomCard, RoomGrid, SectionHeader, Skeleton } from '@portal/ui';
import { onAirSnapshot, queries } from '../../queries.ts';
import type { ListSnapshot } from '../live-list/live-list.model.ts';
import { useHotMatch } from '../live-list/use-hot-match.ts';
import { useOnAir } from '../live-list/use-live-list.ts';
import { posterRow } from '../match/grouping.ts';
import { renderLink } from '../match/links.tsx';
import { loadSlot, usePart, type Loaded } from '../match/load.ts';
import { posterMotif } from '../match/poster-motif.ts';
import { bareName, look, useMatchWords, type MatchWords } from '../match/match-words.ts';
import { standing } from '../match/standing.ts';
import part from './part.module.css';
import styles from './rooms.module.css';

type Props = { limit: number };

export const loadRooms: SlotLoad<Props> = (a) => loadSlot(() => Promise.all([a.queryClient.fetchQuery(queries.onAir(a)), a.queryClient.fetchQuery(queries.coming(a))]));

/**
 * `live-and-schedule/rooms`: posters of the rooms on air; the last row is filled with the rooms that open next.
 * Only football is on air yet, so there are no tabs by sport.
 */
export function Rooms({ limit, data }: Props & { data: Loaded | null }) {
  const a = useApp();
  const { t } = useMatchWords();
  const onAir = usePart(queries.onAir(a), data);
  const coming = usePart(queries.coming(a), data);
  return (
    <section className={part.inset} aria-labelledby="rooms-title">
      <SectionHeader id="rooms-title" title={t('rooms.heading')} action={<MoreLink href={links.live()} renderLink={renderLink}>{t('all.rooms')}</MoreLink>} />
      {onAir.status === 'ready' && <RoomList limit={limit} first={onAirSnapshot(onAir.data)} next={coming.status === 'ready' ? coming.data.list : []} />}
      {onAir.status === 'loading' && <RoomsSkeleton limit={limit} label={t('loading')} />}
      {onAir.status === 'failed' && <ErrorState message={t('error.list')} retryLabel={t('retry')} onRetry={onAir.retry} busy={onAir.busy} />}
    </section>
  );
}

const RoomList = observer(function RoomList({ limit, first, next }: Props & { first: ListSnapshot; next: ListSnapshot['matches'] }) {
  const words = useMatchWords();
  const { t } = words;
  const model = useOnAir(first);
  const rooms = posterRow(model.matches, useHotMatch(model.matches), next, limit);
  if (rooms.length === 0) return <EmptyState icon={<Tv size={32} aria-hidden="true" />} title={t('rooms.empty')}>{t('rooms.emptyText')}</EmptyState>;
  return <RoomGrid label={t('rooms.heading')}>{rooms.map((match) => <Room key={match.fixtureId} match={match} now={model.now} words={words} />)}</RoomGrid>;
});

function Room({ match, now, words }: { match: MatchSummary; now: number; words: MatchWords }) {
  const { t } = words;
  const first = match.commentators[0];
  const viewers = words.number(match.viewers);
  const live = standing(match) === 'live';
  const minute = live && match.clock.minute === null ? t(`phase.${match.clock.phase}`) : words.time(match, now);
  return (
    <RoomCard
      href={links.liveRoom(match.fixtureId)}
      renderLink={renderLink}
      title={words.title(match)}
      state={live ? 'live' : 'coming'}
      minute={minute}
      viewers={match.viewers > 0 ? { count: viewers, label: t('rooms.viewers', { count: viewers }) } : null}
      poster={{ seed: words.title(match), motif: posterMotif(match.fixtureId) }}
      overlay={{ kind: 'score', home: look(match.home), away: look(match.away), score: match.score }}
      commentator={first ? { seed: String(first.userId), name: bareName(first.name) } : null}
      commentatorLabel={first ? words.blv(first.name) : t('blv.none')}
      note={match.replay ? `${match.tournament.name}, ${t('row.replay')}` : match.tournament.name}
    />
  );
}

function RoomsSkeleton({ limit, label }: { limit: number; label: string }) {
  return (
    <div className={styles.grid} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: Math.min(limit, 6) }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton height="auto" className={styles.poster} />
          <div className={styles.words}><Skeleton width={36} height={36} round /><Skeleton width="62%" height={14} /></div>
        </div>
      ))}
    </div>
  );
}
