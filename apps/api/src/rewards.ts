import type { Config } from './config.ts';
import type { Base } from './module.ts';
import type { ChatWriter } from './modules/chat/index.ts';
import { luckyModule } from './modules/lucky/index.ts';
import { missionModule } from './modules/missions/index.ts';
import type { NotificationBell } from './modules/notifications/index.ts';
import { pointsModule } from './modules/points/index.ts';
import { referralModule } from './modules/referrals/index.ts';
import type { Audience } from './sockets/audience.ts';

interface Deps extends Base {
  readonly audience: Audience;
  readonly writer: Pick<ChatWriter, 'onCommit'>;
  readonly bell: Pick<NotificationBell, 'ring'>;
  readonly config: Pick<Config, 'luckyTickets'>;
}

/** Points, and what they come from: check-ins, missions, invitations, the lucky draw. `earning`: the modules, but for the missions, which end last. */
export function rewards({ audience, writer, bell, config, ...base }: Deps) {
  const points = pointsModule(base);
  const { ledger } = points;
  const missions = missionModule({ ...base, ledger, audience });
  writer.onCommit((_room, _epoch, messages) => {
    // Not that somebody came in, nor that there was a goal.
    for (const { authorId, isGuest, simulated, systemMessage } of messages)
      if (!isGuest && !simulated && systemMessage === null) missions.tell(authorId, 'chat');
  });
  const referral = referralModule({ ...base, ledger, bell });
  return { points, missions, tellDeed: missions.tell, referral, earning: [points, referral, luckyModule({ ...base, ledger, tickets: config.luckyTickets })] };
}
