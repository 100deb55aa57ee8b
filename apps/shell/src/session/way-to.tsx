import type { ReactNode } from 'react';
import { PrefetchLink } from '@portal/platform';
import { Button, buttonClass } from '@portal/ui';
import css from './login-dialog.module.css';

/** The way to another form: one that takes this one's place in the dialog, or one on a page of its own. */
export type Way = (() => void) | string;

export const WayTo = ({ way, compact, children }: { way: Way; compact?: boolean; children: ReactNode }) =>
  typeof way === 'string' ? (
    <PrefetchLink to={way} className={buttonClass({ variant: 'ghost', compact })}>
      {children}
    </PrefetchLink>
  ) : (
    <Button variant="ghost" compact={compact} onClick={way}>
      {children}
    </Button>
  );

/** Below the form: the way to the other one. */
export const OtherForm = ({ question, answer, way }: { question: string; answer: string; way: Way }) => (
  <p className={css.other}>
    {question} <WayTo way={way}>{answer}</WayTo>
  </p>
);
