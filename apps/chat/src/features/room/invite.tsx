import { SeatRowDrawing } from '@portal/ui';
import type { TFunction } from 'i18next';
import styles from './invite.module.css';

/** What a room is about when nobody has spoken in it yet: a match to come or on air, one that is over, or anything. */
export type Occasion = 'match' | 'over' | 'talk';

const openers = ['first', 'second', 'third'] as const;

interface Props {
  occasion: Occasion;
  t: TFunction<'chat'>;
  /** Whether words to begin with are offered: not to who may not write. */
  offers: boolean;
  /** Takes them into the composer, where one makes them one's own. Undefined until one may write. */
  onOpener: ((words: string) => void) | undefined;
}

/** In a room where nobody has spoken yet. */
export function Invite({ occasion, t, offers, onOpener }: Props) {
  return (
    <section className={styles.invite}>
      <SeatRowDrawing variant="waiting" />
      <h3>{t('room.empty')}</h3>
      {offers && (
        <>
          <p>{t('opener.hint')}</p>
          <ul aria-label={t('opener.list')}>
            {openers.map((which) => {
              const words = t(`opener.${occasion}.${which}`);
              return (
                <li key={which}>
                  <button type="button" disabled={!onOpener} onClick={() => onOpener?.(words)}>
                    {words}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
