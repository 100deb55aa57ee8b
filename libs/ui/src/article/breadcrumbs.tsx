import { ChevronRight } from 'lucide-react';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import styles from './breadcrumbs.module.css';

/** The last one may be without `href`: the page itself. */
export type Crumb = { readonly label: string; readonly href?: string | undefined };

/** The way from the top of the site to this page. `label`: "Đường dẫn". */
export function Breadcrumbs({ label, crumbs, renderLink = plainLink }: { label: string; crumbs: readonly Crumb[]; renderLink?: RenderLink | undefined }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={`${index} ${crumb.label}`}>
            {index > 0 && <ChevronRight size={14} aria-hidden="true" />}
            {crumb.href === undefined ? <span aria-current="page">{crumb.label}</span> : renderLink({ href: crumb.href, children: crumb.label })}
          </li>
        ))}
      </ol>
    </nav>
  );
}
