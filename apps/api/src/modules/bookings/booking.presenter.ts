import type { Booking } from '@portal/contracts/booking';
import type { MatchSummary } from '@portal/contracts/match';
import type { StoredBooking } from './booking.repository.ts';

/** A booking as its owner gets it; the match as it stands now, where it is still on the schedule. */
export const presentBooking = (row: StoredBooking, match: MatchSummary | undefined): Booking => ({
  id: row.id,
  fixtureId: row.fixtureId,
  commentator: { userId: row.commentatorId, id: row.commentatorId, name: row.name },
  startTime: row.startsAt.toISOString(),
  ...(match && { match }),
});
