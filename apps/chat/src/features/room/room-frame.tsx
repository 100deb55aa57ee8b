import { useRef, type ReactNode } from 'react';
import { useFillScreen } from './fill-screen.ts';
import styles from './room.module.css';

/** The room's place in the page and the part of it that is shown, the same in every state of the room. */
export function RoomFrame({ label, busy = false, children }: { label: string; busy?: boolean; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useFillScreen(place);
  return (
    <section ref={place} className={styles.place} aria-label={label} aria-busy={busy || undefined}>
      <div className={styles.room}>{children}</div>
    </section>
  );
}
