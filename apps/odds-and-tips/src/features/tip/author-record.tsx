import type { Tip } from '@portal/contracts/tips';
import { ResultSquares, TipsterCard } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { renderLink } from '../portal/links.tsx';
import { FollowButton } from '../tipster/follow-button.tsx';
import { authorLook, formOf, profitOfRecord, rateOf, sampleNote, settledCount, unitsText } from '../tips/tip-words.ts';
import styles from './tip.module.css';

/** Whose tip it is, and whether they are worth following. */
export function AuthorRecord({ tip, words: { t } }: { tip: Tip; words: MatchWords }) {
  const { author, record } = tip;
  return (
    <section aria-label={t('tip.author')}>
      <TipsterCard
        level={2}
        person={authorLook(author)}
        rate={rateOf(record)?.rate}
        note={sampleNote(t('record.settled', { count: settledCount(record) }), record, t)}
        record={{ counts: record, words: { win: t('outcome.win'), draw: t('outcome.draw'), lose: t('outcome.lose') } }}
        renderLink={renderLink}
      />
      <p className={styles.form}>
        {record.last.length > 0 && <ResultSquares {...formOf(record, t)} />}
        <span>{t('record.units', { units: unitsText(profitOfRecord(record)) })}</span>
        {record.streak > 1 && <span>{t('record.streak', { count: record.streak })}</span>}
        <FollowButton person={author} t={t} />
      </p>
    </section>
  );
}
