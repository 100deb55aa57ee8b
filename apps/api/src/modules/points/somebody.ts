import type { Db } from '../../db/open.ts';
import { peopleRepository } from '../people/index.ts';
import type { LedgerEntry } from './ledger.repository.ts';

/** Somebody as the subject of a row: by their id, since names go and rows stay. */
export const somebody = (accountId: number): string => `#${accountId}`;

const idOf = ({ reason, subject }: LedgerEntry): number | undefined => {
  const [, digits] = (reason === 'referral' && /^#(\d{1,15})$/.exec(subject)) || [];
  return digits === undefined ? undefined : Number(digits);
};

/** The rows as they are told: somebody by their user name, and who has left by none. */
export async function withNames(db: Db, rows: readonly LedgerEntry[]): Promise<LedgerEntry[]> {
  const people = await peopleRepository(db).here(rows.flatMap((row) => idOf(row) ?? []));
  return rows.map((row) => {
    const id = idOf(row);
    return id === undefined ? row : { ...row, subject: people.get(id)?.username ?? '' };
  });
}
