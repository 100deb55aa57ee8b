import type { ReactNode } from 'react';
import { Crest } from '../crest/crest.tsx';
import { cx } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { CardIcon } from '../icons/sport-icons.tsx';
import type { MatchState, Score, TeamInMatch } from '../match-row/match-row.tsx';
import { PitchStripes } from '../pitch/pitch-stripes.tsx';
import { Tag } from '../tag/tag.tsx';
import { ScoreDigits } from './score-digits.tsx';
import styles from './score-board.module.css';

export type ScoreBoardProps = {
  readonly home: TeamInMatch;
  readonly away: TeamInMatch;
  readonly state: MatchState;
  /** null before kick-off: `clock` then stands in its place. 'hidden': kept from who looks later. */
  readonly score: Score | 'hidden' | null;
  /** "67:24", "HT", "FT", or the kick-off "19:15". */
  readonly clock: string;
  /** The same where there is no place for words: "HT", "H3". */
  readonly clockShort?: string | undefined;
  /** Small words under the clock: "H1 1–1", "T7 21/11". */
  readonly note?: ReactNode;
  /** "cập nhật lúc 20:10", of a page that is not alive yet. If it still is not after five seconds, this stands in the note's place and the clock is not red any more. Needs no script. */
  readonly age?: string | undefined;
  /** The whole in one sentence, announced when it changes: "Hà Nội 2, Công An Hà Nội 1, phút 67". */
  readonly announcement: string;
};

/** The bar under the player: crests, score, minute. In one line; where it stands beside a small picture, in two columns of crest over name. */
export function ScoreBoard({ home, away, state, score, clock, clockShort, note, age, announcement }: ScoreBoardProps) {
  return (
    <PitchStripes className={styles.frame}>
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      <div className={styles.board} aria-hidden="true">
        <div className={styles.side}>
          <Crest {...crestOf(home)} size={36} className={styles.crest} />
          <span className={nameClass(home)}>{home.name}</span>
          {home.redCards && home.redCards.count > 0 && <CardIcon tone="red" />}
        </div>
        <div className={styles.centre}>
          {score === null || score === 'hidden' ? (
            <span className={styles.kickOff}>{score === null ? clock : '? – ?'}</span>
          ) : (
            <ScoreDigits score={score} size="board" />
          )}
          <span className={cx(styles.minute, age !== undefined && styles.aging)}>
            {score !== null && (
              <Tag tone={state === 'live' ? 'live' : 'dark'} dot={state === 'live'} figures className={styles.clock}>
                {clockShort === undefined ? (
                  clock
                ) : (
                  <>
                    <span className={styles.long}>{clock}</span>
                    <span className={styles.short}>{clockShort}</span>
                  </>
                )}
              </Tag>
            )}
            {age === undefined ? (
              note
            ) : (
              <span className={styles.notes}>
                <span className={styles.note}>{note}</span>
                <span className={styles.age}>{age}</span>
              </span>
            )}
          </span>
        </div>
        <div className={cx(styles.side, styles.away)}>
          {away.redCards && away.redCards.count > 0 && <CardIcon tone="red" />}
          <span className={nameClass(away)}>{away.name}</span>
          <Crest {...crestOf(away)} size={36} className={styles.crest} />
        </div>
      </div>
    </PitchStripes>
  );
}

/** Beyond these many letters, or these in one word, a name does not fit two lines of a phone. */
const LONG = { name: 18, word: 10 };
const nameClass = ({ name }: TeamInMatch) => {
  const words = name.split(/[\s-]/);
  return cx(styles.name, (name.length > LONG.name || words.some(({ length }) => length > LONG.word)) && styles.longName, words.length > 2 && styles.manyWords);
};

function crestOf({ name, monogram, colors, picture }: TeamInMatch) {
  return { name, monogram, colors, picture };
}
