import { LoaderCircle, RotateCw, TriangleAlert, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { IconButton } from '@portal/ui';
import type { Translate } from '../portal/feed-words.ts';
import type { PictureTray } from './picture-tray.model.ts';
import styles from './picture-tray.module.css';

/** The pictures that will go along, with what can be done to each. */
export const PictureTrayView = observer(function PictureTrayView({ tray, t }: { tray: PictureTray; t: Translate }) {
  if (tray.pictures.length === 0) return null;
  return (
    <ul className={styles.tray} aria-label={t('compose.pictures')}>
      {tray.pictures.map(({ id, name, state }, index) => {
        const number = index + 1;
        return (
          <li key={id} className={styles.picture}>
            {state.status === 'ready' && <img src={state.thumb} alt={t('compose.picture', { number })} />}
            {state.status === 'sending' && (
              <span role="status" className={styles.state}>
                <LoaderCircle size={20} aria-hidden="true" className={styles.turning} />
                {t('compose.sending')}
              </span>
            )}
            {state.status === 'failed' && (
              <span role="alert" className={styles.state}>
                <TriangleAlert size={20} aria-hidden="true" />
                {t(`compose.unsent.${state.why}`)}
                {state.why !== 'notAPicture' && state.why !== 'tooManyPixels' && (
                  <button type="button" className={styles.again} onClick={() => tray.retry(id)}>
                    <RotateCw size={16} aria-hidden="true" />
                    {t('retry')}
                  </button>
                )}
              </span>
            )}
            <IconButton label={t('compose.removePicture', { number, name })} className={styles.remove} onDark onClick={() => tray.remove(id)}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
});
