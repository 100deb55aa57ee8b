import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'error' | 'info';
export type ToastMessage = {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly tone?: ToastTone | undefined;
  /** Milliseconds; 5000 by default, 0 stays until closed. */
  readonly duration?: number | undefined;
  /** A toast with the same id is replaced instead of shown twice. */
  readonly id?: string | undefined;
};
export type ShownToast = {
  readonly id: string;
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly tone: ToastTone;
  readonly duration: number;
};

/** What shows and closes toasts. */
export type Toaster = {
  /** Shows a toast and returns its id. */
  readonly show: (message: ToastMessage) => string;
  readonly close: (id: string) => void;
};
/** A toaster that also says what is shown now; `ToastProvider` draws it. */
export type ToasterStore = Toaster & { readonly subscribe: (listener: () => void) => () => void; readonly shown: () => readonly ShownToast[] };

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5000;
/** More than this many at once would cover the page: the oldest goes. */
const MOST_AT_ONCE = 3;

/** A toaster for one page. Make it outside React where models report errors, and hand it to `ToastProvider`. */
export function createToaster(): ToasterStore {
  let toasts: readonly ShownToast[] = [];
  let made = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly ShownToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show: ({ id = `toast-${(made += 1)}`, title, description, tone = 'success', duration = TOAST_DURATION }) => {
      change([...toasts.filter((toast) => toast.id !== id), { id, title, description, tone, duration }].slice(-MOST_AT_ONCE));
      return id;
    },
    close: (id) => change(toasts.filter((toast) => toast.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => toasts,
  };
}
