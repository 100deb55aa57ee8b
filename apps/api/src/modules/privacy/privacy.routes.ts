import type { FastifyInstance } from 'fastify';
import { privacyCalls } from '@portal/contracts/privacy';
import { serve } from '../../http/serve.ts';
import { memberId } from '../../identity/caller.ts';
import type { LeavingService } from './leaving.service.ts';
import type { OwnDataService } from './own-data.service.ts';

/** One's own data and one's own account; nobody sees or moves another's. */
export function privacyRoutes(app: FastifyInstance, own: OwnDataService, leaving: LeavingService): void {
  serve(app, privacyCalls.data, ({ caller, query }) => own.page(memberId(caller), query.cursor));
  serve(app, privacyCalls.leave, ({ caller, body, language }) => leaving.leave(memberId(caller), body.password, language));
  serve(app, privacyCalls.stay, ({ caller }) => leaving.stay(memberId(caller)));
}
