import type { KeyboardEvent } from 'react';
import { REACTION_KINDS, ReactionIcon, type ReactionKind } from '../sticker/reaction-icon.tsx';
import styles from './reaction-picker.module.css';

/** "Thích", "Yêu", "Haha", "Wow", "Buồn", "Phẫn nộ". */
export type ReactionWords = Readonly<Record<ReactionKind, string>>;
export type ReactionPickerProps = {
  /** "Chọn cảm xúc". */
  readonly label: string;
  readonly words: ReactionWords;
  /** One that is not offered here counts as none. */
  readonly mine: string | null;
  /** The chosen one; null takes mine back. */
  readonly onReact: (kind: ReactionKind | null) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The six reactions in a row; arrow keys walk round. */
export function ReactionPicker({ label, words, mine, onReact }: ReactionPickerProps) {
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = STEPS[event.key];
    const options = [...event.currentTarget.querySelectorAll('button')];
    const at = options.indexOf(document.activeElement as HTMLButtonElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    options[(at + by + options.length) % options.length]?.focus();
  };
  return (
    <div role="group" aria-label={label} className={styles.picker} onKeyDown={walk}>
      {REACTION_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-label={words[kind]}
          title={words[kind]}
          aria-pressed={mine === kind}
          className={styles.option}
          onClick={() => onReact(mine === kind ? null : kind)}
        >
          <ReactionIcon kind={kind} size={26} />
        </button>
      ))}
    </div>
  );
}
