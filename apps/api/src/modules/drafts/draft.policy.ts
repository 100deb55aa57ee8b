import type { DraftState } from '@portal/contracts/draft';

/** What a draft is that is not scheduled. `shownFrom`: null where nothing of it is shown. */
export function atRest({ articleId, shownFrom }: { readonly articleId: number | null; readonly shownFrom: number | null }): DraftState {
  if (shownFrom !== null) return 'published';
  return articleId === null ? 'draft' : 'withdrawn';
}
/** So far ahead somebody may say when something is published (ms). */
export const FURTHEST = 366 * 86_400_000;
