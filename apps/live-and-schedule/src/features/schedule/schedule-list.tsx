import { memo, type ReactNode } from 'react';
import { Star } from 'lucide-react';
import type { MatchSummary, Side } from '@portal/contracts/match';
import { bareName, FOLLOWS_NOTHING, standing, type Followed } from '@portal/domain';
import { Avatar, LeagueHeader, LiveDot, MatchList, Panel, Windowed, WindowedBlock, cx } from '@portal/ui';
import { StarButton } from '../follow/star-button.tsx';
import { usePins } from '../follow/use-pins.ts';
import { FixtureRow } from '../match/fixture-row.tsx';
import { byTournament, inTournaments, starredFirst } from '../match/grouping.ts';
import { renderLink } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { tournamentLook } from '../match/tournament-look.ts';
import { byCommentator, byHour, pinned } from './groups.ts';
import { LookLink } from './look-link.tsx';
import { addressWith, groupingOf, type ScheduleAddress } from './schedule-address.ts';
import styles from './schedule.module.css';

/** A list among those below each other. */
interface Part {
  page: number;
  /** Rows above it. */
  start: number;
}
const WHOLE: Part = { page: 0, start: 0 };

export interface ListProps {
  address: ScheduleAddress;
  now: number;
  goalOf(match: MatchSummary): { side: Side } | undefined;
  words: MatchWords;
}

interface WithMatches extends ListProps {
  matches: readonly MatchSummary[];
}

/** Address of a list, whatever is opened beside it. */
const listOf = (address: ScheduleAddress) => addressWith(address, { match: undefined, month: undefined, all: undefined, page: address.page });

/** What is on air, under its red line. */
export function LivePart(props: WithMatches) {
  const { t } = props.words;
  const pins = usePins(listOf(props.address));
  return (
    <section aria-labelledby="on-air">
      <h2 id="on-air" className={cx(styles.hour, styles.onAir)}>
        <LiveDot tone="live" />
        {t('section.live')}
      </h2>
      <Panel as="div" edgeToEdge>
        <Tournaments {...props} part={WHOLE} pins={pins} matches={byTournament(props.matches).flatMap(({ matches }) => matches)} />
      </Panel>
    </section>
  );
}

/**
 * The day's lists, one for each page, below each other: a page more adds below, and moves nothing. `above`: what stands over them on the page.
 */
export function DayLists({ lists, above, ...props }: ListProps & { lists: readonly (readonly MatchSummary[])[]; above: readonly MatchSummary[] }) {
  const starts = offsets(lists.map(({ length }) => length));
  const rows = starts.at(-1) ?? 0;
  const pins = usePins(listOf(props.address));
  return (
    <Windowed rows={rows}>
      {lists.map((matches, page) => {
        const part = { page, start: starts[page] ?? 0 };
        return matches.length > 0 && <DayList {...props} key={page} part={part} pins={pins} matches={matches} above={[...above, ...(lists[page - 1] ?? [])]} />;
      })}
    </Windowed>
  );
}

/** Where each of several lists begins when they stand below each other, and where the last one ends. */
const offsets = (lengths: readonly number[], start = 0): number[] => lengths.reduce((all, length) => [...all, all.at(-1)! + length], [start]);

interface PartProps extends WithMatches {
  part: Part;
  /** What stands before the hours. */
  pins?: Followed;
}

/** By the hour, by tournament or by commentator. */
function DayList({ above, ...props }: PartProps & { above: readonly MatchSummary[] }) {
  const { address, matches, part, words } = props;
  const { t } = words;
  switch (groupingOf(address)) {
    case 'gio':
      return <ByHour {...props} />;
    case 'blv':
      return below(byCommentator(matches), part).map(({ commentator, matches: spoken, part: own }, place) => (
        <Group
          {...props}
          part={own}
          key={commentator?.userId ?? 0}
          id={`blv-${part.page}-${place}`}
          label={commentator ? bareName(commentator.name) : t('blv.none')}
          mark={commentator && <Avatar seed={String(commentator.userId)} size={28} mic />}
          note={commentator?.style}
          matches={spoken}
        />
      ));
    case 'giai':
      return <ByTournament {...props} above={above} />;
  }
}

/** Groups below each other, each with its part of the list. */
function below<G extends { readonly matches: readonly MatchSummary[] }>(groups: readonly G[], part: Part): (G & { part: Part })[] {
  const starts = offsets(
    groups.map(({ matches }) => matches.length),
    part.start,
  );
  return groups.map((group, place) => ({ ...group, part: { ...part, start: starts[place] ?? 0 } }));
}

/** What one follows, under its heading; nothing where there is none of it. */
const followedGroup = (matches: readonly MatchSummary[], { t }: MatchWords) =>
  matches.length > 0 ? [{ label: t('schedule.followed'), mark: <Star size={16} fill="currentColor" aria-hidden="true" />, matches }] : [];

