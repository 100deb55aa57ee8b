import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Reply, SendHorizontal, X } from 'lucide-react';
import { limits } from '@portal/contracts';
import type { MessageQuote } from '@portal/contracts/chat';
import { Button } from '@portal/ui';
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
  onSend(text: string): void;
  onAnswerNothing(): void;
}

/** Where one writes; or why one cannot, and the way there. */
export function Composer({ state, ...rest }: ComposerProps) {
  const { t } = rest;
  if (state.status === 'membersOnly') return <Closed text={t('composer.membersOnly')} action={t('composer.login')} onAction={state.login} />;
  if (state.status === 'unavailable') return <Closed text={t('composer.unavailable')} action={t('retry')} onAction={state.retry} />;
  if (state.status === 'notAllowed') return <Closed text={state.why ?? t('composer.notAllowed')} />;
  return <Writing ready={state.status === 'ready'} {...rest} />;
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

function Writing({ ready, title, t, answering, onSend, onAnswerNothing }: Omit<ComposerProps, 'state'> & { ready: boolean }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const answers = answering?.groupMessageId;
  useEffect(() => {
    if (answers !== undefined) field.current?.focus();
  }, [answers]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    field.current?.focus();
    if (!text.trim()) return;
    onSend(text);
    setText('');
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
      {text.length >= COUNT_FROM && (
        <p className={styles.counter} role="status">
          {t('composer.count', { count: text.length, most: limits.chatText })}
        </p>
      )}
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
          value={text}
          disabled={!ready}
          maxLength={limits.chatText}
          enterKeyHint="send"
          autoComplete="off"
          aria-label={t('composer.label', { title })}
          placeholder={t(ready ? 'composer.placeholder' : 'composer.starting')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keyDown}
        />
        <button type="submit" className={styles.send} disabled={!ready} aria-label={t('composer.send')} title={t('composer.send')}>
          <SendHorizontal size={20} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
