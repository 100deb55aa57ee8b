import { cx } from '../foundation/class-names.ts';
import styles from './logo.module.css';

export type LogoProps = {
  /** The site's name, from its settings. */
  readonly name: string;
  readonly size?: 'header' | 'footer' | undefined;
  /** Address of the site's own mark; without it the stand is drawn. */
  readonly picture?: string | null | undefined;
  readonly className?: string | undefined;
};

/** Mark and name. Put a link around it. */
export function Logo({ name, size = 'header', picture, className }: LogoProps) {
  const pixels = size === 'header' ? 30 : 26;
  return (
    <span className={cx(styles.logo, size === 'footer' && styles.small, className)}>
      {picture ? <img src={picture} alt="" width={pixels} height={pixels} /> : <LogoMark size={pixels} />}
      <span className={styles.name}>{name}</span>
    </span>
  );
}

/** A stand of three rows under a red sun. */
export function LogoMark({ size = 30 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M2 25h28v4H2z" />
      <path d="M6 17.5h24v4.5H4z" opacity=".78" />
      <path d="M11.5 10H30v4.5H9z" opacity=".55" />
      <circle className={styles.sun} cx="24" cy="5" r="3" />
    </svg>
  );
}
