import { useEffect, useId, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { Clock, Reply, SendHorizontal, X } from 'lucide-react';
import { limits } from '@portal/contracts';
import type { MessageQuote } from '@portal/contracts/chat';
import { useApp } from '@portal/platform';
import { Button, cx, useSecondsUntil, VisuallyHidden } from '@portal/ui';
import type { TFunction } from 'i18next';
import { nameOf } from './name-of.ts';
import type { ComposerState } from './room.model.ts';
import styles from './composer.module.css';

/** Letters left at which the counter appears. */
const COUNT_FROM = limits.chatText - 80;

export interface ComposerProps {
  state: ComposerState;
  title: string;
  t: TFunction<'chat'>;
  /** What the message will answer to. */
  answering: MessageQuote | undefined;
  /** What is being written. */
  draft: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onDraft(text: string): void;
  onSend(text: string): void;
  onAnswerNothing(): void;
}

/** Where one writes; or why one cannot, and the way there. */
export function Composer({ state, ...rest }: ComposerProps) {
  const { t } = rest;
  if (state.status === 'membersOnly') return <Closed text={t('composer.membersOnly')} action={t('composer.login')} onAction={state.login} />;
  if (state.status === 'unavailable') return <Closed text={t('composer.unavailable')} action={t('retry')} onAction={state.retry} />;
  if (state.status === 'notAllowed') return <Closed text={state.why ?? t('composer.notAllowed')} />;
  return <Writing ready={state.status === 'ready'} pausedUntil={state.status === 'ready' ? state.pausedUntil : undefined} {...rest} />;
}

function Closed({ text, action, onAction }: { text: string; action?: string; onAction?: () => void }) {
  return (
    <div className={styles.composer}>
      <div className={styles.closed}>
        <p>{text}</p>
        {action && (
          <Button variant="secondary" onClick={onAction}>
            {action}
          </Button>
        )}
      </div>
    </div>
  );
}

interface WritingProps extends Omit<ComposerProps, 'state'> {
  ready: boolean;
  pausedUntil: number | undefined;
}

function Writing({ ready, pausedUntil, title, t, answering, draft, field, onDraft, onSend, onAnswerNothing }: WritingProps) {
  const { clock } = useApp();
  const notes = useId();
  const left = useSecondsUntil(clock, pausedUntil);
  const letters = draft.trim().length;
  const tooLong = letters > limits.chatText;
  const answers = answering?.groupMessageId;
  useEffect(() => {
    if (answers !== undefined) field.current?.focus();
  }, [answers, field]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    field.current?.focus();
    // What cannot be sent stays where one can shorten it, or wait with it.
    if (letters === 0 || tooLong || left > 0) return;
    onSend(draft);
    onDraft('');
  }
  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && answering) return onAnswerNothing();
    // While an input method composes (Telex, Pinyin), Enter ends the word, not the message. Safari says so by the key code alone.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    send();
  }
  return (
    <form className={styles.composer} onSubmit={send} aria-label={t('composer.form')}>
      <div id={notes} role="status">
        {left > 0 && (
          <p className={styles.slow}>
            <Clock size={14} aria-hidden="true" />
            {/* Read out once, not with every second. */}
            <VisuallyHidden>{t('composer.slow')}</VisuallyHidden>
            <span aria-hidden="true">{t('composer.slowFor', { count: left })}</span>
          </p>
        )}
        {letters >= COUNT_FROM && (
          <p className={cx(styles.counter, tooLong && styles.tooLong)}>
            {tooLong ? t('composer.tooLong', { count: letters - limits.chatText }) : t('composer.count', { count: letters, most: limits.chatText })}
          </p>
        )}
      </div>
      {answering && (
        <p className={styles.answering}>
          <Reply size={16} aria-hidden="true" />
          <span>
            {t('reply.answering')} <b>{nameOf(answering, t)}</b>: {answering.filteredMessage}
          </span>
          <button
            type="button"
            aria-label={t('reply.cancel')}
            title={t('reply.cancel')}
            onClick={() => {
              onAnswerNothing();
              field.current?.focus();
            }}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </p>
      )}
      <div className={styles.row}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          value={draft}
          disabled={!ready}
          aria-invalid={tooLong || undefined}
          aria-describedby={notes}
          enterKeyHint="send"
          autoComplete="off"
          aria-label={t('composer.label', { title })}
          placeholder={t(ready ? 'composer.placeholder' : 'composer.starting')}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={keyDown}
        />
        <button
          type="submit"
          className={styles.send}
          disabled={!ready}
          aria-disabled={tooLong || left > 0 || undefined}
          aria-label={t('composer.send')}
          title={t('composer.send')}
        >
          {left > 0 ? (
            <span className={styles.seconds} aria-hidden="true">
              {left}
            </span>
          ) : (
            <SendHorizontal size={20} aria-hidden="true" />
          )}
        </button>
      </div>
    </form>
  );
}
