import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Eye, EyeOff } from 'lucide-react';
import { Button, EmptyState } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import styles from './competition.module.css';

interface Props {
  /** Of what: another page keeps its own back again. */
  of: number;
  words: MatchWords;
  children: ReactNode;
}

/** What gives away how matches went, for who hides scores: only when asked for. */
export function Kept({ of, words: { t, hides }, children }: Props) {
  const [revealed, setRevealed] = useState<number>();
  const content = useRef<HTMLDivElement>(null);
  if (!hides || revealed === of)
    return hides ? (
      <div ref={content} tabIndex={-1} className={styles.kept}>
        {children}
      </div>
    ) : (
      children
    );
  // The button goes with what it asked for: the focus moves on to what has come.
  const reveal = () => {
    flushSync(() => setRevealed(of));
    content.current?.focus({ preventScroll: true });
  };
  return (
    <EmptyState
      level={2}
      icon={<EyeOff size={32} aria-hidden="true" />}
      title={t('competition.kept')}
      action={
        <Button variant="secondary" icon={<Eye size={18} aria-hidden="true" />} onClick={reveal}>
          {t('score.reveal')}
        </Button>
      }
    >
      {t('competition.keptText')}
    </EmptyState>
  );
}
