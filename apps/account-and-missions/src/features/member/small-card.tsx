import type { ReactNode } from 'react';
import { Panel } from '@portal/ui';
import styles from './small-card.module.css';

/** A card for a rail: words, one button, a strip of steps. The same height whatever it says. */
export const SmallCard = ({ title, text, action, children }: { title: string; text: string; action: ReactNode; children: ReactNode }) => (
  <Panel label={title} edgeToEdge>
    <div className={styles.card}>
      <div className={styles.words}>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {action}
      {children}
    </div>
  </Panel>
);
