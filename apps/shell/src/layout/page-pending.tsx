import { Skeleton } from '@portal/ui';
import css from './page-pending.module.css';

/** A page on its way: quiet blocks in the page's width, never a spinner in a blank page. */
export const PagePending = () => (
  <div className={css.page} aria-busy="true">
    <Skeleton height={32} width="40%" />
    <Skeleton height={240} />
    <Skeleton height={240} />
  </div>
);
