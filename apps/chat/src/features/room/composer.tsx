import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { SendHorizontal } from 'lucide-react';
import { limits } from '@portal/contracts';
import { Button } from '@portal/ui';
import type { TFunction } from 'i18next';
import type { ComposerState } from './room.model.ts';
import styles from './composer.module.css';

/** Letters left at which the counter appears. */
const COUNT_FROM = limits.chatText - 80;

export interface ComposerProps { state: ComposerState; title: string; t: TFunction; onSend(text: string): void }

/** Where one writes; or why one cannot, and the way there. */
export function Composer({ state, title, t, onSend }: ComposerProps) {
  if (state.status === 'membersOnly') return <Closed text={t('composer.membersOnly')} action={t('composer.login')} onAction={state.login} />;
  if (state.status === 'unavailable') return <Closed text={t('composer.unavailable')} action={t('retry')} onAction={state.retry} />;
  if (state.status === 'notAllowed') return <Closed text={t('composer.notAllowed')} />;
  return <Writing ready={state.status === 'ready'} title={title} t={t} onSend={onSend} />;
}

function Closed({ text, action, onAction }: { text: string; action?: string; onAction?: () => void }) {
  return (
    <div className={styles.composer}>
      <div className={styles.closed}>
        <p>{text}</p>
        {action && <Button variant="secondary" onClick={onAction}>{action}</Button>}
      </div>
    </div>
  );
}

function Writing({ ready, title, t, onSend }: { ready: boolean; title: string; t: TFunction; onSend(text: string): void }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  function send(event?: FormEvent) {
    event?.preventDefault();
    field.current?.focus();
    if (!text.trim()) return;
    onSend(text);
    setText('');
  }
  function keyDown(event: KeyboardEvent) {
    // While an input method composes (Telex, Pinyin), Enter ends the word, not the message. Safari says so by the key code alone.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    send();
  }
  return (
    <form className={styles.composer} onSubmit={send} aria-label={t('composer.form')}>
      {text.length >= COUNT_FROM && <p className={styles.counter} role="status">{t('composer.count', { count: text.length, most: limits.chatText })}</p>}
      <div className={styles.row}>
        <textarea
          ref={field} className={styles.field} rows={1} value={text} disabled={!ready} maxLength={limits.chatText} enterKeyHint="send" autoComplete="off"
          aria-label={t('composer.label', { title })} placeholder={t(ready ? 'composer.placeholder' : 'composer.starting')}
          onChange={(event) => setText(event.target.value)} onKeyDown={keyDown}
        />
        <button type="submit" className={styles.send} disabled={!ready} aria-label={t('composer.send')} title={t('composer.send')}><SendHorizontal size={20} aria-hidden="true" /></button>
      </div>
    </form>
  );
}
