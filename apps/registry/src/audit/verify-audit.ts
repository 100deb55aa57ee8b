import { auditEntry, type AuditEntry } from '@portal/contracts';
import { BEGINNING, hashOf } from './chain.ts';

export interface AuditProblem {
  /** Number of the line at fault. */
  n: number;
  kind: 'unreadable' | 'forged' | 'missing' | 'reordered' | 'truncated' | 'added';
  /** One line for a person. */
  says: string;
}
export interface AuditVerdict {
  ok: boolean;
  /** Lines that were looked at. */
  lines: number;
  problems: AuditProblem[];
}

/** After so many there is nothing more to learn. */
const ENOUGH = 100;
const span = (from: number, to: number) => (from === to ? `line ${from} is` : `lines ${from} to ${to} are`);

/**
 * Proves that the log is whole and unchanged: each line hashes to its own hash, follows the one before it, and the last one is the head.
 * `head` is what the book of pointers says the newest line is; who noted an earlier head somewhere else holds the log against that as well.
 */
export function verifyAudit(lines: readonly unknown[], head: { n: number; hash: string }): AuditVerdict {
  const problems: AuditProblem[] = [];
  const say = (n: number, kind: AuditProblem['kind'], says: string) => void problems.push({ n, kind, says });
  const seen = new Map<number, AuditEntry>();
  let expected = 1;
  for (const raw of lines) {
    const { data: line } = auditEntry.safeParse(raw);
    if (!line) {
      say(expected, 'unreadable', `line ${expected} cannot be read as a line of the log`);
      expected += 1;
      continue;
    }
    if (line.n < expected) say(line.n, 'reordered', seen.has(line.n) ? `line ${line.n} is there twice` : `line ${line.n} stands after line ${expected - 1}`);
    else if (line.n > head.n) say(line.n, 'added', `line ${line.n} was added behind the head, which is line ${head.n}`);
    else if (hashOf(line) !== line.hash) say(line.n, 'forged', `line ${line.n} was changed: it does not match its own hash`);
    seen.set(line.n, line);
    expected = Math.max(expected, line.n + 1);
  }
  for (const gap of gapsIn(seen, problems, expected)) say(gap.from, 'missing', `${span(gap.from, gap.to)} missing`);
  for (const line of seen.values()) {
    const before = line.n === 1 ? BEGINNING : seen.get(line.n - 1);
    if (before && before.hash !== line.prev)
      say(
        before.n || 1,
        'forged',
        before.n ? `line ${before.n} was replaced: line ${line.n} was written after another one` : 'line 1 is not the beginning of a log',
      );
  }
  if (expected <= head.n) say(expected, 'truncated', `${span(expected, head.n)} missing at the end`);
  const newest = head.n > 0 ? seen.get(head.n) : undefined;
  if (newest && newest.hash !== head.hash) say(head.n, 'forged', `line ${head.n} is not the one that the registry wrote last`);
  problems.sort((one, other) => one.n - other.n);
  return { ok: problems.length === 0, lines: lines.length, problems: problems.slice(0, ENOUGH) };
}

/** Numbers below `end` that no line has, as spans; those already told as unreadable are left out. */
function gapsIn(seen: Map<number, AuditEntry>, told: readonly AuditProblem[], end: number): { from: number; to: number }[] {
  const unreadable = new Set(told.filter(({ kind }) => kind === 'unreadable').map(({ n }) => n));
  const known = [...new Set([...seen.keys(), ...unreadable])].filter((n) => n < end).sort((one, other) => one - other);
  return [...known, end].flatMap((n, at) => {
    const from = (known[at - 1] ?? 0) + 1;
    return from < n ? [{ from, to: n - 1 }] : [];
  });
}
