import { ImagePlus, LoaderCircle, RotateCw, TriangleAlert, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { limits } from '@portal/contracts';
import { FileButton, FormError, IconButton, Image, MediaOverlay, type PickedFiles } from '@portal/ui';
import { overlayWords } from '../overlay-words.ts';
import { useWords } from '../words.ts';
import { MOST_PICTURES, type FeedbackPicture, type FeedbackPictures } from './feedback-pictures.model.ts';
import styles from './pictures-field.module.css';

const KINDS = 'image/jpeg,image/png,image/gif,image/webp';

/** Pictures of what one means, with what can be done to each. */
export const PicturesField = observer(function PicturesField({ pictures, onChange }: { pictures: FeedbackPictures; onChange: () => void }) {
  const { t } = useWords();
  const [seen, setSeen] = useState<string | null>(null);
  const [refused, setRefused] = useState<PickedFiles<File>['refused']>([]);
  const pick = (picked: PickedFiles<File>) => {
    setRefused(picked.refused);
    pictures.add(picked.taken);
  };
  return (
    <div className={styles.field}>
      <FileButton
        multiple
        accept={KINDS}
        maxBytes={limits.uploadBytes}
        maxFiles={pictures.room}
        disabled={pictures.room <= 0}
        icon={<ImagePlus size={18} aria-hidden="true" />}
        note={t('feedback.pictures.note', { most: MOST_PICTURES })}
        onPick={pick}
      >
        {t('feedback.pictures.add')}
      </FileButton>
      <FormError
        errors={refused.map(({ file, reason }, index) => ({
          name: `${index} ${file.name}`,
          message: t(`feedback.pictures.refused.${reason}`, { name: file.name, most: MOST_PICTURES }),
        }))}
      />
      {pictures.list.length > 0 && (
        <ul className={styles.tray} aria-label={t('feedback.pictures.label')}>
          {pictures.list.map((picture, index) => (
            <Picture
              key={picture.id}
              picture={picture}
              number={index + 1}
              onOpen={setSeen}
              onRetry={() => pictures.retry(picture.id)}
              onRemove={() => {
                pictures.remove(picture.id);
                onChange();
              }}
            />
          ))}
        </ul>
      )}
      <MediaOverlay
        items={pictures.sent.map(({ url, thumb }, index) => ({ id: url, src: url, thumb, alt: t('feedback.pictures.one', { number: index + 1 }) }))}
        at={placeOf(seen, pictures)}
        onClose={() => setSeen(null)}
        words={overlayWords(t)}
      />
    </div>
  );
});

/** Which of those that have arrived it is; null when none of them was opened, or it was taken out. */
function placeOf(url: string | null, { sent }: FeedbackPictures): number | null {
  const place = sent.findIndex((picture) => picture.url === url);
  return place < 0 ? null : place;
}

const Picture = observer(function Picture({
  picture: { state, name },
  number,
  onOpen,
  onRetry,
  onRemove,
}: {
  picture: FeedbackPicture;
  number: number;
  onOpen: (url: string) => void;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const { t } = useWords();
  return (
    <li className={styles.picture}>
      {state.status === 'sent' && (
        <button type="button" aria-haspopup="dialog" className={styles.open} onClick={() => onOpen(state.picture.url)}>
          <Image boxed src={state.picture.thumb ?? state.picture.url} alt={t('feedback.pictures.one', { number })} shownAt={240} />
        </button>
      )}
      {state.status === 'sending' && (
        <span role="status" className={styles.state}>
          <LoaderCircle size={20} aria-hidden="true" className={styles.turning} />
          {t('feedback.pictures.sending')}
        </span>
      )}
      {state.status === 'failed' && (
        <span role="alert" className={styles.state}>
          <TriangleAlert size={20} aria-hidden="true" />
          {state.words ?? t('feedback.pictures.failed')}
          <button type="button" className={styles.again} onClick={onRetry}>
            <RotateCw size={16} aria-hidden="true" />
            {t('retry')}
          </button>
        </span>
      )}
      <IconButton label={t('feedback.pictures.remove', { number, name })} onDark className={styles.remove} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
});
