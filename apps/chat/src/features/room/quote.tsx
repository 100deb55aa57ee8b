import type { MessageQuote } from '@portal/contracts/chat';
import type { TFunction } from 'i18next';
import { nameOf } from './name-of.ts';
import styles from './message.module.css';

interface QuoteProps {
  parent: MessageQuote | null;
  t: TFunction<'chat'>;
  /** Leads to the message. Undefined until the page lives, and for one's own message on its way. */
  onSeek?: ((offset: number) => void) | undefined;
}

/** What a message answers to, in one line; a press leads there. */
export function Quote({ parent, t, onSeek }: QuoteProps) {
  if (!parent)
    return (
      <p className={styles.quote}>
        <i>{t('reply.gone')}</i>
      </p>
    );
  const words = (
    <>
      <b>{nameOf(parent, t)}</b> {parent.filteredMessage}
    </>
  );
  if (!onSeek) return <p className={styles.quote}>{words}</p>;
  return (
    <button type="button" className={styles.quote} title={t('reply.seek')} onClick={() => onSeek(parent.offset)}>
      {words}
    </button>
  );
}
