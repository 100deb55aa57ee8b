import { Tv } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { links } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import { type Sport, standing, bareName } from '@portal/domain';
import { useApp, useHydrated, type SlotLoad } from '@portal/platform';
import { EmptyState, ErrorState, MoreLink, RoomCard, RoomGrid, SectionHeader, Skeleton, TabLinks, Tabs } from '@portal/ui';
import { onAirSnapshot, queries } from '../../queries.ts';
import type { ListSnapshot } from '../live-list/live-list.model.ts';
import { useHotMatch } from '../live-list/use-hot-match.ts';
import { useOnAir } from '../live-list/use-live-list.ts';
import { bySection, posterRow } from '../match/grouping.ts';
import { renderLink } from '../match/links.tsx';
import { loadSlot, usePart, type Loaded } from '../match/load.ts';
import { posterMotif } from '../match/poster-motif.ts';
import { look, useMatchWords, type MatchWords } from '../match/match-words.ts';
import { football, offeredSports } from '../match/sports.ts';
import { roomLink } from '../match/room-link.ts';
import part from './part.module.css';
import styles from './rooms.module.css';

type Props = { limit: number };

export const loadRooms: SlotLoad<Props> = (a) =>
  loadSlot(() => Promise.all([a.queryClient.fetchQuery(queries.onAir(a)), a.queryClient.fetchQuery(queries.coming(a))]));

/**
 * `live-and-schedule/rooms`: posters of the rooms on air, a tab for each sport; football's last row is filled with the rooms that open next.
 */
export function Rooms({ limit, data }: Props & { data: Loaded | null }) {
  const a = useApp();
  const { t } = useMatchWords();
  const onAir = usePart(queries.onAir(a), data);
  const coming = usePart(queries.coming(a), data);
  return (
    <section className={part.inset} aria-labelledby="rooms-title">
      <SectionHeader
        id="rooms-title"
        title={t('rooms.heading')}
        action={
          <MoreLink href={links.live()} renderLink={renderLink}>
            {t('all.rooms')}
          </MoreLink>
        }
      />
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
  const hydrated = useHydrated();
  const hot = useHotMatch(model);
  const live = bySection(model.matches).live;
  const posters = (sport: Sport) => {
    const rooms = posterRow(
      model.matches.filter(({ sportId }) => sportId === sport.id),
      hot,
      next.filter(({ sportId }) => sportId === sport.id),
      limit,
    );
    if (rooms.length === 0)
      return (
        <EmptyState icon={<Tv size={32} aria-hidden="true" />} title={t('rooms.empty')}>
          {t('rooms.emptyText')}
        </EmptyState>
      );
    return (
      <RoomGrid label={t(`sport.${sport.slug}`)}>
        {rooms.map((match) => (
          <Room key={match.fixtureId} match={match} now={model.now} words={words} />
        ))}
      </RoomGrid>
    );
  };
  const tabs = offeredSports.map((sport) => ({
    id: sport.slug,
    href: `${links.live()}/${sport.slug}`,
    label: t(`sport.${sport.slug}`),
    count: live.filter(({ sportId }) => sportId === sport.id).length || undefined,
    sport,
  }));
  // Until the page lives, each sport is a link to its own page; the tabs look the same.
  if (!hydrated) {
    return (
      <>
        <TabLinks
          label={t('sports')}
          renderLink={renderLink}
          links={tabs.map(({ href, label, count, sport }) => ({ href, label, count, current: sport === football }))}
        />
        <div className={styles.panel}>{posters(football)}</div>
      </>
    );
  }
  return (
    <Tabs
      label={t('sports')}
      panelClassName={styles.panel}
      items={tabs.map(({ id, label, count, sport }) => ({ id, label, count, content: posters(sport), keepMounted: true }))}
    />
  );
});

function Room({ match: told, now, words }: { match: MatchSummary; now: number; words: MatchWords }) {
  const { t } = words;
  const match = words.seen(told);
  const first = match.commentators[0];
  const viewers = words.number(match.viewers);
  const live = standing(match) === 'live';
  const leader = !words.hides && told.race && told.race.lap > 0 ? told.race.order[0] : undefined;
  const minute = live && match.clock.minute === null ? words.phase(match, now) : words.time(match, now);
  return (
    <RoomCard
      href={roomLink(match)}
      renderLink={renderLink}
      title={words.title(match)}
      state={live ? 'live' : 'coming'}
      minute={minute}
      viewers={match.viewers > 0 ? { count: words.viewers(viewers, match), label: words.viewers(t('rooms.viewers', { count: viewers }), match) } : null}
      poster={{ seed: words.title(match), motif: posterMotif(match) }}
      overlay={
        told.race
          ? { kind: 'caption', text: leader ? t('race.leads', { name: leader.name }) : told.race.title }
          : { kind: 'score', home: look(match.home), away: look(match.away), score: match.score }
      }
      commentator={first ? { seed: String(first.userId), name: bareName(first.name) } : null}
      commentatorLabel={first ? words.blv(first.name) : t('blv.none')}
      note={match.replay || match.generated ? `${match.tournament.name}, ${t(match.replay ? 'row.replay' : 'row.generated')}` : match.tournament.name}
    />
  );
}

function RoomsSkeleton({ limit, label }: { limit: number; label: string }) {
  return (
    <div className={styles.grid} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: Math.min(limit, 6) }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton height="auto" className={styles.poster} />
          <div className={styles.words}>
            <Skeleton width={36} height={36} round />
            <Skeleton width="62%" height={14} />
          </div>
        </div>
      ))}
    </div>
  );
}
