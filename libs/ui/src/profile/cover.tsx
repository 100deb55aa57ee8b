import { cx } from '../foundation/class-names.ts';
import { Image } from '../media/image.tsx';
import styles from './cover.module.css';

export type CoverProps = {
  /** An upload, or a picture as `data:image/` that is not sent yet. */
  readonly src: string;
  /** '' where it is decoration. */
  readonly alt: string;
  /** How wide it is shown, as in HTML. */
  readonly sizes: string;
  /** Seen at once. */
  readonly priority?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The wide picture above a member's page: of the same shape where they choose it and where others see it. */
export function Cover({ className, ...picture }: CoverProps) {
  return (
    <span className={cx(styles.cover, className)}>
      <Image {...picture} boxed />
    </span>
  );
}
