import { useRef, useState, type ReactNode } from 'react';
import { Avatar, type Person } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { cx } from '../foundation/class-names.ts';
import { TextArea } from '../form/text-area.tsx';
import { CommentAction } from './comment-item.tsx';
import styles from './comment-composer.module.css';

export type CommentComposerProps = {
  /** "Bình luận". */
  readonly label: string;
  readonly placeholder: string;
  readonly sendLabel: string;
  /** What is written, without spaces around it. A promise that fails, or `false`, leaves the words in the field. */
  readonly onSend: (text: string) => void | Promise<unknown> | false;
  readonly me?: Person | undefined;
  readonly limit: number;
  /** Says that the words are too many: "Dài quá 500 chữ rồi". */
  readonly tooLong: string;
  readonly error?: ReactNode;
  readonly busy?: boolean | undefined;
  readonly defaultValue?: string | undefined;
  /** Gives up an answer or an edit. */
  readonly cancel?: { readonly label: string; readonly onCancel: () => void } | undefined;
  readonly autoFocus?: boolean | undefined;
};

/** Where one writes a comment. Enter sends, Shift+Enter starts a line; what could not be sent is not lost. */
export function CommentComposer({
  label,
  placeholder,
  sendLabel,
  onSend,
  me,
  limit,
  tooLong,
  error,
  busy = false,
  defaultValue = '',
  cancel,
  autoFocus = false,
}: CommentComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(defaultValue);
  const [sending, setSending] = useState(false);
  const words = text.trim();
  const over = words.length > limit;
  const waits = busy || sending;

  const send = async () => {
    if (words === '' || over || waits) return;
    setSending(true);
    try {
      if ((await onSend(words)) === false) return;
      // What was typed while it went out stays.
      setText((now) => (now.trim() === words ? '' : now));
    } catch {
      // The page says why; the words are still here.
    } finally {
      setSending(false);
      // Who is writing elsewhere meanwhile stays there.
      const at = document.activeElement;
      if (at === document.body || area.current?.form?.contains(at)) area.current?.focus();
    }
  };

  const sendButton = (
    <Button type="submit" busy={waits} disabled={words === '' && !waits}>
      {sendLabel}
    </Button>
  );
  return (
    <form
      className={cx(styles.composer, cancel && styles.below)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {me && (
        <div className={styles.me}>
          <Avatar seed={me.seed} picture={me.picture} size={40} />
        </div>
      )}
      <div className={styles.field}>
        <TextArea
          ref={area}
          label={label}
          hideLabel
          rows={1}
          placeholder={placeholder}
          autoFocus={autoFocus}
          value={text}
          error={over ? tooLong : error}
          limit={words.length > limit * 0.8 ? limit : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // An input method uses Enter for itself.
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              void send();
            } else if (event.key === 'Escape' && !event.nativeEvent.isComposing) cancel?.onCancel();
          }}
        />
      </div>
      {cancel ? (
        <div className={styles.foot}>
          <CommentAction onClick={cancel.onCancel}>{cancel.label}</CommentAction>
          {sendButton}
        </div>
      ) : (
        sendButton
      )}
    </form>
  );
}
