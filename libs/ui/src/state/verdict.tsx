import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './verdict.module.css';

export type VerdictProps = {
  /** `later`: it could not be said this time; `running`: it is being looked into. */
  readonly found: 'good' | 'bad' | 'later' | 'running';
  readonly children: ReactNode;
};

const ICONS = { good: CircleCheck, bad: CircleX, later: Clock, running: undefined };

/** What a check found, as a box below the button that asked for it. The words say it; the icon and the colour only repeat it. */
export function Verdict({ found, children }: VerdictProps) {
  const Icon = ICONS[found];
  return (
    <div className={styles.verdict} data-found={found}>
      {Icon && <Icon size={20} aria-hidden="true" />}
      <div>{children}</div>
    </div>
  );
}
