import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import styles from './tabs.module.css';

export type TabItem<Id extends string = string> = {
  readonly id: Id;
  readonly label: ReactNode;
  /** A small number after the label. */
  readonly count?: ReactNode;
  readonly content: ReactNode;
  /** Shown below 1024 px only (the live room's chat, which has its own rail on a desktop). */
  readonly phoneOnly?: boolean | undefined;
  /** Keep the panel in the page while another is open (a chat that must not lose its place). */
  readonly keepMounted?: boolean | undefined;
};
export type TabsProps<Id extends string = string> = {
  /** Name of the tab list for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  /** Open tab, when the page decides it (an address, a phone). */
  readonly value?: Id | undefined;
  readonly defaultValue?: Id | undefined;
  readonly onChange?: ((id: Id) => void) | undefined;
  /** Stays under the site header while the panel scrolls. */
  readonly sticky?: boolean | undefined;
  /** At the right end of the list: an icon button. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
};

/** Tabs with panels: arrow keys move, Home and End jump, the list scrolls sideways on a phone. */
export function Tabs<Id extends string>({ label, items, value, defaultValue, onChange, sticky = false, action, className, panelClassName }: TabsProps<Id>) {
  return (
    <BaseTabs.Root
      className={cx(styles.root, className)}
      {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.id ?? null } : { value })}
      // Base UI also reports the first automatic choice; a page asks only about what the visitor did.
      onValueChange={(next, details) => {
        if (details.reason === 'none') onChange?.(next as Id);
      }}
    >
      <div className={cx(styles.bar, sticky && styles.sticky)}>
        <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
          {items.map((item) => (
            <BaseTabs.Tab key={item.id} value={item.id} className={cx(styles.tab, item.phoneOnly && styles.phoneOnly)}>
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {action}
      </div>
      {items.map((item) => (
        <BaseTabs.Panel
          key={item.id}
          value={item.id}
          keepMounted={item.keepMounted}
          className={cx(styles.panel, item.phoneOnly && styles.phoneOnly, panelClassName)}
        >
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
