import { calls } from '@portal/contracts';
import type { AppContext } from '@portal/platform';
import { memberQuery } from '../member/member-query.ts';

/** Where a member is logged in. Asked anew when the page is looked at again: one may have left elsewhere meanwhile. */
export const sessionsQuery = (a: AppContext, userId: number) => ({ ...memberQuery(a, userId, calls.user.sessions, {}), refetchOnWindowFocus: true });
