import { calls } from '@portal/contracts';
import type { AppContext } from '@portal/platform';
import { memberQuery } from '../member/member-query.ts';

/** The card of one member. A page that was left open overnight asks again when it is looked at: the days have moved on. */
export const checkInQuery = (a: AppContext, userId: number) => ({ ...memberQuery(a, userId, calls.points.checkInCard, {}), refetchOnWindowFocus: true });
