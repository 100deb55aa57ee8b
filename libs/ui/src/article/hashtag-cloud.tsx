import type { ReactNode } from 'react';
import { ChipLink } from '../button/chip.tsx';
import type { RenderLink } from '../foundation/link.tsx';
import styles from './hashtag-cloud.module.css';

export type Hashtag = {
  readonly href: string;
  /** Without the sign: "Derby Thủ đô". */
  readonly name: string;
  readonly count?: ReactNode;
  readonly current?: boolean | undefined;
};

/** What an article is about, or what is spoken of. */
export function HashtagCloud({ label, tags, renderLink }: { label: string; tags: readonly Hashtag[]; renderLink?: RenderLink | undefined }) {
  return (
    <ul aria-label={label} className={styles.cloud}>
      {tags.map((tag) => (
        <li key={tag.href}>
          <ChipLink href={tag.href} current={tag.current} count={tag.count} renderLink={renderLink}>
            #{tag.name}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
