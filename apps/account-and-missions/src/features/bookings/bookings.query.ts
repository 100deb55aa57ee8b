import { limits } from '@portal/contracts';
import { bookingCalls } from '@portal/contracts/booking';
import { bookingWindow } from '@portal/domain';
import { callQuery, type AppContext, type Viewer } from '@portal/platform';

const iso = (moment: number) => new Date(moment).toISOString();

/** What a member has booked from today's first moment to the last one seven days ahead, all on one page (section 9). Asked anew when the page is looked at again. */
export function bookingsQuery(a: AppContext, userId: Viewer) {
  const { startTime, endTime } = bookingWindow(a.clock.now(), a.prefs.timeZone);
  const asked = { startTime: iso(startTime), endTime: iso(endTime), pageNum: 1, pageSize: limits.bookings };
  return { ...callQuery(a, bookingCalls.list, asked, userId), refetchOnWindowFocus: true };
}
