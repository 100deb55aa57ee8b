import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import styles from './link-card.module.css';

export type LinkCardProps = {
  readonly href: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** "vnexpress.net", or the name of the part of the portal. */
  readonly host?: string | undefined;
  readonly picture?: string | null | undefined;
  readonly renderLink?: RenderLink | undefined;
};

/** A page that a post points at. */
export function LinkCard({ href, title, text, host, picture, renderLink = plainLink }: LinkCardProps) {
  return renderLink({
    href,
    className: cx(styles.card, picture && styles.withPicture),
    children: (
      <>
        {picture && <img src={picture} alt="" loading="lazy" decoding="async" className={styles.picture} />}
        <div className={styles.words}>
          {host && <p className={styles.host}>{host}</p>}
          <p className={styles.title}>{title}</p>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      </>
    ),
  });
}
