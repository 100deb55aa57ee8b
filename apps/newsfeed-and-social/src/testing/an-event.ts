import { event, type PortalEvent } from '@portal/contracts/event';
import { aPerson } from './a-post.ts';

/** An event a week after the pages of the tests are looked at, from 19:00 to 22:30. */
export const anEvent = (own: Partial<PortalEvent> = {}): PortalEvent =>
  event.parse({
    id: 12,
    title: 'Offline xem derby',
    text: 'Mang theo khăn.',
    host: aPerson(),
    startsAt: '2026-11-28T19:00:00+07:00',
    endsAt: '2026-11-28T22:30:00+07:00',
    state: 'coming',
    place: { name: 'Quán Cây Sấu', address: 'Ngõ 12 Lý Nam Đế' },
    link: null,
    places: 60,
    bookings: 9,
    savings: 14,
    mine: { booked: false, saved: false },
    ...own,
  });
