import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'pitch' | 'line' | 'gift';
export type ButtonLook = { readonly variant?: ButtonVariant | undefined; readonly block?: boolean | undefined; readonly compact?: boolean | undefined };

/** The classes of a button, for a router link or another element that must look like one. */
export function buttonClass({ variant = 'primary', block = false, compact = false }: ButtonLook = {}, className?: string): string {
  return cx(styles.button, styles[variant], block && styles.block, compact && styles.compact, className);
}

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Work is under way: the label stays, a spinner stands left of it, presses are ignored. */
    readonly busy?: boolean | undefined;
    /** Icon on the left, 18 px. */
    readonly icon?: ReactNode;
  };

/** A button, 44 px high. It is `type="button"` unless told otherwise. */
export function Button({ variant, block, compact, busy = false, icon, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, block, compact }, className)}
      // A disabled button would lose the focus in the middle of the work: busy only ignores presses.
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <LoaderCircle className={styles.spinner} size={18} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

export type LinkButtonProps = ButtonLook & {
  readonly href: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly renderLink?: RenderLink | undefined;
  readonly 'aria-label'?: string | undefined;
};

/** A link that looks like a button. */
export function LinkButton({ href, children, icon, variant, block, compact, className, renderLink = plainLink, 'aria-label': label }: LinkButtonProps) {
  return renderLink({
    href,
    className: buttonClass({ variant, block, compact }, className),
    'aria-label': label,
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  });
}
