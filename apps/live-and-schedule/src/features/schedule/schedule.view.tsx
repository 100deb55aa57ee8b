import { CalendarX2 } from 'lucide-react';
import { links } from '@portal/contracts';
import type { MatchSummary, Side } from '@portal/contracts/match';
import type { LiveRoom } from '@portal/contracts/schedule';
import { PageMeta } from '@portal/platform';
import { defaultFutureMatch } from '@portal/domain';
import { zonedDate } from '@portal/i18n';
import { EmptyState, LinkButton, MoreSentinel, PageGrid, PageHeader, Pager, SegmentedLinks } from '@portal/ui';
import { DAY_SHOWN } from '../../queries.ts';
import { FeedAge } from '../match/feed-age.tsx';
import { renderLink } from '../match/links.tsx';
import { offeredSport } from '../match/sports.ts';
import { usePageTitle } from '../match/use-page-title.ts';
import type { MatchWords } from '../match/match-words.ts';
import type { Feed } from '../match/news-line.ts';
import { ChosenMatch, ChosenSheet } from './chosen-match.tsx';
import { addressWith, dayBefore, groupingOf, groupings, kindFor, todayOf, type ScheduleAddress } from './schedule-address.ts';
import { FilterColumn, FilterRows } from './schedule-filters.tsx';
import { DayLists, LivePart } from './schedule-list.tsx';
import type { MorePages } from './day-pages.ts';
import type { Day } from './schedule.page.tsx';
import { scheduleParts } from './schedule-parts.ts';
import { WeekStrip } from './week-strip.tsx';
import styles from './schedule.module.css';

interface Props {
  address: ScheduleAddress;
  /** The answers the page began with, below each other: their counts and their order. */
  pages: readonly Day[];
  more: MorePages;
  /** The matches as they stand now, with all that is on air. */
  matches: readonly MatchSummary[];
  /** Of the match in the panel. */
  room: LiveRoom | undefined;
  now: number;
  goalOf(match: MatchSummary): { side: Side } | undefined;
  feed: Feed;
  words: MatchWords;
}

/** A day of the schedule or of results: its week, its filters, its list, and one match at a glance. */
export function ScheduleView({ address, pages, more, matches, room, now, goalOf, feed, words }: Props) {
  const { t } = words;
  const pageTitle = usePageTitle();
  const { kind } = address;
  const day = pages[0]!;
  const todayIn = (of: ScheduleAddress) => todayOf(of, zonedDate(now, words.zone), words.clock(now));
  const today = todayIn(address);
  const { live, lists, onAir, counted } = scheduleParts(matches, address, pages, { today, hourOf: words.hourOf });
  const list = lists.flat();
  const common = { address, now, goalOf, words };
  const chosen = matches.find(({ fixtureId }) => fixtureId === address.match) ?? room?.match ?? defaultFutureMatch([...list, ...live]);
  const filters = { address, day, today, tonight: todayIn({ ...address, evening: true }), live: counted, words };
  const date = words.date(day.date);
  const title = address.sport ? t(`schedule.${kind}.titleOf`, { sport: t(`sport.${address.sport}`) }) : t(`schedule.${kind}.title`);
  return (
    <div className={styles.page}>
      <PageMeta title={pageTitle(t('schedule.titleOn', { title, date }))} description={t(`schedule.${kind}.description`, { date })} />
      <PageHeader
        title={title}
        note={`${t(`schedule.${kind}.note`, { live: onAir.length, count: words.number(day.total ?? list.length), date, zone: words.zoneName(now) })}${address.evening ? ` ${t('schedule.eveningNote')}` : ''}`}
        action={
          <SegmentedLinks
            label={t('schedule.by')}
            renderLink={renderLink}
            links={groupings.map((by) => ({
              href: addressWith(address, { by }),
              label: t(`schedule.by-${by}`),
              current: groupingOf(address) === by,
            }))}
          />
        }
      />
      <WeekStrip address={address} day={day} today={today} live={onAir.length} counted={counted.filter(isOfSport(address)).length} words={words} />
      <FilterRows {...filters} />
      <FeedAge feed={feed} words={words} />
      <PageGrid
        kind="schedule"
        side={<FilterColumn {...filters} />}
        rail={chosen && <ChosenMatch match={chosen} room={chosen.fixtureId === room?.match.fixtureId ? room : undefined} now={now} words={words} />}
        railLabel={t('schedule.chosen')}
        sticky
      >
        {live.length > 0 && <LivePart {...common} matches={live} />}
        <DayLists {...common} lists={lists} above={live} />
        {list.length === 0 && live.length === 0 && <Nothing address={address} date={day.date} today={today} words={words} />}
        <MoreSentinel
          state={more.status === 'failed' ? { status: 'failed', message: t('error.list'), retryLabel: t('retry') } : { status: more.status }}
          label={t('schedule.more')}
          onMore={more.load}
          href={more.next === undefined ? undefined : addressWith(address, { page: more.next, match: undefined })}
          renderLink={renderLink}
        />
        {/* Where the pages below each other begin later than the first, or end before the last. */}
        {(address.page > 1 || (more.status === 'end' && more.next !== undefined)) && (
          <Pager
            label={t('schedule.pages')}
            first={address.page}
            current={address.page + pages.length - 1}
            last={Math.ceil((day.total ?? 0) / DAY_SHOWN)}
            href={(page) => addressWith(address, { page, match: undefined })}
            previousLabel={t('schedule.previousPage')}
            nextLabel={t('schedule.nextPage')}
            pageLabel={(page) => t('schedule.page', { page })}
            renderLink={renderLink}
          />
        )}
      </PageGrid>
      {address.match && chosen?.fixtureId === address.match && (
        <ChosenSheet match={chosen} room={room} now={now} words={words} closeHref={addressWith(address, { match: undefined })} />
      )}
    </div>
  );
}

const isOfSport =
  ({ sport }: ScheduleAddress) =>
  ({ sportId }: MatchSummary) =>
    !sport || sportId === offeredSport(sport)?.id;

/** A day without any filter. */
const WHOLE = {
  sport: undefined,
  evening: undefined,
  hour: undefined,
  state: undefined,
  commentated: undefined,
  tournament: undefined,
  team: undefined,
} satisfies Partial<ScheduleAddress>;

/** Nothing on that day: the other page of it, or all of it; soon after midnight the results of the evening before. */
function Nothing({ address, date, today, words: { t } }: { address: ScheduleAddress; date: string; today: string; words: MatchWords }) {
  const elsewhere = kindFor(address.kind, date, today);
  const narrowed = Object.keys(WHOLE).some((choice) => address[choice as keyof typeof WHOLE] !== undefined);
  const way =
    address.kind === 'ket-qua' && date === today && !narrowed
      ? { href: addressWith(address, { date: dayBefore(today) }), label: t('schedule.yesterday') }
      : elsewhere !== address.kind
        ? { href: addressWith(address, { kind: elsewhere }), label: t(`schedule.${elsewhere}.title`) }
        : narrowed
          ? { href: addressWith(address, WHOLE), label: t('schedule.showAll') }
          : { href: links.live(), label: t('all.live') };
  return (
    <EmptyState
      level={2}
      icon={<CalendarX2 size={32} aria-hidden="true" />}
      title={address.team ? t('schedule.emptyTeam', { team: address.team }) : t(`schedule.${address.kind}.empty`)}
      action={
        <LinkButton variant="secondary" href={way.href} renderLink={renderLink}>
          {way.label}
        </LinkButton>
      }
    >
      {t(narrowed ? 'schedule.emptyNarrowed' : 'schedule.emptyText')}
    </EmptyState>
  );
}
