import { Check } from 'lucide-react';
import type { CardDay } from './card-days.ts';
import styles from './day-strip.module.css';

interface Day {
  id: string;
  label: string;
  state: CardDay['state'] | 'future';
}

/** Seven days in a row, drawn; said in one sentence. */
export const DayStrip = ({ label, days }: { label: string; days: readonly Day[] }) => (
  <div role="img" aria-label={label} className={styles.days}>
    {days.map(({ id, label: name, state }) => (
      <span key={id} data-state={state}>
        {(state === 'done' || state === 'madeUp') && <Check size={12} strokeWidth={3} aria-hidden="true" />}
        {name}
      </span>
    ))}
  </div>
);
