import { addDays, dayInZone, MISSION_ZONE } from '@portal/domain';
import type { Base, Module } from '../../module.ts';
import type { Audience } from '../../sockets/audience.ts';
import type { Ledger } from '../points/index.ts';
import { DeedBook, type TellDeed } from './deed-book.ts';
import { deedRepository } from './deed.repository.ts';
import { missionRoutes } from './mission.routes.ts';
import { MissionService } from './mission.service.ts';
import { WatchMinutes } from './watch-minutes.ts';

interface Deps extends Base {
  readonly ledger: Ledger;
  readonly audience: Audience;
}
interface Offers {
  /** To be told of what members do. */
  readonly tell: TellDeed;
  /** To be told of the playlists of matches on air that are fetched. */
  readonly watched: (fixtureId: number, network: string) => void;
}

export function missionModule({ db, clock, onError, ledger, audience }: Deps): Module & Offers {
  const deeds = new DeedBook({ db, clock, onError });
  const minutes = new WatchMinutes({ clock, audience, tell: deeds.tell });
  const missions = new MissionService({ db, clock, ledger, deeds });
  return {
    tell: deeds.tell,
    watched: (fixtureId, network) => minutes.note(fixtureId, network),
    routes: (app) => missionRoutes(app, missions),
    housekeeping: [() => deedRepository(db).forgetBefore(addDays(dayInZone(clock.now(), MISSION_ZONE), -1))],
    async close() {
      minutes.close();
      await deeds.settled();
    },
  };
}
