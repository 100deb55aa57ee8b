import type { z } from 'zod';
import type { Language, Output } from '@portal/contracts';
import type { pointsCalls } from '@portal/contracts/points';
import { dayInZone } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { ledgerRepository } from './ledger.repository.ts';
import { withNames } from './somebody.ts';
import { statementOf } from './statement.ts';

type Asked = z.output<(typeof pointsCalls.statement)['query']>;
type Statement = Output<typeof pointsCalls.statement>;

/** Rows of one file. */
const MOST = 10_000;
/** A file of thousands of rows is not made over and over. */
const pace = { perSecond: 1 / 10, burst: 5 };

interface Parts {
  db: Db;
  clock: Clock;
  say: Say;
  limits: TokenBuckets;
  most?: number;
}

/** One's ledger as a file. */
export class StatementService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The newest rows, as many as a file has. Throws Refused 429 for who asks over and over. */
  async of(accountId: number, { timezone }: Asked, language: Language): Promise<Statement> {
    const { db, clock, say, limits, most = MOST } = this.#parts;
    const taken = limits.take(`statement ${accountId}`, pace);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    const rows = await ledgerRepository(db).newest(accountId, null, most);
    const told = await withNames(db, rows.slice(0, most));
    return {
      name: `khan-dai-${dayInZone(clock.now(), timezone)}.csv`,
      text: statementOf(told, { language, timeZone: timezone }, say),
      rows: told.length,
      whole: rows.length <= most,
    };
  }
}
