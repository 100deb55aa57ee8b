import type { Query } from '@portal/contracts';

/** Longest path that is kept (the contract's). */
const LONGEST = 200;

/**
 * Which page a feedback is about, as far as one can tell: the one that led here says so in its link (`?tu=/truc-tiep`), else the page
 * before this one, when it was ours. Only a path, so that nothing else of the address goes along unseen.
 */
export function pageSpokenOf(search: Query<'/phan-hoi'>, referrer: string, here: string): string {
  const said = search.get('tu') ?? '';
  if (/^\/(?!\/)/.test(said)) return said.slice(0, LONGEST);
  if (!URL.canParse(referrer)) return '';
  const before = new URL(referrer);
  return before.origin === new URL(here).origin && before.pathname !== new URL(here).pathname ? before.pathname.slice(0, LONGEST) : '';
}
