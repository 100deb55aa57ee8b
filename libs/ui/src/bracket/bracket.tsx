import { Crest, type TeamLook } from '../crest/crest.tsx';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import styles from './bracket.module.css';

export type BracketSide = {
  /** null: not known yet; `name` says so. */
  readonly look: TeamLook | null;
  readonly name: string;
  readonly href?: string | undefined;
  /** "2", "1 (4)"; '' before the match. */
  readonly goals: string;
  readonly won: boolean;
};
export type BracketTie = {
  readonly id: string;
  readonly sides: readonly [BracketSide, BracketSide];
  /** Day and time, or "hai lượt". */
  readonly note: string;
  /** It is known that it leads to the tie beside it, of the next round: one of its teams stands there. */
  readonly leads?: boolean | undefined;
};
export type BracketRound = { readonly id: string; readonly name: string; readonly ties: readonly BracketTie[] };
export type BracketProps = {
  /** Names the part for screen readers; it scrolls sideways where it is too wide. */
  readonly label: string;
  /** Ties in the order in which they lead on: in a round of twice the next one's ties two to each, in one of as many one. */
  readonly rounds: readonly BracketRound[];
  /** Read after the name of who went on: "đi tiếp". */
  readonly wonLabel: string;
  readonly renderLink?: RenderLink | undefined;
};

/** A knock-out as a tree: a column for each round, the final at the right. */
export function Bracket({ label, rounds, wonLabel, renderLink = plainLink }: BracketProps) {
  return (
    // What scrolls is reached by the keyboard too.
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <div className={styles.rounds}>
        {rounds.map(({ id, name, ties }, at) => (
          <section key={id} className={cx(styles.round, styles[joints(ties, rounds[at + 1]?.ties)])} aria-label={name}>
            <h3 className={styles.name}>{name}</h3>
            <ol className={styles.ties}>
              {ties.map((tie, place) => (
                <li key={tie.id} className={cx(styles.place, tie.leads && styles.leads, isLedTo(rounds[at - 1]?.ties, ties, place) && styles.led)}>
                  <div className={styles.tie}>
                    {tie.sides.map((side, at) => (
                      <Side key={at} {...side} wonLabel={wonLabel} renderLink={renderLink} />
                    ))}
                    <p className={styles.note}>{tie.note}</p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Whether ties lead to the next round in twos, one by one, or nobody can say how. */
function joints(ties: readonly BracketTie[] | undefined, later: readonly BracketTie[] | undefined): 'pairs' | 'singles' | 'loose' {
  if (!ties || !later) return 'loose';
  return ties.length === 2 * later.length ? 'pairs' : ties.length === later.length ? 'singles' : 'loose';
}

function isLedTo(earlier: readonly BracketTie[] | undefined, ties: readonly BracketTie[], place: number): boolean {
  const joint = joints(earlier, ties);
  if (joint === 'loose') return false;
  return joint === 'pairs' ? [0, 1].some((one) => earlier?.[2 * place + one]?.leads) : earlier?.[place]?.leads === true;
}

function Side({ look, name, href, goals, won, wonLabel, renderLink }: BracketSide & { wonLabel: string; renderLink: RenderLink }) {
  const words = (
    <>
      {look ? <Crest {...look} size={20} /> : <span className={styles.unknown} aria-hidden="true" />}
      <span className={styles.team}>{name}</span>
    </>
  );
  return (
    <div className={cx(styles.side, won && styles.won)}>
      {href === undefined ? <span className={styles.link}>{words}</span> : renderLink({ href, className: styles.link, children: words })}
      <b className={styles.goals}>
        {goals}
        {won && <span className={styles.wonLabel}>, {wonLabel}</span>}
      </b>
    </div>
  );
}
