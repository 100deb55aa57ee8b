import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CommentPages } from '../../queries.ts';

/** A change that may be made twice, and one that may not: it adds or takes away. */
export type Kind = 'twice' | 'once';

/**
 * Changes what is held of a list. An answer on its way was asked for before, and goes on from what was held then: what may be made twice is made to that as well,
 * and after anything else the list is asked for again.
 */
export function changeHeld(client: QueryClient, queryKey: QueryKey, kind: Kind, change: (pages: CommentPages) => CommentPages): void {
  const make = () => {
    client.setQueryData<CommentPages>(queryKey, (pages) => pages && change(pages));
  };
  const query = client.getQueryCache().find({ queryKey, exact: true });
  const coming = query?.state.fetchStatus === 'fetching' ? query.promise : undefined;
  make();
  const again = kind === 'twice' ? make : () => void client.invalidateQueries({ queryKey, exact: true });
  void coming?.then(again, () => {});
}
