import { Bot } from 'lucide-react';
import type { ReleaseBoard } from '@portal/contracts';
import { Tag } from '@portal/ui';
import { bytesOf, useWords } from './words.ts';
import css from './remote-card.module.css';

type Row = ReleaseBoard['remotes'][number];

/** The release that visitors get, since when, by whom and why. */
export function Standing({ current, moved }: Pick<Row, 'current' | 'moved'>) {
  const { t, when } = useWords();
  return (
    <div className={css.standing}>
      <h3 className={css.label}>{t('card.current')}</h3>
      {current ? <p className={css.version}>{current.version}</p> : <p className={css.nothing}>{t('card.none')}</p>}
      {moved && (
        <p className={css.since}>
          <time dateTime={moved.at}>{t('card.since', { time: when(moved.at) })}</time>{' '}
          {moved.automatic ? (
            <Tag tone="lose" icon={<Bot size={12} aria-hidden="true" />}>
              {t('card.automatic')}
            </Tag>
          ) : (
            t('card.by', { by: moved.by })
          )}
        </p>
      )}
      {moved && (
        <p className={css.reason} {...(moved.automatic && { lang: 'en' })}>
          {moved.note || t('card.noReason')}
        </p>
      )}
      {!moved && current && <p className={css.since}>{t('card.neverMoved')}</p>}
      {current && (
        <p className={css.meta}>
          <span>{t('card.published', { time: when(current.at) })}</span>
          <span>{bytesOf(current.bytes)}</span>
          {current.source.commit && <span>{current.source.commit.slice(0, 8)}</span>}
        </p>
      )}
    </div>
  );
}
