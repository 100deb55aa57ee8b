import { useId, type ReactNode, type Ref } from 'react';
import { buttonClass, type ButtonLook } from '../button/button.tsx';
import { cx } from '../foundation/class-names.ts';
import { pickFiles, type FileLimits, type PickedFiles } from './picked-files.ts';
import styles from './file-button.module.css';

export type FileButtonProps = ButtonLook &
  FileLimits & {
    readonly children: ReactNode;
    readonly icon?: ReactNode;
    /** "JPG hoặc PNG, tối đa 5 MB". */
    readonly note?: ReactNode;
    readonly multiple?: boolean | undefined;
    readonly disabled?: boolean | undefined;
    readonly name?: string | undefined;
    /** Of the input, which takes the focus. */
    readonly ref?: Ref<HTMLInputElement> | undefined;
    /** What may be taken, and what was refused and why: both must be told. */
    readonly onPick: (files: PickedFiles<File>) => void;
  };

/** A button that asks the device for files. The limits are checked here, and by the server again. */
export function FileButton({
  children,
  icon,
  note,
  multiple = false,
  disabled = false,
  name,
  onPick,
  accept,
  maxBytes,
  maxFiles,
  variant = 'secondary',
  block,
  compact,
  ref,
}: FileButtonProps) {
  const id = useId();
  return (
    <span className={cx(styles.wrap, block && styles.block)}>
      <input
        ref={ref}
        id={id}
        type="file"
        name={name}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className={styles.input}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file can be picked again after it was taken away.
          currentTarget.value = '';
          if (files.length > 0) onPick(pickFiles(files, { accept, maxBytes, maxFiles }));
        }}
      />
      <label htmlFor={id} className={buttonClass({ variant, block, compact }, styles.label)}>
        {icon}
        {children}
      </label>
      {note !== undefined && (
        <small id={`${id}-note`} className={styles.note}>
          {note}
        </small>
      )}
    </span>
  );
}
