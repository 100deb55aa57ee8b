import { stringify } from 'csv-stringify/sync';
import { Temporal } from 'temporal-polyfill';
import { knownWord, type Language } from '@portal/contracts';
import { ledgerReasons } from '@portal/contracts/points';
import { missionOfSubject } from '@portal/domain';
import type { Say } from '../../http/words.ts';
import type { LedgerEntry } from './ledger.repository.ts';

interface Told {
  readonly language: Language;
  readonly timeZone: string;
}

/**
 * Rows of the ledger as a file (RFC 4180, UTF-8 with a mark at its head, by which spreadsheets know it): when, what for, of what, how many, how many
 * there were then. Text that a spreadsheet would reckon with is marked as text.
 */
export function statementOf(rows: readonly LedgerEntry[], { language, timeZone }: Told, say: Say): string {
  const head = ['at', 'reason', 'subject', 'amount', 'balance'].map((column) => say(language, `points.statement.${column}`));
  const lines = rows.map(({ createdAt, reason, subject, amount, balance }) => [
    Temporal.Instant.fromEpochMilliseconds(createdAt.getTime()).toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' }),
    say(language, `points.reason.${knownWord(ledgerReasons, reason) ?? 'adjustment'}`),
    detailOf(reason, subject, (key, params) => say(language, `points.${key}`, params)),
    amount,
    balance,
  ]);
  return stringify([head, ...lines], { bom: true, record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ });
}

/** Of what it was: a mission by its name, a ticket of the lucky draw by its place, everything else as it was written. */
function detailOf(reason: string, subject: string, named: (key: string, params?: Record<string, string>) => string): string {
  const [, round, number] = (reason === 'draw' && /^(\d+)\/(\d+)$/.exec(subject)) || [];
  if (round && number) return named('ticket', { round, number });
  // Which prediction; how much of it came back stands beside it.
  if (reason === 'prediction') return subject.replace(/\/.*/, '');
  const mission = reason === 'mission' ? missionOfSubject(subject) : undefined;
  return mission ? named(`mission.${mission}`) : subject;
}
