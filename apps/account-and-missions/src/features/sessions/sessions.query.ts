import { userCalls } from '@portal/contracts/user';
import { callQuery, type AppContext, type Viewer } from '@portal/platform';

/** Where a member is logged in. Asked anew when the page is looked at again: one may have left elsewhere meanwhile. */
export const sessionsQuery = (a: AppContext, userId: Viewer) => ({ ...callQuery(a, userCalls.sessions, {}, userId), refetchOnWindowFocus: true });
