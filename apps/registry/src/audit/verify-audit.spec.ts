import type { AuditEntry } from '@portal/contracts';
import fc from 'fast-check';
import { BEGINNING, chained, hashOf } from './chain.ts';
import { verifyAudit } from './verify-audit.ts';

const aLog = (length: number): AuditEntry[] => {
  const lines: AuditEntry[] = [];
  for (let at = 0; at < length; at += 1) {
    lines.push(
      chained(
        {
          at: `2026-11-20T12:00:${String(at % 60).padStart(2, '0')}Z`,
          token: 'root',
          by: 'lan',
          do: 'promote',
          moves: [{ program: 'chat', from: String(at), to: String(at + 1) }],
          revision: at + 1,
          note: `move ${at}`,
        },
        lines.at(-1) ?? null,
      ),
    );
  }
  return lines;
};
const headOf = (lines: readonly AuditEntry[]) => {
  const { n, hash } = lines.at(-1) ?? BEGINNING;
  return { n, hash };
};
const rechained = (lines: readonly AuditEntry[], from: number, change: Partial<AuditEntry>): AuditEntry[] =>
  lines.reduce<AuditEntry[]>(
    (done, line) => [...done, line.n < from ? line : chained(line.n === from ? { ...line, ...change } : line, done.at(-1) ?? null)],
    [],
  );
const faults = (lines: readonly unknown[], head = headOf(aLog(5))) => verifyAudit(lines, head).problems.map(({ n, kind }) => [n, kind]);

test('a log as it was written is whole, an empty one too', () => {
  expect(verifyAudit(aLog(5), headOf(aLog(5)))).toEqual({ ok: true, lines: 5, problems: [] });
  expect(verifyAudit([], BEGINNING)).toEqual({ ok: true, lines: 0, problems: [] });
});

test('the hash does not hang on the order in which a line was stored', () => {
  const [line] = aLog(1);
  const turned = JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(line!).reverse()))) as AuditEntry;
  expect(hashOf(turned)).toBe(line!.hash);
  expect(hashOf({ ...turned, moves: [{ to: '1', from: '0', program: 'chat' }] })).toBe(line!.hash);
});

test.each<[string, (lines: AuditEntry[]) => unknown[], [number, string][]]>([
  ['a word of line 3 changed', (lines) => lines.map((line) => (line.n === 3 ? { ...line, note: 'harmless' } : line)), [[3, 'forged']]],
  [
    'line 3 forged with a hash of its own',
    (lines) => lines.map((line) => (line.n === 3 ? { ...line, by: 'nobody', hash: hashOf({ ...line, by: 'nobody' }) } : line)),
    [[3, 'forged']],
  ],
  ['everything from line 3 written anew', (lines) => rechained(lines, 3, { note: 'harmless' }), [[5, 'forged']]],
  [
    'line 1 that begins in the middle of another log',
    (lines) =>
      rechained(lines, 1, {}).map((line) => (line.n === 1 ? { ...line, prev: 'a'.repeat(64), hash: hashOf({ ...line, prev: 'a'.repeat(64) }) } : line)),
    [
      [1, 'forged'],
      [1, 'forged'],
    ],
  ],
  ['line 3 taken out', (lines) => lines.filter(({ n }) => n !== 3), [[3, 'missing']]],
  ['lines 2 and 3 taken out', (lines) => lines.filter(({ n }) => n !== 3 && n !== 2), [[2, 'missing']]],
  ['line 1 taken out', (lines) => lines.slice(1), [[1, 'missing']]],
  ['the last two lines cut off', (lines) => lines.slice(0, 3), [[4, 'truncated']]],
  ['all lines cut off', () => [], [[1, 'truncated']]],
  ['lines 2 and 3 swapped', ([one, two, three, ...rest]) => [one, three, two, ...rest], [[2, 'reordered']]],
  ['line 2 there twice', ([one, two, ...rest]) => [one, two, two, ...rest], [[2, 'reordered']]],
  ['a line added behind the end', (lines) => [...lines, aLog(6).at(-1)], [[6, 'added']]],
  ['line 2 that is no JSON', (lines) => lines.map((line) => (line.n === 2 ? '{"n":2,' : line)), [[2, 'unreadable']]],
  ['line 2 that is something else', (lines) => lines.map((line) => (line.n === 2 ? { n: 2 } : line)), [[2, 'unreadable']]],
])('%s: it is found and named', (_what, harm, expected) => {
  expect(faults(harm(aLog(5)))).toEqual(expected);
});

test('what is wrong is said in one line', () => {
  const lines = aLog(5);
  const [a, b, , d] = lines;
  expect(verifyAudit([a, { ...b, note: 'x' }, d], headOf(lines)).problems.map(({ says }) => says)).toEqual([
    'line 2 was changed: it does not match its own hash',
    'line 3 is missing',
    'line 5 is missing at the end',
  ]);
});

test('a log written wholly anew is found by who noted an earlier head', () => {
  const anew = rechained(aLog(5), 1, { note: 'harmless' });
  expect(verifyAudit(anew, headOf(anew))).toMatchObject({ ok: true });
  expect(faults(anew)).toEqual([[5, 'forged']]);
});

test('whatever is dropped, swapped or changed, it is not called whole', () => {
  const lines = aLog(12);
  const harm = fc.oneof(
    fc.record({ how: fc.constant('drop' as const), at: fc.nat(11) }),
    fc.record({ how: fc.constant('swap' as const), at: fc.nat(10) }),
    fc.record({ how: fc.constant('change' as const), at: fc.nat(11), note: fc.string() }).filter(({ at, note }) => lines[at]?.note !== note),
  );
  fc.assert(
    fc.property(harm, (one) => {
      const harmed = [...lines];
      if (one.how === 'drop') harmed.splice(one.at, 1);
      if (one.how === 'swap') harmed.splice(one.at, 2, lines[one.at + 1]!, lines[one.at]!);
      if (one.how === 'change') harmed[one.at] = { ...lines[one.at]!, note: one.note };
      return !verifyAudit(harmed, headOf(lines)).ok;
    }),
  );
});

test('a log of nothing but faults tells a hundred of them', () => {
  expect(
    verifyAudit(
      Array.from({ length: 500 }, () => 'x'),
      BEGINNING,
    ).problems,
  ).toHaveLength(100);
});
