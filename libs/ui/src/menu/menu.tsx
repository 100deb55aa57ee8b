import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode, type Ref } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../foundation/class-names.ts';
import { doNothingElse } from './press-outside.ts';
import styles from './menu.module.css';

export type MenuItem = {
  readonly id: string;
  readonly label: string;
  /** 18 px. */
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A line above it. */
  readonly apart?: boolean | undefined;
};
export type MenuProps = {
  /** Name of the button: "Tuỳ chọn bài viết". */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Another button than the three dots. */
  readonly trigger?: ReactElement | undefined;
  /** For who gives it the focus. */
  readonly triggerRef?: Ref<HTMLButtonElement> | undefined;
};

/** What can be done to a thing, behind three dots. Nothing is drawn when nothing can be done. */
export function Menu({ label, items, trigger, triggerRef }: MenuProps) {
  if (items.length === 0) return null;
  return (
    <BaseMenu.Root
      modal={false}
      onOpenChange={(open, { event, reason }) => {
        if (!open && reason === 'outside-press') doNothingElse(event);
      }}
    >
      <BaseMenu.Trigger
        ref={triggerRef}
        render={
          trigger ?? (
            <IconButton label={label}>
              <Ellipsis size={20} aria-hidden="true" />
            </IconButton>
          )
        }
      />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="end" sideOffset={4} className={styles.positioner}>
          <BaseMenu.Popup className={styles.popup}>
            {items.map((item) => (
              <Fragment key={item.id}>
                {item.apart && <BaseMenu.Separator className={styles.separator} />}
                <BaseMenu.Item className={cx(styles.item, item.danger && styles.danger)} disabled={item.disabled ?? false} onClick={item.onSelect}>
                  {item.icon}
                  {item.label}
                </BaseMenu.Item>
              </Fragment>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
