import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styles from './newer-button.module.css';

export type NewerButtonProps = {
  /** Where the newest of the list are. */
  readonly at: 'top' | 'bottom';
  readonly onClick: () => void;
  /** "3 tin mới". */
  readonly children: ReactNode;
};

/** What came while one reads elsewhere in a list. Whoever shows it puts it in front of the list, so that nothing moves. */
export function NewerButton({ at, onClick, children }: NewerButtonProps) {
  const Arrow = at === 'top' ? ArrowUp : ArrowDown;
  return (
    <button type="button" className={styles.newer} data-at={at} onClick={onClick}>
      <Arrow size={16} aria-hidden="true" />
      {children}
    </button>
  );
}
