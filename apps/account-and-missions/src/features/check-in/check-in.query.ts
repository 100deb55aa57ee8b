import { pointsCalls } from '@portal/contracts/points';
import { callQuery, type AppContext, type Viewer } from '@portal/platform';

/** The card of one member. A page that was left open overnight asks again when it is looked at: the days have moved on. */
export const checkInQuery = (a: AppContext, userId: Viewer) => ({ ...callQuery(a, pointsCalls.checkInCard, {}, userId), refetchOnWindowFocus: true });
