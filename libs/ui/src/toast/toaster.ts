import { Toast } from '@base-ui/react/toast';

/** How long a toast that leads somewhere stays, in milliseconds: one has to decide. */
export const LINK_DURATION = 20_000;

export type ToastTone = 'success' | 'error' | 'info';
export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: ToastTone | undefined;
  /** Leads to what it is about. */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
  /** A toast with the same id is replaced instead of shown twice. */
  readonly id?: string | undefined;
}

/** The toasts of one page, shown from outside of React. `Toasts` draws them. */
export interface Toaster {
  /** Before `Toasts` is there, nobody sees it. */
  show(message: ToastMessage): void;
  /** For `Toasts`. */
  readonly manager: ReturnType<typeof Toast.createToastManager>;
}

export function createToaster(): Toaster {
  const manager = Toast.createToastManager();
  return {
    manager,
    show({ tone = 'success', link, ...message }) {
      manager.add({ ...message, type: tone, data: { link }, ...(link && { timeout: LINK_DURATION }) });
    },
  };
}
