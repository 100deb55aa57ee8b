import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import styles from './age-notice.module.css';

/** "Tỷ lệ kèo chỉ để tham khảo. Người dưới 18 tuổi không được tham gia cá cược.", with a link or a button at the end ("Ẩn kèo"). */
export function AgeNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div role="note" className={styles.strip}>
      <span aria-hidden="true" className={styles.age}>
        18+
      </span>
      <p>{children}</p>
      {action !== undefined && <div className={styles.end}>{action}</div>}
    </div>
  );
}

export type AgeGateProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Two buttons: "Tôi đủ 18 tuổi", "Về trang chủ". */
  readonly actions: ReactNode;
  readonly level?: HeadingLevel | undefined;
};

/** Stands in place of odds and tips until one says that one is old enough, or instead of what one has hidden. */
export function AgeGate({ title, children, actions, level = 2 }: AgeGateProps) {
  return (
    <section className={styles.gate}>
      <span aria-hidden="true" className={styles.age}>
        18+
      </span>
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.text}>{children}</p>
      <div className={styles.buttons}>{actions}</div>
    </section>
  );
}
