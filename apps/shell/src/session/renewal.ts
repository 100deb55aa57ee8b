import { isApiError } from '@portal/api-client';
import { afterRefresh, refreshPlan } from '@portal/domain';
import type { TokenStore } from './token-store.ts';

/** Runs one piece of work at a time among all tabs of the portal. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** `missing`: there was nothing to refresh with. `refused`: the session has expired. `failed`: nobody answered, or not now; the tokens stay. */
export type Renewed = 'renewed' | 'missing' | 'refused' | 'failed';

interface Parts {
  tokens: TokenStore;
  lock: Lock;
  refresh(refreshToken: string): Promise<{ accessToken: string; refreshToken: string }>;
}

/**
 * The refresh of section 4, one for any number of callers here. Refresh tokens rotate, so tabs take turns where the browser has locks, and each looks first whether
 * another has stored a new token meanwhile. Where there are none two may refresh at once: the server grants both within its grace, and whoever is later takes what lies there.
 */
export function createRenewal({ tokens, lock, refresh }: Parts): (used: string | undefined) => Promise<Renewed> {
  let waiting: Promise<Renewed> | undefined;
  const asStored = (): Renewed => (tokens.token() ? 'renewed' : 'missing');

  async function renew(used: string | undefined): Promise<Renewed> {
    const [token, refreshToken] = [tokens.token(), tokens.refreshToken()];
    if (token && token !== used) return 'renewed';
    if (!refreshToken || refreshPlan({ token: token ?? null, refreshToken }) === 'dropGuestAndReload') return 'missing';
    try {
      const next = await refresh(refreshToken);
      // Logged out or in meanwhile, or another tab was quicker: what lies there is newer than this.
      if (tokens.refreshToken() !== refreshToken) return asStored();
      tokens.becomeUser(next.accessToken, next.refreshToken);
      return 'renewed';
    } catch (error) {
      if (tokens.refreshToken() !== refreshToken) return asStored();
      return isRefused(error) ? 'refused' : 'failed';
    }
  }

  return (used) => {
    waiting ??= lock(() => renew(used)).finally(() => {
      waiting = undefined;
    });
    return waiting;
  };
}

/** A code above 0 is a refusal (sections 4 and 8); an api that is away, or asked too often, has not refused anything. */
function isRefused(error: unknown): boolean {
  return isApiError(error) && ['refused', 'badInput', 'noToken', 'notAllowed'].includes(error.kind) && afterRefresh(Number(error.code)) === 'logout';
}

const NAME = 'khan-dai session';

/** The browser's locks; without them (an older browser, no secure origin) each tab is alone. */
export const lockNamed =
  (name: string): Lock =>
  async (work) => {
    const locks = (navigator as { locks?: LockManager }).locks;
    if (!locks) return work();
    let begun = false;
    try {
      return await locks.request(name, () => {
        begun = true;
        return work();
      });
    } catch (error) {
      if (begun) throw error;
      return work();
    }
  };
/** Of the session. Nothing that is done under it may need a token renewed: that waits for it. */
export const browserLock: Lock = lockNamed(NAME);
