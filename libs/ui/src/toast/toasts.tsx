import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, CircleX, X } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import type { Toaster, ToastMessage, ToastTone } from './toaster.ts';
import styles from './toasts.module.css';

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5000;
/** More than this many at once would cover the page: the oldest goes out of sight. */
const MOST_AT_ONCE = 3;
const ICONS = { success: CircleCheck, error: CircleX, info: CircleAlert } as const;

export interface ToastsProps {
  /** "Thông báo". */
  readonly regionLabel: string;
  /** "Đóng". */
  readonly closeLabel: string;
  readonly renderLink?: RenderLink | undefined;
  /** Whose toasts are drawn; on the server there are none. */
  readonly toaster: Toaster | undefined;
}

/** Draws the short notices of a page. They stay for 5 s, and for as long as one points at them, has the focus in them or is in another window; a swipe or Escape closes one, F6 leads to them. */
export function Toasts({ toaster, regionLabel, closeLabel, renderLink = plainLink }: ToastsProps) {
  return (
    <Toast.Provider timeout={TOAST_DURATION} limit={MOST_AT_ONCE} toastManager={toaster?.manager}>
      {/* Always there: screen readers only hear what changes inside a region that they know. */}
      <Toast.Viewport className={styles.region} aria-label={regionLabel}>
        <Shown closeLabel={closeLabel} renderLink={renderLink} />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function Shown({ closeLabel, renderLink }: { closeLabel: string; renderLink: RenderLink }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const tone = toast.type as ToastTone;
    const { link } = (toast.data ?? {}) as Pick<ToastMessage, 'link'>;
    const Icon = ICONS[tone];
    return (
      // An error interrupts screen readers. (The library's own way hides the toast from them, with a button in it that can have the focus, and says a copy.)
      <Toast.Root
        key={toast.id}
        toast={toast}
        role={tone === 'error' ? 'alert' : 'status'}
        // The library means a dialog, and says so; neither role knows the word.
        aria-modal={undefined}
        swipeDirection={['right', 'up']}
        className={cx(styles.toast, styles[tone])}
      >
        <Icon size={20} aria-hidden="true" className={styles.icon} />
        <div>
          <Toast.Title render={<p />} className={styles.title} />
          <Toast.Description className={styles.description} />
          {link && renderLink({ href: link.href, className: styles.link, children: link.label })}
        </div>
        <Toast.Close
          // In a stack only what lies on top can be closed; here all are seen whole.
          aria-hidden={false}
          render={
            <IconButton label={closeLabel} className={styles.close}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          }
        />
      </Toast.Root>
    );
  });
}
