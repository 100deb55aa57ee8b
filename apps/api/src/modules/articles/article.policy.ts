import { STAFF_ROLE } from '@portal/contracts';
import { articleCategories } from '@portal/contracts/article';
import type { Caller } from '../../identity/caller.ts';
import type { Standing } from '../comments/index.ts';

interface Placed {
  readonly listed: boolean;
  readonly categoryId: number;
  readonly withdrawnAt: Date | null;
}

/** News and static pages are everyone's; word lists are for staff, since who knows them writes around them. What was withdrawn is nobody's: staff read it as a draft. */
export function mayRead(caller: Caller, article: Placed): boolean {
  if (article.withdrawnAt !== null) return false;
  if (article.listed || article.categoryId === articleCategories.pages) return true;
  return caller.kind === 'user' && caller.siteRoleId === STAFF_ROLE;
}

/** Only news is talked about; terms and policies are not a forum. */
export function commentsOn(caller: Caller, article: Placed): Standing {
  if (!mayRead(caller, article)) return 'missing';
  return article.listed ? 'open' : 'closed';
}
