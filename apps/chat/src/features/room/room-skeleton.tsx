import { Skeleton } from '@portal/ui';
import { RoomFrame } from './room-frame.tsx';
import styles from './room.module.css';
import message from './message.module.css';

const widths = ['72%', '48%', '84%', '56%', '66%', '40%'];

/** The room on its way, in its own shape. */
export function RoomSkeleton({ label }: { label: string }) {
  return (
    <RoomFrame label={label} busy>
      <div className={styles.header}>
        <Skeleton width={56} height={16} />
      </div>
      <Waiting />
    </RoomFrame>
  );
}

/** Messages on their way. */
export const Waiting = () => (
  <div className={styles.waiting}>
    {widths.map((width) => (
      <div key={width} className={message.message}>
        <Skeleton width={32} height={32} round className={message.avatar} />
        <Skeleton width={112} height={12} />
        <Skeleton width={width} height={14} />
      </div>
    ))}
  </div>
);
