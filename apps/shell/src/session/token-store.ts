import { MOST_DEVICES, stored } from '@portal/contracts';
import { GUEST_FLAG, tokenToSend } from '@portal/domain';

/** The visitor's tokens, under the specification's names (section 3). Storage may be forbidden by the browser: then the page itself remembers. */
export function createTokenStore(storage: Storage | undefined) {
  const memory = new Map<string, string>();
  // The page's own memory stands in only where there is no storage: beside one it would keep what another tab has thrown away.
  const read = (key: string): string | undefined => {
    try {
      return storage ? (storage.getItem(key) ?? undefined) : memory.get(key);
    } catch {
      return memory.get(key);
    }
  };
  const write = (key: string, value: string | undefined) => {
    try {
      if (!storage) throw new Error('no storage');
      if (value === undefined) storage.removeItem(key);
      else storage.setItem(key, value);
    } catch {
      if (value === undefined) memory.delete(key);
      else memory.set(key, value);
    }
  };
  return {
    token: () => read(stored.token),
    refreshToken: () => read(stored.refreshToken),
    guestToken: () => read(stored.guestToken),
    /** User token, else guest token, else stored token (section 7). Both lie in the storage and are read anew each time, so that tabs agree: there is no third. */
    current: () => tokenToSend({ token: read(stored.token) ?? null, guestToken: read(stored.guestToken) ?? null, stored: null }) ?? undefined,
    becomeUser(accessToken: string, refreshToken: string) {
      // Other tabs look at the token: who sees the new one has to find its refresh token there too.
      write(stored.refreshToken, refreshToken);
      write(stored.token, accessToken);
      write(stored.guestToken, undefined);
      write(stored.guestFlag, String(GUEST_FLAG.registered));
    },
    becomeGuest(guestToken: string) {
      write(stored.guestToken, guestToken);
      write(stored.guestFlag, String(GUEST_FLAG.guest));
    },
    rememberUser: (userId: number) => write(stored.userId, String(userId)),
    /** What earlier log-ins in this browser are known by, newest first; they stay when one logs out. */
    devices: () => listIn(read(stored.devices)),
    rememberDevice: (device: string) => write(stored.devices, JSON.stringify([device, ...listIn(read(stored.devices))].slice(0, MOST_DEVICES))),
    dropGuest: () => write(stored.guestToken, undefined),
    clear() {
      for (const key of [stored.token, stored.refreshToken, stored.guestToken, stored.guestFlag, stored.userId]) write(key, undefined);
    },
  };
}

/** What lies in the storage may be anybody's. */
function listIn(text: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string').slice(0, MOST_DEVICES) : [];
  } catch {
    return [];
  }
}
export type TokenStore = ReturnType<typeof createTokenStore>;
