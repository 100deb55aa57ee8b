import { CircleAlert, CircleCheck, CircleX, X } from 'lucide-react';
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../foundation/class-names.ts';
import styles from './toast.module.css';
import { createToaster, type ShownToast, type Toaster, type ToasterStore } from './toaster.ts';

const ToasterContext = createContext<Toaster | null>(null);

export type ToastProviderProps = {
  readonly children: ReactNode;
  /** "Thông báo". */
  readonly regionLabel: string;
  /** "Đóng". */
  readonly closeLabel: string;
  /** A toaster made elsewhere; otherwise the provider makes its own. */
  readonly toaster?: ToasterStore | undefined;
};

/** Gives `useToast` to everything inside and draws its toasts. One per page: the shell has it. */
export function ToastProvider({ children, regionLabel, closeLabel, toaster }: ToastProviderProps) {
  const [own] = useState(createToaster);
  const store = toaster ?? own;
  return (
    <ToasterContext value={store}>
      {children}
      <Toasts store={store} regionLabel={regionLabel} closeLabel={closeLabel} />
    </ToasterContext>
  );
}

/** Shows short notices: 5 s, they wait while one points at them or has the focus in them. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (toaster === null) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}

const NONE: readonly ShownToast[] = [];

function Toasts({ store, regionLabel, closeLabel }: { store: ToasterStore; regionLabel: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(store.subscribe, store.shown, () => NONE);
  return (
    // The region is always there: screen readers only hear what changes inside a region they know.
    <section className={styles.region} aria-label={regionLabel} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => store.close(toast.id)} />
      ))}
    </section>
  );
}

const ICONS = { success: CircleCheck, error: CircleX, info: CircleAlert } as const;

function Toast({ toast, closeLabel, onClose }: { toast: ShownToast; closeLabel: string; onClose: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const waits = hovered || focused || toast.duration === 0;
  useEffect(() => {
    if (waits) return undefined;
    const timer = setTimeout(onClose, toast.duration);
    return () => clearTimeout(timer);
    // `onClose` is new on every drawing of the list; the time runs per toast. A replaced toast starts anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [waits, toast]);
  const Icon = ICONS[toast.tone];
  return (
    <div
      role={toast.tone === 'error' ? 'alert' : 'status'}
      className={cx(styles.toast, styles[toast.tone])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <div>
        <p className={styles.title}>{toast.title}</p>
        {toast.description !== undefined && <p className={styles.description}>{toast.description}</p>}
      </div>
      <IconButton label={closeLabel} className={styles.close} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
