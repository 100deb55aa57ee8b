import { DEFAULT_LANGUAGE } from '@portal/contracts';
import { standing } from '@portal/domain';
import { ChannelAudience } from '../../live/channel-audience.ts';
import type { Programme } from '../../live/programme.ts';
import type { Base, Module } from '../../module.ts';
import { idOfPart, type PageCards } from '../page-cards/index.ts';
import type { Audience } from '../../sockets/audience.ts';
import { cardOfMatch, momentOf } from './match.card.ts';
import { fixtureRepository } from './fixture.repository.ts';
import { menuRoutes } from './menu.routes.ts';
import { MatchRooms } from './match-rooms.ts';
import { scheduleRoutes } from './schedule.routes.ts';
import { ScheduleService } from './schedule.service.ts';

interface Deps extends Base {
  programme: Programme;
  audience: Audience;
  /** Viewers that a demonstration has added to those of the audience. */
  simulatedViewers: (fixtureId: number) => number;
  menuKey: string | undefined;
  cards: PageCards;
}
interface Offers {
  schedule: ScheduleService;
  rooms: MatchRooms;
  /** Told of the playlists that are fetched. */
  channels: ChannelAudience;
}

export function scheduleModule({ db, clock, say, programme, audience, simulatedViewers, menuKey, cards }: Deps): Module & Offers {
  const rooms = new MatchRooms(db);
  const channels: ChannelAudience = new ChannelAudience({ clock, onAir: (channel) => schedule.matchOnAir(channel) });
  const schedule = new ScheduleService({
    programme,
    rooms,
    clock,
    say,
    repository: fixtureRepository(db),
    viewers: (fixtureId) => audience.count(fixtureId),
    simulatedViewers,
    channelViewers: (channel) => channels.count(channel),
  });
  // Everybody reads the same card, so it speaks the language of the house.
  cards.add('truc-tiep', async ([, id]) => {
    const fixtureId = idOfPart(id);
    const [match] = fixtureId === undefined ? [] : await schedule.among([fixtureId], DEFAULT_LANGUAGE);
    const moment = match && momentOf(match);
    return (
      match && {
        card: cardOfMatch(match),
        fixtureId: match.fixtureId,
        airs: standing(match) === 'coming' && match.commentators.length > 0,
        ...(moment && { moment }),
      }
    );
  });
  return {
    schedule,
    rooms,
    channels,
    routes: async (app) => {
      scheduleRoutes(app, schedule);
      await menuRoutes(app, { schedule, clock, say, key: menuKey });
    },
  };
}
