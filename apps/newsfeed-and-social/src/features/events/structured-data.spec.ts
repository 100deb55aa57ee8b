import { anEvent } from '../../testing/an-event.ts';
import { schemaEvent } from './structured-data.ts';

it('an event at a place is one that is attended there', () => {
  expect(schemaEvent(anEvent())).toMatchObject({
    '@type': 'Event',
    name: 'Offline xem derby',
    startDate: '2026-11-28T19:00:00+07:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Quán Cây Sấu', address: 'Ngõ 12 Lý Nam Đế' },
    maximumAttendeeCapacity: 60,
    organizer: { name: 'Bà chị sân Vinh' },
  });
});

it('one on the portal, for whoever wants, is attended there; one that is called off says so', () => {
  const data = schemaEvent(anEvent({ place: null, places: null, state: 'cancelled', text: '' }));
  expect(data).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: '/bang-tin/su-kien/12' },
  });
  expect(['description', 'maximumAttendeeCapacity'].filter((name) => name in data)).toEqual([]);
});
