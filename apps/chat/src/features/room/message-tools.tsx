import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Reply, SmilePlus } from 'lucide-react';
import type { Reaction } from '@portal/contracts';
import type { ChatMessage } from '@portal/contracts/chat';
import { onPressOutside, ReactionPicker, cx } from '@portal/ui';
import type { TFunction } from 'i18next';
import { nameOf, whichMessage } from './name-of.ts';
import styles from './message-tools.module.css';

/** What one can do about a message. */
export interface Deeds {
  react(message: ChatMessage, kind: Reaction | null): void;
  /** Undefined where one may not write. */
  answer: ((message: ChatMessage) => void) | undefined;
  seek(offset: number): void;
}

interface ToolsProps {
  message: ChatMessage;
  deeds: Deeds;
  open: boolean;
  t: TFunction<'chat'>;
  onOpen(open: boolean): void;
}

/** The six reactions and 'Trả lời', over the message. A mouse opens them by resting on it, a finger and the keyboard by the button. */
export function MessageTools({ message, deeds, open, t, onOpen }: ToolsProps) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(false);
  // At the upper edge of the list there is no room above the message.
  useLayoutEffect(() => {
    if (!open) return setBelow(false);
    const list = bar.current?.closest('[role=log]');
    if (list && bar.current && bar.current.getBoundingClientRect().top < list.getBoundingClientRect().top) setBelow(true);
  }, [open]);
  // What a mouse opened by resting on the message goes with the mouse: its press elsewhere is meant for what is there.
  const [pressed, setPressed] = useState(false);
  if (!open && pressed) setPressed(false);
  useEffect(() => {
    if (open && pressed)
      return onPressOutside(
        () => box.current?.closest('li'),
        () => onOpen(false),
      );
  }, [open, pressed, onOpen]);
  const words = {
    like: t('reaction.like'),
    love: t('reaction.love'),
    haha: t('reaction.haha'),
    wow: t('reaction.wow'),
    sad: t('reaction.sad'),
    angry: t('reaction.angry'),
  };
  function close() {
    onOpen(false);
    button.current?.focus({ preventScroll: true });
  }
  return (
    <div
      ref={box}
      className={styles.tools}
      aria-live="off"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) onOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation();
          close();
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-label={t('message.tools', whichMessage(message, t))}
        onClick={() => {
          setPressed(!open);
          onOpen(!open);
        }}
      >
        <SmilePlus size={18} aria-hidden="true" />
      </button>
      {open && (
        <div ref={bar} className={cx(styles.bar, below && styles.below)}>
          <ReactionPicker
            label={t('reaction.pick')}
            words={words}
            mine={message.myReaction ?? null}
            onReact={(kind) => {
              close();
              deeds.react(message, kind);
            }}
          />
          {deeds.answer && (
            <button
              type="button"
              className={styles.answer}
              aria-label={t('reply.to', { name: nameOf(message, t) })}
              title={t('reply.action')}
              onClick={() => {
                onOpen(false);
                deeds.answer?.(message);
              }}
            >
              <Reply size={20} aria-hidden="true" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
