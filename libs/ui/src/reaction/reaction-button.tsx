import { ThumbsUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../foundation/class-names.ts';
import { REACTION_KINDS, ReactionIcon, type ReactionKind } from '../sticker/reaction-icon.tsx';
import { ReactionPicker, type ReactionPickerProps } from './reaction-picker.tsx';
import { usePressAndHold } from './use-press-and-hold.ts';
import styles from './reaction-button.module.css';

export type ReactionButtonProps = Omit<ReactionPickerProps, 'label'> & {
  /** Name of the choice that opens: "Chọn cảm xúc". */
  readonly pickLabel: string;
  /** What one reacts to, after the reaction in the button's name: "bài của Kính Cận". A page with several of them needs it. */
  readonly of?: string | undefined;
  /** `small`: a word below a comment. A page has very many of those: the keyboard's focus alone opens none of them. */
  readonly size?: 'normal' | 'small' | undefined;
  readonly disabled?: boolean | undefined;
};

/** Milliseconds that a mouse may be beside the six on its way to them. */
const LEFT = 250;

/**
 * A press likes, or takes mine back. Holding, hovering and the keyboard's focus open the six; Tab or Arrow Up walks into
 * them, Escape and leaving close them. Who chose from them by keyboard stands on the button again.
 */
export function ReactionButton({ words, mine, onReact, pickLabel, of, size = 'normal', disabled = false }: ReactionButtonProps) {
  const [open, setOpen] = useState(false);
  const wrap = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    // A finger gives a button no focus that it could lose.
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && wrap.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);
  const { wasHeld, ...hold } = usePressAndHold(() => {
    if (!disabled) setOpen(true);
  });
  const react = (kind: ReactionKind | null) => {
    if (wrap.current?.contains(document.activeElement)) wrap.current.querySelector('button')?.focus();
    setOpen(false);
    onReact(kind);
  };
  const shown = REACTION_KINDS.find((kind) => kind === mine) ?? null;
  return (
    <span
      ref={wrap}
      className={cx(styles.wrap, size === 'small' && styles.inline)}
      onPointerEnter={() => clearTimeout(leaving.current)}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') leaving.current = setTimeout(() => setOpen(false), LEFT);
      }}
      onBlur={(event) => {
        if (!wrap.current?.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation();
          wrap.current?.querySelector('button')?.focus();
          setOpen(false);
        } else if (event.key === 'ArrowUp' && !disabled) {
          event.preventDefault();
          setOpen(true);
          // The choice is in the page after this render.
          requestAnimationFrame(() => wrap.current?.querySelector<HTMLElement>('[role=group] button')?.focus());
        }
      }}
    >
      <button
        {...hold}
        type="button"
        disabled={disabled}
        aria-pressed={shown !== null}
        aria-expanded={open}
        aria-keyshortcuts="ArrowUp"
        aria-label={of === undefined ? words[shown ?? 'like'] : `${words[shown ?? 'like']}, ${of}`}
        className={cx(styles.button, size === 'small' && styles.small, shown && styles[shown])}
        onFocus={(event) => {
          if (size === 'normal' && event.currentTarget.matches(':focus-visible')) setOpen(true);
        }}
        onClick={() => {
          if (!wasHeld()) react(shown === null ? 'like' : null);
        }}
      >
        {size === 'normal' && (shown === null ? <ThumbsUp size={18} aria-hidden="true" /> : <ReactionIcon kind={shown} size={20} />)}
        {words[shown ?? 'like']}
      </button>
      {open && (
        <span className={styles.picker}>
          <ReactionPicker label={pickLabel} words={words} mine={mine} onReact={react} />
        </span>
      )}
    </span>
  );
}
