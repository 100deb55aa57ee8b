import { links, type MatchSummary, type Side } from '@portal/contracts';
import { MatchRow } from '@portal/ui';
import { renderLink } from './links.tsx';
import { bareName, type MatchWords } from './match-words.ts';
import { standing } from './standing.ts';
import styles from './fixture-row.module.css';

interface Props {
  match: MatchSummary;
  words: MatchWords;
  /** Server's time, epoch milliseconds. */
  now: number;
  goal?: { side: Side } | undefined;
  /** Say the stage beside the row: its neighbours are of another one. */
  withStage?: boolean;
}

const states = { live: 'live', coming: 'coming', ended: 'ended', 'no-result': 'unknown' } as const;

/** A match as one row that leads to its room. */
export function FixtureRow({ match, words, now, goal, withStage = false }: Props) {
  return (
    <MatchRow
      href={links.liveRoom(match.fixtureId)}
      renderLink={renderLink}
      state={states[standing(match)]}
      timeLabel={words.time(match, now)}
      timeNote={words.timeNote(match, now)}
      timeDescription={words.timeSpoken(match, now)}
      home={words.team(match.home, match.redCards.home)}
      away={words.team(match.away, match.redCards.away)}
      score={match.score}
      goal={goal ? { side: goal.side, label: words.t('goal') } : null}
      commentators={match.commentators.map(({ userId, name }) => ({ seed: String(userId), name: bareName(name) }))}
      commentatorsLabel={words.commentators(match.commentators)}
      aside={withStage ? <span className={styles.stage}>{match.tournament.stage}</span> : undefined}
    />
  );
}
