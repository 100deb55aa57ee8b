import type { Config } from '../../config.ts';
import { isDemoName } from '../../identity/demo-names.ts';
import type { Passwords } from '../../identity/passwords.ts';
import type { Messengers, PostRoom } from '../../messaging/index.ts';
import type { Base, Module } from '../../module.ts';
import type { PostRemoval } from '../newsfeed/index.ts';
import type { UploadService } from '../uploads/index.ts';
import { Erasure } from './erasure.ts';
import { LeavingService } from './leaving.service.ts';
import { OwnDataService } from './own-data.service.ts';
import { privacyRoutes } from './privacy.routes.ts';

interface Deps extends Base {
  readonly passwords: Passwords;
  readonly messengers: Messengers;
  readonly postRoom: PostRoom;
  readonly removal: PostRemoval;
  readonly uploads: UploadService;
  readonly config: Pick<Config, 'demo'>;
}

/** What the portal knows of a member is theirs to have, and to take away. */
export function privacyModule({ db, clock, say, limits, onError, passwords, messengers, postRoom, removal, uploads, config }: Deps): Module {
  const own = new OwnDataService({ db, limits });
  const leaving = new LeavingService({ db, clock, say, limits, passwords, messengers, postRoom, isEverybodys: (name) => config.demo && isDemoName(name) });
  const erasure = new Erasure({ db, clock, removal, uploads, onError });
  return {
    routes(app) {
      // Before anybody waits for the round that runs.
      app.addHook('preClose', async () => erasure.close());
      privacyRoutes(app, own, leaving);
    },
    housekeeping: [() => erasure.goOn()],
  };
}
