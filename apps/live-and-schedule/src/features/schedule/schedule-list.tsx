import { PanelRightOpen } from 'lucide-react';
import type { MatchSummary, Side } from '@portal/contracts/match';
import { IconLink, LeagueHeader, LiveDot, MatchList, Panel, cx } from '@portal/ui';
import { StarButton } from '../follow/star-button.tsx';
import { useFollowed } from '../follow/use-followed.ts';
import { FixtureRow } from '../match/fixture-row.tsx';
import { byTournament, inTournaments, starredFirst } from '../match/grouping.ts';
import { renderLink } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { tournamentLook } from '../match/tournament-look.ts';
import { hourId, type HourGroup } from './hours.ts';
import { addressWith, type ScheduleAddress } from './schedule-address.ts';
import styles from './schedule.module.css';

export interface ListProps {
  address: ScheduleAddress;
  matches: readonly MatchSummary[];
  now: number;
  goalOf(match: MatchSummary): { side: Side } | undefined;
  words: MatchWords;
}

/** What is on air, under its red line. */
export function LivePart(props: ListProps) {
  const { t } = props.words;
  return (
    <section aria-labelledby="on-air">
      <h2 id="on-air" className={cx(styles.hour, styles.onAir)}>
        <LiveDot tone="live" />
        {t('section.live')}
      </h2>
      <Panel as="div" edgeToEdge>
        <Tournaments {...props} matches={byTournament(props.matches).flatMap(({ matches }) => matches)} />
      </Panel>
    </section>
  );
}

/** The day's list, by the hour or (without `hours`) by tournament. `above`: what stands over it on the page. */
export function DayList({ hours, above, ...props }: ListProps & { hours: readonly HourGroup[] | undefined; above: readonly MatchSummary[] }) {
  if (!hours)
    return (
      <Panel as="div" edgeToEdge>
        <Tournaments {...props} level={2} above={above} />
      </Panel>
    );
  return hours.map(({ label, matches: ofHour }, place) => (
    <section key={label} aria-labelledby={hourId(place)}>
      <h2 id={hourId(place)} className={styles.hour}>
        {label}
      </h2>
      <Panel as="div" edgeToEdge>
        <MatchList label={label}>
          {ofHour.map((match) => (
            <Row key={match.fixtureId} {...props} match={match} note={match.tournament.short} />
          ))}
        </MatchList>
      </Panel>
    </section>
  ));
}

/** Those with a star first, then sport by sport; tournaments in the order of their first match, matches in the order of the list. */
function Tournaments({ matches, level = 3, above = [], ...props }: ListProps & { level?: 2 | 3; above?: readonly MatchSummary[] }) {
  const { followed } = useFollowed();
  const bySport = inTournaments(matches).sort((one, other) => one.matches[0]!.sportId - other.matches[0]!.sportId);
  return starredFirst(bySport, followed.tournaments).map(({ tournament, stage, matches: group }) => (
    <div key={tournament.id}>
      <LeagueHeader
        name={tournament.name}
        note={stage}
        level={level}
        // A tournament has one star on the page, where it comes first.
        trailing={above.some((match) => match.tournament.id === tournament.id) ? undefined : <StarButton tournament={tournament} words={props.words} />}
        {...tournamentLook(tournament)}
      />
      <MatchList label={tournament.name}>
        {group.map((match) => (
          <Row key={match.fixtureId} {...props} match={match} />
        ))}
      </MatchList>
    </div>
  ));
}

function Row({ match, note, address, now, goalOf, words }: Omit<ListProps, 'matches'> & { match: MatchSummary; note?: string | undefined }) {
  const { t } = words;
  // What is over says how it stood at the break.
  const half = address.kind === 'ket-qua' && match.halfTime ? t('score.half', { score: words.score(match.halfTime) }) : undefined;
  return (
    <FixtureRow
      match={match}
      words={words}
      now={now}
      goal={goalOf(match)}
      note={half ?? note}
      trailing={
        <IconLink
          href={addressWith(address, { match: match.fixtureId })}
          label={t('schedule.look', { match: words.title(match) })}
          renderLink={renderLink}
          className={styles.look}
        >
          <PanelRightOpen size={18} aria-hidden="true" />
        </IconLink>
      }
    />
  );
}
