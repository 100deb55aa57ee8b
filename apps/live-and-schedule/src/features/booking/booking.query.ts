import { limits } from '@portal/contracts';
import { bookingCalls } from '@portal/contracts/booking';
import { bookingWindow } from '@portal/domain';
import { callQuery, type AppContext, type Viewer } from '@portal/platform';

const iso = (moment: number) => new Date(moment).toISOString();

/** What a member has booked from today's first moment to the last one seven days ahead, all on one page (section 9). */
export function bookingsQuery(a: AppContext, viewer: Viewer) {
  const { startTime, endTime } = bookingWindow(a.clock.now(), a.prefs.timeZone);
  return callQuery(a, bookingCalls.list, { startTime: iso(startTime), endTime: iso(endTime), pageNum: 1, pageSize: limits.bookings }, viewer);
}
