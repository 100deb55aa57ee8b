import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { FormError } from '../form/form-error.tsx';
import dialog from './dialog.module.css';
import styles from './confirm-dialog.module.css';

export type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** "Xoá bài viết này?". */
  readonly title: ReactNode;
  /** What is lost by it. */
  readonly text?: ReactNode;
  /** The deed in a word: "Xoá", not "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** The page closes the dialog when it is done. */
  readonly onConfirm: () => void;
  readonly busy?: boolean | undefined;
  /** Why it did not work; the dialog stays. */
  readonly error?: ReactNode;
  /** It cannot be undone. */
  readonly danger?: boolean | undefined;
};

/** Asks once more. The quiet answer has the focus; a press beside it does not count. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  error,
  danger = false,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog.backdrop} />
        <AlertDialog.Popup className={dialog.popup} initialFocus={cancel}>
          <AlertDialog.Title className={dialog.title}>{title}</AlertDialog.Title>
          <div className={dialog.body}>
            {text !== undefined && <AlertDialog.Description className={dialog.description}>{text}</AlertDialog.Description>}
            <FormError title={error} />
          </div>
          <div className={dialog.footer}>
            <AlertDialog.Close ref={cancel} disabled={busy} render={<Button variant="secondary" />}>
              {cancelLabel}
            </AlertDialog.Close>
            <Button className={danger ? styles.danger : undefined} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
