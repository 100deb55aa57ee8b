import { links } from '@portal/contracts';
import type { PortalEvent } from '@portal/contracts/event';
import type { StructuredData } from '@portal/platform';

/** schema.org's Event. */
export const schemaEvent = ({ id, title, text, startsAt, endsAt, state, place, places, host }: PortalEvent): StructuredData => ({
  '@type': 'Event',
  name: title,
  ...(text && { description: text }),
  startDate: startsAt,
  endDate: endsAt,
  url: links.event(id),
  eventStatus: `https://schema.org/${state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: `https://schema.org/${place ? 'OfflineEventAttendanceMode' : 'OnlineEventAttendanceMode'}`,
  location: place
    ? { '@type': 'Place', name: place.name, ...(place.address && { address: place.address }) }
    : { '@type': 'VirtualLocation', url: links.event(id) },
  ...(places !== null && { maximumAttendeeCapacity: places }),
  organizer: { '@type': 'Person', name: host.displayName, url: links.profile(host.username) },
});
