import type { ReactNode } from 'react';
import type { MatchSummary, Side } from '@portal/contracts/match';
import { standing, bareName } from '@portal/domain';
import { MatchRow } from '@portal/ui';
import { BellButton, canFollow } from '../follow/bell-button.tsx';
import { renderLink } from './links.tsx';
import type { MatchWords } from './match-words.ts';
import { roomLink } from './room-link.ts';
import { hasScore } from './unscored.ts';
import styles from './fixture-row.module.css';

interface Props {
  match: MatchSummary;
  words: MatchWords;
  /** Server's time, epoch milliseconds. */
  now: number;
  goal?: { side: Side } | undefined;
  /** Say the stage beside the row: its neighbours are of another one. */
  withStage?: boolean;
  /** One more short word under the time. */
  note?: string | undefined;
  /** The commentator whom its room begins with. */
  blv?: number | undefined;
  /** At the right end, beside the bell of a match on air or to come. */
  trailing?: ReactNode;
}

const states = { live: 'live', coming: 'coming', ended: 'ended', 'no-result': 'unknown' } as const;

/** The column is narrow: words break between notes, not within one. */
const inOnePiece = (words: string) => words.replaceAll(' ', '\u00a0');

/** A match as one row that leads to its room. */
export function FixtureRow({ match: told, words, now, goal, withStage = false, note, blv, trailing }: Props) {
  const match = words.seen(told);
  const kept = words.hides && hasScore(told);
  // That it is a replay takes the place of the day it comes on.
  const day = match.replay && standing(match) === 'coming' && !words.isToday(match, now) ? words.day(match.kickOff) : undefined;
  return (
    <MatchRow
      href={blv === undefined ? roomLink(match) : `${roomLink(match)}?blv=${blv}`}
      renderLink={renderLink}
      state={states[standing(match)]}
      timeLabel={words.time(match, now)}
      timeNote={
        [note ?? day, words.timeNote(match, now)]
          .filter((words) => words !== undefined)
          .map(inOnePiece)
          .join(' ') || undefined
      }
      timeDescription={kept ? words.t('score.keptFrom', { text: words.timeSpoken(match, now) }) : words.timeSpoken(match, now)}
      {...words.sides(match)}
      score={kept ? 'hidden' : match.score}
      goal={words.hides ? undefined : words.goal(goal)}
      commentators={match.commentators.map(({ userId, name }) => ({ seed: String(userId), name: bareName(name) }))}
      commentatorsLabel={words.commentators(match.commentators)}
      aside={withStage ? <span className={styles.stage}>{match.tournament.stage}</span> : undefined}
      trailing={
        <>
          {canFollow(match) && <BellButton match={match} words={words} />}
          {trailing}
        </>
      }
    />
  );
}
