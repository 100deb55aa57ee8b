import { Skeleton } from '@portal/ui';
import { useMatchWords } from '../match/match-words.ts';
import styles from './live-room.module.css';

/** The room on its way, in its own shape. */
export function LiveRoomSkeleton() {
  const { t } = useMatchWords();
  return (
    <div className={styles.room} data-full role="status" aria-busy="true" aria-label={t('loading')}>
      <div className={styles.main}>
        <div className={styles.pictureSkeleton} />
        <div className={styles.barSkeleton} />
        <div className={styles.blvSkeleton}>
          <Skeleton width={56} height={56} round />
          <Skeleton width={180} height={18} />
        </div>
      </div>
      <div className={styles.chat} />
    </div>
  );
}
