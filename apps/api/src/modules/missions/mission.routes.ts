import type { FastifyInstance } from 'fastify';
import { pointsCalls } from '@portal/contracts/points';
import { serve } from '../../http/serve.ts';
import { memberId } from '../../identity/caller.ts';
import type { MissionService } from './mission.service.ts';

/** One's own missions of the day. */
export function missionRoutes(app: FastifyInstance, missions: MissionService): void {
  serve(app, pointsCalls.missions, ({ caller }) => missions.board(memberId(caller)));
  serve(app, pointsCalls.claimMission, ({ caller, body }) => missions.claim(memberId(caller), body));
}
