import { useId, useState } from 'react';
import { ArrowLeft, ArrowRight, LoaderCircle, Pencil, Play, RotateCw, TriangleAlert, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { limits } from '@portal/contracts';
import { Button, IconButton, TextArea, VisuallyHidden } from '@portal/ui';
import type { Translate } from '../portal/feed-words.ts';
import { FINAL, type Picture, type PictureTray, type Unsent } from './picture-tray.model.ts';
import styles from './picture-tray.module.css';

export const megabytes = (bytes: number): number => Math.floor(bytes / (1024 * 1024));
const isFinal = (why: Unsent): boolean => FINAL.some((one) => one === why);

/** The pictures that will go along, with what can be done to each. */
export const PictureTrayView = observer(function PictureTrayView({ tray, t }: { tray: PictureTray; t: Translate }) {
  const editing = useId();
  const [edited, setEdited] = useState<number>();
  if (tray.pictures.length === 0) return null;
  const place = tray.pictures.findIndex(({ id }) => id === edited);
  const picture = tray.pictures[place];
  return (
    <>
      <ul className={styles.tray} aria-label={t('compose.pictures')}>
        {tray.pictures.map(({ id, kind, name, alt, state }, index) => {
          const number = index + 1;
          return (
            <li key={id} className={styles.picture} data-kind={kind} data-edited={id === edited || undefined}>
              {state.status === 'ready' && <img src={state.thumb} alt={t(`compose.${kind}.name`, { number })} />}
              {state.status === 'ready' && kind === 'video' && <Play size={28} aria-hidden="true" className={styles.play} />}
              {state.status === 'sending' && (
                <span role="status" className={styles.state}>
                  <LoaderCircle size={20} aria-hidden="true" className={styles.turning} />
                  {t(`compose.${kind}.sending`)}
                  <progress className={styles.progress} max={1} value={state.sent} aria-label={t(`compose.${kind}.sent`, { number })} />
                </span>
              )}
              {state.status === 'drawing' && (
                <span role="status" className={styles.state}>
                  <LoaderCircle size={20} aria-hidden="true" className={styles.turning} />
                  {t('compose.video.drawing')}
                  <progress className={styles.progress} max={1} value={state.drawn} aria-label={t('compose.video.drawn')} />
                </span>
              )}
              {state.status === 'failed' && (
                <span role="alert" className={styles.state}>
                  <TriangleAlert size={20} aria-hidden="true" />
                  {t(`compose.unsent.${state.why}`, {
                    megabytes: megabytes(kind === 'video' ? limits.videoBytes : limits.uploadBytes),
                    seconds: limits.videoSeconds,
                  })}
                  {!isFinal(state.why) && (
                    <button type="button" className={styles.again} onClick={() => tray.retry(id)}>
                      <RotateCw size={16} aria-hidden="true" />
                      {t('retry')}
                    </button>
                  )}
                </span>
              )}
              {/* Whoever is writing about one that then fails goes on, and can end it. */}
              {(state.status !== 'failed' || id === edited) && (
                <>
                  {alt.trim() !== '' && <span className={styles.described}>{t('compose.alt.there')}</span>}
                  <IconButton
                    label={t(`compose.${kind}.edit`, { number })}
                    className={styles.edit}
                    onDark
                    aria-expanded={id === edited}
                    aria-controls={editing}
                    onClick={() => setEdited(id === edited ? undefined : id)}
                  >
                    <Pencil size={18} aria-hidden="true" />
                  </IconButton>
                </>
              )}
              <IconButton label={t(`compose.${kind}.remove`, { number, name })} className={styles.remove} onDark onClick={() => tray.remove(id)}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <div id={editing} className={styles.editing}>
        {picture && <PictureEditor key={picture.id} tray={tray} picture={picture} place={place} t={t} />}
      </div>
    </>
  );
});

/** What is to be seen on one picture, and where it stands among the others. */
const PictureEditor = observer(function PictureEditor({ tray, picture, place, t }: { tray: PictureTray; picture: Picture; place: number; t: Translate }) {
  const [moved, setMoved] = useState(false);
  const [number, all] = [place + 1, tray.pictures.length];
  const move = (by: -1 | 1) => {
    tray.move(picture.id, by);
    setMoved(true);
  };
  const long = picture.alt.trim().length > limits.pictureAlt;
  return (
    <>
      <TextArea
        label={t(`compose.${picture.kind}.alt`, { number })}
        description={t(`compose.${picture.kind}.why`)}
        rows={2}
        value={picture.alt}
        limit={picture.alt.length > limits.pictureAlt * 0.8 ? limits.pictureAlt : undefined}
        error={long ? t(`compose.${picture.kind}.altTooLong`, { number, most: limits.pictureAlt }) : undefined}
        onChange={({ currentTarget }) => tray.describe(picture.id, currentTarget.value)}
      />
      {all > 1 && (
        <div className={styles.order}>
          {/* Where there is no way on, the focus stays where it is. */}
          <Button variant="secondary" icon={<ArrowLeft size={18} aria-hidden="true" />} aria-disabled={place === 0 || undefined} onClick={() => move(-1)}>
            {t('compose.order.earlier')}
          </Button>
          <Button variant="secondary" icon={<ArrowRight size={18} aria-hidden="true" />} aria-disabled={number === all || undefined} onClick={() => move(1)}>
            {t('compose.order.later')}
          </Button>
          <VisuallyHidden>
            <span role="status">{moved ? t('compose.order.now', { number, all }) : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </>
  );
});
