import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { links } from '@portal/contracts';
import { liveCalls } from '@portal/contracts/live';
import { SPORT_ID, SPORTS } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import { refused } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import type { Say } from '../../http/words.ts';
import { iso } from './match.presenter.ts';
import type { ScheduleService } from './schedule.service.ts';

export const MENU_KEY_HEADER = 'x-live-menu-key';

interface Parts {
  readonly schedule: Pick<ScheduleService, 'countLive'>;
  readonly clock: Clock;
  readonly say: Say;
  /** What must be brought; undefined: nothing. */
  readonly key: string | undefined;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The menu of the live pages, for other programs than ours: `LIVE_MENU_KEY` keeps it to those that know it. */
export async function menuRoutes(app: FastifyInstance, { schedule, clock, say, key }: Parts): Promise<void> {
  const right = key === undefined ? undefined : digest(key);
  await app.register(async (guarded) => {
    if (right)
      guarded.addHook('onRequest', async ({ headers }) => {
        const given = headers[MENU_KEY_HEADER];
        // Digests are of one length, and are compared in the same time however much of them is right.
        if (typeof given !== 'string' || !timingSafeEqual(digest(given), right)) throw refused.notAllowed();
      });
    serve(guarded, liveCalls.menu, ({ language }) => ({
      serverTime: iso(clock.now()),
      list: SPORTS.filter(({ offered }) => offered).map(({ id, slug }) => ({
        sportId: id,
        slug,
        name: say(language, `sport.${slug}`),
        path: id === SPORT_ID.football ? links.live() : `${links.live()}/${slug}`,
        total: schedule.countLive(id),
      })),
    }));
  });
}
