import { useState } from 'react';
import type { Person, TipRecord } from '@portal/contracts';
import { useApp, useHydrated } from '@portal/platform';
import { ErrorState, RailPanel, RankedList, ResultSquares, SegmentedControl, SkeletonRows } from '@portal/ui';
import { queries } from '../../queries.ts';
import type { MatchWords } from '../match/match-words.ts';
import { renderLink } from '../portal/links.tsx';
import { usePart, type Loaded } from '../portal/part.ts';
import styles from './tips.module.css';
import { authorLook, formOf, profitOfRecord, profitText } from './tip-words.ts';

export interface Ranked {
  readonly person: Person;
  readonly record: TipRecord;
}

/** Days of the week, the month and the season that is thought of. */
const STRETCHES = ['7', '30', '365'] as const;

/** "Top Típ tuần": whose tips brought most in seven days, or in a month, or in a season. */
export function Ranking({ words: { t }, loaded = null, places = 5 }: { words: MatchWords; loaded?: Loaded | null; places?: number }) {
  const a = useApp();
  const [days, setDays] = useState<(typeof STRETCHES)[number]>('7');
  const hydrated = useHydrated();
  const ranked = usePart(queries.ranking(a, days, places), days === STRETCHES[0] ? loaded : null);
  return (
    <RailPanel title={t(`ranking.title.${days}`)}>
      {/* Without JavaScript nothing hears a choice. */}
      <div className={styles.stretches} hidden={!hydrated}>
        <SegmentedControl
          label={t('ranking.stretches')}
          hideLabel
          value={days}
          name="stretch"
          options={STRETCHES.map((value) => ({ value, label: t(`ranking.stretch.${value}`) }))}
          onChange={({ target }) => setDays(STRETCHES.find((one) => one === target.value) ?? days)}
        />
      </div>
      {ranked.status === 'loading' && <SkeletonRows rows={places} label={t('loading')} />}
      {ranked.status === 'failed' && <ErrorState message={t('ranking.error')} retryLabel={t('retry')} onRetry={ranked.retry} busy={ranked.busy} bare />}
      {ranked.status === 'ready' && ranked.data.list.length === 0 && <p className={styles.quiet}>{t('ranking.empty')}</p>}
      {ranked.status === 'ready' && ranked.data.list.length > 0 && (
        <RankedList
          renderLink={renderLink}
          items={ranked.data.list.map(({ person, record }) => {
            const { href, ...look } = authorLook(person);
            return {
              id: String(person.userId),
              href,
              person: look,
              title: look.name,
              note: <ResultSquares {...formOf(record, t)} />,
              value: (
                <span className={styles.units} data-sign={Math.sign(profitOfRecord(record))}>
                  {profitText(profitOfRecord(record))}
                </span>
              ),
            };
          })}
        />
      )}
    </RailPanel>
  );
}
