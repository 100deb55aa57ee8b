import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { Count } from '../tag/count.tsx';
import styles from './icon-button.module.css';

type IconButtonLook = {
  /** What the button does, in words. Include the number when there is a `count` ("Thông báo, 7 chưa đọc"). */
  readonly label: string;
  /** The icon, 20 px. */
  readonly children: ReactNode;
  /** Red number in the corner; 0 shows nothing. */
  readonly count?: number | undefined;
  /** Turned on: green, the icon lightly filled (a reminder that is set). */
  readonly active?: boolean | undefined;
  /** On a dark ground (player, picture). */
  readonly onDark?: boolean | undefined;
};
export type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'children'> & IconButtonLook;

function classOf({ active, onDark }: Pick<IconButtonLook, 'active' | 'onDark'>, className?: string) {
  return cx(styles.button, active && styles.active, onDark && styles.onDark, className);
}

/** A square button of 44 px with an icon and a name for screen readers. */
export function IconButton({ label, children, count = 0, active = false, onDark = false, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button title={label} {...rest} type={type} aria-label={label} className={classOf({ active, onDark }, className)}>
      {children}
      {count > 0 && <Count value={count} className={styles.count} />}
    </button>
  );
}

export type IconLinkProps = IconButtonLook & { readonly href: string; readonly renderLink?: RenderLink | undefined; readonly className?: string | undefined };

/** The same as a link. */
export function IconLink({ label, children, count = 0, active = false, onDark = false, href, className, renderLink = plainLink }: IconLinkProps) {
  return renderLink({
    href,
    title: label,
    'aria-label': label,
    className: classOf({ active, onDark }, className),
    children: (
      <>
        {children}
        {count > 0 && <Count value={count} className={styles.count} />}
      </>
    ),
  });
}
