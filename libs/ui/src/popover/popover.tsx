import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { doNothingElse } from '../menu/press-outside.ts';
import styles from './popover.module.css';

export type PopoverProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button that opens it: it hangs below, and the focus goes back there. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: ReactNode;
  /** At the right end of the title line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** Below the content, which scrolls. */
  readonly footer?: ReactNode;
};

/** A panel that hangs from a button of the page: Escape and a press elsewhere close it, and the focus returns to the button. */
export function Popover({ open, onOpenChange, anchor, title, action, children, footer }: PopoverProps) {
  return (
    <BasePopover.Root
      open={open}
      onOpenChange={(next, { event, reason }) => {
        // A press on the button is the button's own business: it would close here and open again there.
        if (!next && event.target instanceof Node && anchor.current?.contains(event.target)) return;
        if (!next && reason === 'outside-press') doNothingElse(event);
        onOpenChange(next);
      }}
    >
      <BasePopover.Portal>
        <BasePopover.Positioner anchor={anchor} align="end" sideOffset={8} className={styles.positioner}>
          <BasePopover.Popup className={styles.popup} finalFocus={anchor}>
            <div className={styles.head}>
              <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>
              {action}
            </div>
            <div className={styles.body}>{children}</div>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
