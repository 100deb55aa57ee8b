import type { Person, TipRecord } from '@portal/contracts';
import { ErrorState, RailPanel, RankedList, ResultSquares, SkeletonRows } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { renderLink } from '../portal/links.tsx';
import type { Part } from '../portal/part.ts';
import styles from './tips.module.css';
import { authorLook, formOf, profitOfRecord, unitsText } from './tip-words.ts';

export interface Ranked {
  readonly person: Person;
  readonly record: TipRecord;
}

/** "Top Típ tuần": who won most in seven days. */
export function Ranking({ week, words: { t } }: { week: Part<{ list: readonly Ranked[] }>; words: MatchWords }) {
  return (
    <RailPanel title={t('ranking.title')}>
      {week.status === 'loading' && <SkeletonRows rows={5} label={t('loading')} />}
      {week.status === 'failed' && <ErrorState message={t('ranking.error')} retryLabel={t('retry')} onRetry={week.retry} busy={week.busy} bare />}
      {week.status === 'ready' && week.data.list.length === 0 && <p className={styles.quiet}>{t('ranking.empty')}</p>}
      {week.status === 'ready' && week.data.list.length > 0 && (
        <RankedList
          renderLink={renderLink}
          items={week.data.list.map(({ person, record }) => {
            const { href, ...look } = authorLook(person);
            return {
              id: String(person.userId),
              href,
              person: look,
              title: look.name,
              note: <ResultSquares {...formOf(record, t)} />,
              value: (
                <span className={styles.units} data-sign={Math.sign(profitOfRecord(record))}>
                  {unitsText(profitOfRecord(record))}
                </span>
              ),
            };
          })}
        />
      )}
    </RailPanel>
  );
}
