import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { serve } from '../../http/serve.ts';
import { memberId } from '../../identity/caller.ts';
import type { SettingsService } from './settings.service.ts';

/** One's own settings; nobody sees or changes another's. */
export function settingsRoutes(app: FastifyInstance, settings: SettingsService): void {
  serve(app, calls.user.settings, async ({ caller }) => ({ settings: await settings.of(memberId(caller)) }));
  serve(app, calls.user.saveSettings, async ({ caller, body }) => ({ settings: await settings.change(memberId(caller), body.settings) }));
}
