import type { ApiClient } from '@portal/api-client';
import { stored } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';

interface Parts {
  api: ApiClient;
  /** Where values of section 3 lie. */
  storage: Pick<Storage, 'setItem'>;
  /** Remembers as long as the visit. */
  visit: Pick<Storage, 'getItem' | 'setItem'>;
  /** The browser's own zone. */
  zone(): string;
  /** Minutes west of UTC, now. */
  offset(): number;
  log(line: string, error: unknown): void;
}

const ASKED = 'visitor';

/** Section 7, time zone with address: asked once a visit, kept by the names of section 3. What fails is logged and nobody's concern (section 8); the browser's own zone is kept then. */
export async function learnVisitor({ api, storage, visit, zone, offset, log }: Parts): Promise<void> {
  try {
    if (visit.getItem(ASKED)) return;
    visit.setItem(ASKED, '1');
    storage.setItem(stored.offset, String(offset()));
    storage.setItem(stored.timeZone, zone());
    const { ip, timeZone } = await api.call(resourceCalls.visitor, {});
    storage.setItem(stored.ip, ip);
    if (timeZone) storage.setItem(stored.timeZone, timeZone);
  } catch (error) {
    log('[visitor] address and zone stay unknown', error);
  }
}

/** Of this page. */
export const learnThisVisitor = (api: ApiClient): Promise<void> =>
  learnVisitor({
    api,
    // Asked for each time: a browser that forbids storage throws at its name already.
    storage: { setItem: (name, value) => localStorage.setItem(name, value) },
    visit: { getItem: (name) => sessionStorage.getItem(name), setItem: (name, value) => sessionStorage.setItem(name, value) },
    zone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    offset: () => new Date().getTimezoneOffset(),
    log: (line, error) => console.info(line, error),
  });
