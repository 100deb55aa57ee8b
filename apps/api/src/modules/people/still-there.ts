import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import { peopleRepository } from './people.repository.ts';

/** A token outlives its account by minutes at most; nobody writes under a name that is gone. Throws Refused 401. */
export async function stillThere(db: Db, accountId: number): Promise<void> {
  if (!(await peopleRepository(db).isHere(accountId))) throw refused.noToken();
}
