import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './form-error.module.css';

export type FormErrorProps = {
  /** "Chưa lưu được. Bạn thử lại nhé."; nothing shows while it is empty. */
  readonly title?: ReactNode;
  /** One line per field that is wrong. */
  readonly errors?: readonly { readonly name: string; readonly message: string }[] | undefined;
  /** Moves the focus to a field: `setFocus` of the form. */
  readonly onPick?: ((name: string) => void) | undefined;
};

/** Why the whole form could not be sent. Read out as soon as it appears. */
export function FormError({ title, errors = [], onPick }: FormErrorProps) {
  const shown = Boolean(title) || errors.length > 0;
  return (
    <div role="alert">
      {shown && (
        <div className={styles.summary}>
          <CircleAlert size={20} aria-hidden="true" />
          <div>
            {title && <div className={styles.title}>{title}</div>}
            {errors.length > 0 && (
              <ul>
                {errors.map(({ name, message }) => (
                  <li key={name}>
                    {onPick ? (
                      <button type="button" className={styles.link} onClick={() => onPick(name)}>
                        {message}
                      </button>
                    ) : (
                      message
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
