import { CircleAlert, Loader, RotateCw, Wifi, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { HeadingLevel } from '../foundation/heading.tsx';
import { cx } from '../foundation/class-names.ts';
import { MessageCard } from './message-card.tsx';
import { SeatRowDrawing } from './seat-row-drawing.tsx';
import styles from './states.module.css';

export type EmptyStateProps = {
  readonly icon?: ReactNode;
  /** One plain sentence. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** One way out. */
  readonly action?: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** `vip`: a room that needs a right. */
  readonly tone?: 'plain' | 'vip' | undefined;
  readonly bare?: boolean | undefined;
  readonly minHeight?: number | undefined;
};

/** Nothing here: an icon, a sentence, a way out. */
export function EmptyState({ icon, ...rest }: EmptyStateProps) {
  return <MessageCard picture={icon} {...rest} />;
}

export type ErrorStateProps = {
  /** "Chưa tải được bình luận." */
  readonly message: ReactNode;
  /** "Thử lại". */
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly busy?: boolean | undefined;
  /** Without its own card, for use inside a Panel. */
  readonly bare?: boolean | undefined;
};

/** A part that could not load: says so and offers another try. */
export function ErrorState({ message, retryLabel, onRetry, busy = false, bare = false }: ErrorStateProps) {
  return (
    <div role="alert" className={cx(styles.error, !bare && styles.framed)}>
      <CircleAlert size={20} aria-hidden="true" />
      <span>{message}</span>
      <Button variant="secondary" onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    </div>
  );
}

export type StripKind = 'offline' | 'reconnecting' | 'back';
export type StripProps = { readonly kind: StripKind; readonly children: ReactNode; readonly action?: ReactNode };

const STRIP_ICONS = { offline: WifiOff, reconnecting: Loader, back: Wifi } as const;

/** One line over old data: without network (with the time of the data), connecting again, back. */
export function Strip({ kind, children, action }: StripProps) {
  const Icon = STRIP_ICONS[kind];
  return (
    <div role="status" className={cx(styles.strip, styles[kind])}>
      <Icon size={20} aria-hidden="true" className={kind === 'reconnecting' ? styles.turning : undefined} />
      <span>{children}</span>
      {action !== undefined && <div className={styles.stripAction}>{action}</div>}
    </div>
  );
}

export type FallbackCardProps = {
  /** "Phần này đang bảo trì". */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly retryLabel?: string | undefined;
  /** Without it there is no button (a page without JavaScript). */
  readonly onRetry?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
  /** "Tự thử lại sau 12 giây". */
  readonly note?: ReactNode;
  /** Least height of the part that failed, in pixels, so that the page does not jump. */
  readonly minHeight?: number | undefined;
  readonly level?: HeadingLevel | undefined;
};

/** Stands where a whole remote or slot is down. */
export function FallbackCard({ title, children, retryLabel, onRetry, busy = false, note, minHeight, level = 2 }: FallbackCardProps) {
  return (
    <MessageCard
      role="alert"
      picture={<SeatRowDrawing variant="taped" />}
      title={title}
      level={level}
      note={note}
      minHeight={minHeight}
      action={
        onRetry && retryLabel ? (
          <Button variant="secondary" onClick={onRetry} busy={busy} icon={<RotateCw size={18} aria-hidden="true" />}>
            {retryLabel}
          </Button>
        ) : undefined
      }
    >
      {children}
    </MessageCard>
  );
}

export type ComingSoonProps = {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly minHeight?: number | undefined;
};

/** A page that is not built yet says so: seats, one of them lit. */
export function ComingSoon({ title, children, action, level = 1, minHeight = 360 }: ComingSoonProps) {
  return (
    <MessageCard picture={<SeatRowDrawing variant="waiting" />} title={title} level={level} action={action} minHeight={minHeight}>
      {children}
    </MessageCard>
  );
}