/** By the hour; what one follows stands before all of it, page by page: what a page adds stands below what was there. */
function ByHour(props: PartProps) {
  const { matches, part, words, pins = FOLLOWS_NOTHING } = props;
  const { followed, others } = pinned(matches, pins);
  const hours = byHour(others, { clock: words.clock, untimed: words.t('row.noTime') });
  return below([...followedGroup(followed, words), ...hours], part).map((group, place) => (
    <Group {...props} {...group} key={group.label} id={`hour-${part.page}-${place}`} />
  ));
}

/** By tournament; matches with a bell and those of a team with a star stand before all of it, a tournament with a star before the others. */
function ByTournament({ above, ...props }: PartProps & { above: readonly MatchSummary[] }) {
  const { matches, part, words, pins = FOLLOWS_NOTHING } = props;
  const { followed, others } = pinned(matches, { ...pins, tournaments: [] });
  return (
    <>
      {followedGroup(followed, words).map((group) => (
        <Group {...props} {...group} key="followed" id={`followed-${part.page}`} />
      ))}
      {others.length > 0 && (
        <Panel as="div" edgeToEdge>
          <Tournaments {...props} matches={others} part={{ ...part, start: part.start + followed.length }} level={2} above={above} />
        </Panel>
      )}
    </>
  );
}

interface GroupProps extends PartProps {
  /** Of its heading. */
  id: string;
  label: string;
  /** Before the label. */
  mark?: ReactNode;
  note?: string | undefined;
}

/** Matches of several tournaments under one heading. */
function Group({ id, label, mark, note, ...props }: GroupProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.hour}>
        {mark}
        {label}
        {note && <small>{note}</small>}
      </h2>
      <Panel as="div" edgeToEdge>
        <Rows {...props} label={label} noteOf={({ tournament }) => tournament.short} />
      </Panel>
    </section>
  );
}

/** Which day it is, is all that most rows say of the time (ms). */
const MINUTE = 60_000;
/** Rows of one block, and the height of one in rem. */
const BLOCK = 20;
const ROW = 3.75;

/** Rows of one group in blocks, of which in a long list those near the screen are there. A short one has the same blocks: when it becomes long, no row is drawn anew under the focus. */
function Rows({ label, noteOf, goalOf, now, address, words, ...props }: PartProps & { label: string; noteOf?: (match: MatchSummary) => string }) {
  const { matches, part } = props;
  const blocks = Array.from({ length: Math.ceil(matches.length / BLOCK) }, (_, at) => matches.slice(at * BLOCK, (at + 1) * BLOCK));
  return blocks.map((block, at) => (
    <div key={at} className={styles.block}>
      <WindowedBlock rows={block.length} before={part.start + at * BLOCK} rowHeight={ROW}>
        {() => (
          <MatchList label={label}>
            {block.map((match) => (
              <Row
                key={match.fixtureId}
                match={match}
                note={noteOf?.(match)}
                goal={goalOf(match)}
                now={standing(match) === 'live' ? now : now - (now % MINUTE)}
                address={address}
                words={words}
              />
            ))}
          </MatchList>
        )}
      </WindowedBlock>
    </div>
  ));
}

/** Those with a star first, then sport by sport; tournaments in the order of their first match, matches in the order of the list. */
function Tournaments({ matches, level = 3, above = [], pins = FOLLOWS_NOTHING, ...props }: PartProps & { level?: 2 | 3; above?: readonly MatchSummary[] }) {
  const bySport = inTournaments(matches).sort((one, other) => one.matches[0]!.sportId - other.matches[0]!.sportId);
  return below(starredFirst(bySport, pins), props.part).map(({ tournament, stage, matches: group, part }) => (
    <div key={tournament.id}>
      <LeagueHeader
        name={tournament.name}
        note={stage}
        level={level}
        href={group[0] && props.words.tournamentLink(group[0])}
        renderLink={renderLink}
        // A tournament has one star on the page, where it comes first.
        trailing={
          above.some((match) => match.tournament.id === tournament.id) ? undefined : <StarButton of="tournaments" named={tournament} words={props.words} />
        }
        {...tournamentLook(tournament)}
      />
      <Rows {...props} matches={group} part={part} label={tournament.name} />
    </div>
  ));
}

interface RowProps extends Omit<ListProps, 'goalOf'> {
  match: MatchSummary;
  note: string | undefined;
  goal: { side: Side } | undefined;
}

/** Drawn anew when something of it has changed: the page tells the time every second, and a list has hundreds of them. */
const Row = memo(function Row({ match, note, goal, address, now, words }: RowProps) {
  const { t } = words;
  // What is over says how it stood at the break.
  const half = address.kind === 'ket-qua' && match.halfTime && !words.hides ? t('score.half', { score: words.score(match.halfTime) }) : undefined;
  return (
    <FixtureRow
      match={match}
      words={words}
      now={now}
      goal={goal}
      note={half ?? note}
      trailing={<LookLink href={addressWith(address, { match: match.fixtureId })} match={match} words={words} />}
    />
  );
});
