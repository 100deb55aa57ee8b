import { settingsOf } from '@portal/domain';
import type { AppSettings } from '@portal/platform';

/** Of a page that is rendered for nobody in particular: all off, and nothing to be changed. */
export const offSettings: AppSettings = Object.freeze({ state: { status: 'starting' as const }, values: settingsOf({}), set: async () => {} });
