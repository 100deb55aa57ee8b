import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CheckInCard } from '@portal/contracts/points';
import styles from './step-strip.module.css';

interface Step {
  id: string;
  label: ReactNode;
  /** `done`: with a tick; `today`: it is its turn. */
  state: CheckInCard['days'][number]['state'] | 'future';
}

/** Days or missions in a row, drawn; said in one sentence. */
export const StepStrip = ({ label, steps }: { label: string; steps: readonly Step[] }) => (
  <div role="img" aria-label={label} className={styles.steps}>
    {steps.map(({ id, label: name, state }) => (
      <span key={id} data-state={state}>
        {(state === 'done' || state === 'madeUp') && <Check size={12} strokeWidth={3} aria-hidden="true" />}
        {name}
      </span>
    ))}
  </div>
);
