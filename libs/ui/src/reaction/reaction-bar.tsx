import { cx } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { REACTION_KINDS, ReactionIcon, type ReactionKind } from '../sticker/reaction-icon.tsx';
import type { ReactionWords } from './reaction-picker.tsx';
import styles from './reaction-bar.module.css';

export type ReactionCounts = Readonly<Partial<Record<ReactionKind, number>>>;

/** The kinds that anyone gave, the most given first. */
export const mostGiven = (counts: ReactionCounts): ReactionKind[] =>
  REACTION_KINDS.filter((kind) => (counts[kind] ?? 0) > 0).sort((one, two) => (counts[two] ?? 0) - (counts[one] ?? 0));

export type ReactionBarProps = {
  /** "Cảm xúc". */
  readonly label: string;
  readonly words: ReactionWords;
  readonly counts: ReactionCounts;
  /** A kind that is not offered here counts as none. */
  readonly mine: string | null;
  readonly onReact: (kind: ReactionKind | null) => void;
  readonly disabled?: boolean | undefined;
  /** How a number is written; as it is otherwise. */
  readonly format?: ((count: number) => string) | undefined;
};

/** All six with their numbers, below an article. */
export function ReactionBar({ label, words, counts, mine, onReact, disabled = false, format = String }: ReactionBarProps) {
  return (
    <div role="group" aria-label={label} className={styles.bar}>
      {REACTION_KINDS.map((kind) => {
        const count = format(counts[kind] ?? 0);
        return (
          <button
            key={kind}
            type="button"
            disabled={disabled}
            aria-pressed={mine === kind}
            aria-label={`${words[kind]}, ${count}`}
            title={words[kind]}
            className={styles.one}
            onClick={() => onReact(mine === kind ? null : kind)}
          >
            <ReactionIcon kind={kind} size={20} />
            {count}
          </button>
        );
      })}
    </div>
  );
}

export type ReactionSummaryProps = {
  readonly counts: ReactionCounts;
  /** "1,932"; nothing shows when nobody reacted. */
  readonly total: string;
  /** "1,932 cảm xúc". */
  readonly label: string;
  readonly size?: number | undefined;
  /** Tells who reacted; `label` also says to what: "4 cảm xúc, bài của Kính Cận". */
  readonly onOpen?: (() => void) | undefined;
};

/** The three most given reactions and how many there are. */
export function ReactionSummary({ counts, total, label, size = 18, onOpen }: ReactionSummaryProps) {
  const kinds = mostGiven(counts).slice(0, 3);
  if (kinds.length === 0) return null;
  const content = (
    <>
      <span aria-hidden="true" className={styles.faces}>
        {kinds.map((kind) => (
          <ReactionIcon key={kind} kind={kind} size={size} />
        ))}
      </span>
      <span aria-hidden="true" className={styles.total}>
        {total}
      </span>
    </>
  );
  return onOpen ? (
    <button type="button" aria-label={label} aria-haspopup="dialog" className={cx(styles.summary, styles.opens)} onClick={onOpen}>
      {content}
    </button>
  ) : (
    <span className={styles.summary}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {content}
    </span>
  );
}
