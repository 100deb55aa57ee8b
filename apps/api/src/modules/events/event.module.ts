import type { Base, Module } from '../../module.ts';
import type { NotificationBell } from '../notifications/index.ts';
import { idOfPart, type PageCards } from '../page-cards/index.ts';
import { remindOfEvents } from './event.reminder.ts';
import { eventRoutes } from './event.routes.ts';
import { EventService } from './event.service.ts';

interface Deps extends Base {
  bell: NotificationBell;
  cards: PageCards;
}

export function eventModule({ db, clock, limits, onError, bell, cards }: Deps): Module {
  const events = new EventService({ db, clock, limits });
  cards.add('bang-tin', async ([kind, id]) => {
    const eventId = kind === 'su-kien' ? idOfPart(id) : undefined;
    return eventId === undefined ? undefined : events.card(eventId);
  });
  const remind = () => remindOfEvents({ db, clock, bell, onError });
  return { routes: (app) => eventRoutes(app, events), start: remind, housekeeping: [remind] };
}
