import type { Output } from '@portal/contracts';
import type { userCalls } from '@portal/contracts/user';
import { SETTING_KEY, settingsOf, type SettingName } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Allowance, TokenBuckets } from '../../limits/token-bucket.ts';
import { stillThere } from '../people/index.ts';
import { settingsRepository, type StoredSettings } from './settings.repository.ts';

/** Twelve switches, flicked back and forth. */
const changes: Allowance = { perSecond: 1, burst: 30 };

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
}
type AllSettings = Output<typeof userCalls.settings>['settings'];

/** A member's own settings (section 9). */
export class SettingsService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async of(accountId: number): Promise<AllSettings> {
    return byKey(await settingsRepository(this.parts.db).of(accountId));
  }

  /** Changes those that are named, `onlyUnset` only those that were never set, and leaves the others. Throws Refused: 401 for an account that is gone, 429. */
  async change(accountId: number, change: StoredSettings, onlyUnset = false): Promise<AllSettings> {
    const { db, clock, limits } = this.parts;
    const taken = limits.take(`settings ${accountId}`, changes);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    await stillThere(db, accountId);
    return byKey(await settingsRepository(db).change(accountId, change, new Date(clock.now()), onlyUnset));
  }
}

/** All twelve; what was never set is off. */
function byKey(stored: StoredSettings): AllSettings {
  const settings = settingsOf(stored as Record<number, boolean | undefined>);
  return Object.fromEntries((Object.keys(settings) as SettingName[]).map((name) => [String(SETTING_KEY[name]), settings[name]])) as AllSettings;
}
