import type { FastifyInstance } from 'fastify';
import { userCalls } from '@portal/contracts/user';
import { serve } from '../../http/serve.ts';
import { memberId } from '../../identity/caller.ts';
import type { SettingsService } from './settings.service.ts';

/** One's own settings; nobody sees or changes another's. */
export function settingsRoutes(app: FastifyInstance, settings: SettingsService): void {
  serve(app, userCalls.settings, async ({ caller }) => ({ settings: await settings.of(memberId(caller)) }));
  serve(app, userCalls.saveSettings, async ({ caller, body }) => ({ settings: await settings.change(memberId(caller), body.settings, body.onlyUnset) }));
}
