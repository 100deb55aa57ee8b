import { Maximize2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useShrinks } from './use-shrinks.ts';
import styles from './stage.module.css';

/**
 * Picture and score. On a phone they stay in sight: as one scrolls on they shrink to a row below the header, the picture on its left, and while one types
 * (`small`) they are that row. Their place in the page keeps its height: nothing else moves.
 */
export function Stage({
  picture,
  score,
  plays,
  small,
  enlargeLabel,
  onEnlarge,
}: {
  picture: ReactNode;
  score: ReactNode;
  /** Without a stream the row is the score alone. */
  plays: boolean;
  small: boolean;
  enlargeLabel: string;
  /** The small picture was pressed. */
  onEnlarge(): void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const scrolled = useShrinks(place);
  const form = small ? 'row' : scrolled;
  return (
    <div ref={place} className={styles.place} data-plays={plays} data-form={form}>
      <div className={styles.stage}>
        <div className={styles.picture}>
          {picture}
          {form === 'row' && plays && (
            <button type="button" className={styles.enlarge} aria-label={enlargeLabel} onClick={onEnlarge}>
              <Maximize2 size={16} aria-hidden="true" />
            </button>
          )}
        </div>
        {score}
      </div>
    </div>
  );
}
