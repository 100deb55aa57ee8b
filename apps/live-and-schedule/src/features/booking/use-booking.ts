import { useMutation, useQuery } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { bookingCalls } from '@portal/contracts/booking';
import type { CommentatorBadge, MatchSummary } from '@portal/contracts/match';
import { BOOKING_REMINDER, isDuplicateBooking, mayBook } from '@portal/domain';
import { NOBODY, useApp, viewerOf } from '@portal/platform';
import type { MatchWords } from '../match/match-words.ts';
import { bookingsQuery } from './booking.query.ts';

/**
 * Whether one has booked a commentator for a match, and how to change it; whoever is not logged in is asked to first. A booking that is not taken is logged, and the list is
 * not asked for anew (section 8). To be called where the session is observed.
 */
export function useBooking({ fixtureId, kickOff }: Pick<MatchSummary, 'fixtureId' | 'kickOff'>, { userId, name }: CommentatorBadge, words: MatchWords) {
  const a = useApp();
  const { t } = words;
  const viewer = viewerOf(a.session.state);
  const query = bookingsQuery(a, viewer);
  const bookings = useQuery({ ...query, enabled: viewer !== NOBODY });
  const payload = { fixtureId, commentatorId: userId, name, userId };
  const booked = viewer !== NOBODY && bookings.data !== undefined && isDuplicateBooking(payload, bookings.data.list);
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      // While nobody knows whether one has booked, the button can say neither.
      if (!bookings.data) await bookings.refetch({ throwOnError: true });
      else if (on) await a.api.call(bookingCalls.create, payload);
      else await a.api.call(bookingCalls.cancel, { fixtureId, userId });
      return bookings.data !== undefined;
    },
    onSuccess: async (changed, on) => {
      if (!changed) return;
      // The button is busy until the list says the same.
      await a.queryClient.invalidateQueries({ queryKey: [bookingCalls.list.id] });
      const who = words.blv(name);
      if (on)
        a.notify({
          id: 'booking',
          tone: 'success',
          title: t('blv.booking.done', { name: who }),
          text: t(isSoon(kickOff, a.clock.now()) ? 'blv.booking.soon' : 'blv.booking.told'),
        });
      else a.notify({ id: 'booking', tone: 'info', title: t('blv.booking.undone', { name: who }) });
    },
    onError: (error, on) => {
      console.warn('[live-and-schedule] booking was not taken:', error.message);
      const away = isApiError(error) && error.kind === 'offline';
      const text = (isApiError(error) && error.serverMessage) || t(away ? 'blv.booking.offline' : 'blv.booking.ours');
      a.notify({ id: 'booking', tone: 'error', title: t(on ? 'blv.booking.failed' : 'blv.booking.undoFailed'), text });
    },
  });
  return {
    /** It is known who presses. */
    ready: a.session.state.status !== 'starting',
    booked,
    busy: change.isPending,
    press: () => {
      if (mayBook({ fixtureId }, { isGuest: viewer === NOBODY, hasToken: viewer !== NOBODY })) change.mutate(!booked);
      else a.session.askLogin();
    },
  };
}

/** Nobody is reminded of what begins right now. */
const isSoon = (kickOff: string, now: number): boolean => Date.parse(kickOff) - now <= BOOKING_REMINDER;
