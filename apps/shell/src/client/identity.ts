import { reaction } from 'mobx';
import type { QueryClient } from '@tanstack/react-query';
import type { UserInfo } from '@portal/contracts';
import { isOf } from '@portal/platform';

/**
 * Answers belong to who asked. When another person speaks from this page (log-in, log-out, another tab), what is not on the screen is forgotten and what is on it
 * is asked again. The first visitor of the page is no change: the page was rendered for nobody in particular.
 */
export function forgetOthers(session: { readonly user: UserInfo | undefined }, queryClient: QueryClient): () => void {
  let before = session.user?.userId;
  return reaction(
    () => session.user?.userId,
    (userId) => {
      if (userId === undefined) return;
      if (before !== undefined && before !== userId) {
        queryClient.removeQueries({ predicate: isOf(before) });
        queryClient.removeQueries({ type: 'inactive' });
        void queryClient.invalidateQueries();
      }
      before = userId;
    },
  );
}
