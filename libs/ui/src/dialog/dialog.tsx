import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../foundation/class-names.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** "Đóng". */
  readonly closeLabel: string;
  readonly children?: ReactNode;
  /** Buttons; on a phone they share the width. */
  readonly footer?: ReactNode;
  /** `sheet` rises from the bottom on a phone; `top` hangs below the header and fills a phone, its title is for screen readers. */
  readonly kind?: 'dialog' | 'sheet' | 'top' | undefined;
  /** What gets the focus first; the first control otherwise. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/** A window over the page: the focus stays inside, Escape and the scrim close it, the focus then returns. */
export function Dialog({ open, onOpenChange, title, description, closeLabel, children, footer, kind = 'dialog', initialFocus }: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup
          className={cx(styles.popup, kind === 'sheet' && styles.sheet, kind === 'top' && styles.top)}
          {...(initialFocus ? { initialFocus } : {})}
        >
          <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
          <div className={styles.body}>
            {description !== undefined && <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>}
            {children}
          </div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          {/* Last, so that the first control of the content gets the focus; CSS puts it in the corner. */}
          <BaseDialog.Close
            render={
              <IconButton label={closeLabel} className={styles.close}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            }
          />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
