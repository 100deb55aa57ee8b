import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FormError } from '../form/form-error.tsx';
import { RadioCards } from '../form/radio-group.tsx';
import { TextArea } from '../form/text-area.tsx';
import styles from './report-dialog.module.css';

export interface ReportReasonOption<Reason extends string> {
  readonly reason: Reason;
  readonly label: string;
}
export type ReportDialogProps<Reason extends string> = {
  /** "Báo cáo bài của Kính Cận". */
  readonly title: ReactNode;
  /** Who reads it, and that the author is not told. */
  readonly description: ReactNode;
  /** "Bài này có gì không ổn?". */
  readonly reasonsLabel: string;
  readonly reasons: readonly ReportReasonOption<Reason>[];
  /** Said when none was chosen. */
  readonly missing: string;
  /** "Nói thêm (không bắt buộc)". */
  readonly wordsLabel: string;
  readonly limit: number;
  readonly tooLong: string;
  readonly sendLabel: string;
  readonly cancelLabel: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** The page closes the dialog when it is done. */
  readonly onSend: (reason: Reason, text: string) => void;
  readonly busy: boolean;
  /** Why it did not work; the dialog stays with all that was written. */
  readonly error?: ReactNode;
};

/** Says what is wrong with something that somebody wrote. */
export function ReportDialog<Reason extends string>({
  title,
  description,
  reasonsLabel,
  reasons,
  missing,
  wordsLabel,
  limit,
  tooLong,
  sendLabel,
  cancelLabel,
  closeLabel,
  onClose,
  onSend,
  busy,
  error,
}: ReportDialogProps<Reason>) {
  const form = useId();
  const [reason, setReason] = useState<Reason>();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const words = text.trim();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (reason === undefined) return event.currentTarget.querySelector('input')?.focus();
    if (words.length <= limit && !busy) onSend(reason, words);
  };
  return (
    <Dialog
      open
      kind="sheet"
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={title}
      description={description}
      closeLabel={closeLabel}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={send}>
        <RadioCards
          label={reasonsLabel}
          options={reasons.map((each) => ({ value: each.reason, label: each.label }))}
          value={reason ?? ''}
          error={tried && reason === undefined ? missing : undefined}
          onChange={({ currentTarget: { value } }) => setReason(reasons.find((each) => each.reason === value)?.reason)}
        />
        <TextArea
          label={wordsLabel}
          rows={2}
          value={text}
          limit={words.length > limit * 0.8 ? limit : undefined}
          error={words.length > limit ? tooLong : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormError title={error} />
      </form>
    </Dialog>
  );
}
