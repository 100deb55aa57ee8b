import type { OwnDataPage } from '@portal/contracts/privacy';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { stillThere } from '../people/index.ts';
import { ownDataRepository } from './own-data.repository.ts';
import { ownNames } from './own-tables.ts';
import { readPlace, writePlace } from './place.ts';

/** Rows of a page. */
const PAGE = 1_000;
/** A hundred thousand rows at once, and then slowly: each page asks of everything. */
const pages = { perSecond: 1 / 6, burst: 100 };

interface Parts {
  readonly db: Db;
  readonly limits: TokenBuckets;
}

/** All that the portal keeps of a member, for themselves. */
export class OwnDataService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Kind after kind, as much as fits a page. Throws Refused 400 naming `cursor`, 401 when the account is gone, 429. */
  async page(accountId: number, cursor: string | undefined): Promise<OwnDataPage> {
    const { db, limits } = this.#parts;
    const taken = limits.take(`own data ${accountId}`, pages);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    const from = readPlace(cursor);
    await stillThere(db, accountId);
    const parts: OwnDataPage['parts'] = [];
    let room = PAGE;
    for (const name of ownNames.slice(ownNames.indexOf(from.name))) {
      if (room === 0) return { parts, nextCursor: writePlace({ name, after: null }) };
      const found = await ownDataRepository(db).rows(name, accountId, name === from.name ? from.after : null, room + 1);
      const shown = found.slice(0, room);
      parts.push({ name, rows: shown.map(({ fields }) => fields) });
      const last = shown.at(-1);
      if (last && found.length > room) return { parts, nextCursor: writePlace({ name, after: last.key }) };
      room -= shown.length;
    }
    return { parts, nextCursor: null };
  }
}
