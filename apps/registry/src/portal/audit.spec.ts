import { auditPage, type AuditEntry } from '@portal/contracts';
import { audit } from './commands/audit.ts';
import { RegistryRefused, type RegistryClient } from './client.ts';
import { readWords } from './usage.ts';
import { startDesk, type Desk } from './testing/desk.ts';

// Real sockets and processes on a busy machine.

let desk: Desk;
let lines: AuditEntry[];
let head: { n: number; hash: string };
beforeAll(async () => {
  desk = await startDesk();
  await desk.build('a');
  await desk.portal('publish chat --from a --version 1 --promote');
  for (const word of ['freeze', 'thaw', 'freeze', 'thaw']) await desk.portal(`${word} chat`);
  ({ list: lines, head } = await desk.registry.audit());
});
afterAll(() => desk.close());

/** The command against a registry that answers these pages. */
async function verify(pages: unknown[], args: string[] = []) {
  let at = 0;
  const said: string[] = [];
  const registry = { get: async () => auditPage.parse(pages[Math.min(at++, pages.length - 1)]) } as unknown as RegistryClient;
  const words = readWords(['--verify', ...args], audit.options);
  try {
    await audit.read(words)({ registry, out: (line) => said.push(line), progress: () => {}, cwd: '/', user: 'lan' });
    return said.join('\n');
  } catch (error) {
    if (error instanceof RegistryRefused) return error.message;
    throw error;
  }
}
const page = (list: unknown[]) => ({ list, next: null, head });

test('a whole log is proved, and tells its head', async () => {
  expect((await desk.portal('audit --verify')).out).toBe(`${lines.length} lines, whole and unchanged; head ${head.hash}`);
});

test('it is read in pages, and may grow meanwhile', async () => {
  const early = { n: 2, hash: lines[1]?.hash ?? '' };
  expect(await verify([{ list: lines.slice(0, 2), next: 2, head: early }, page(lines.slice(2))])).toBe(
    `${lines.length} lines, whole and unchanged; head ${head.hash}`,
  );
  expect(await verify([{ list: lines.slice(0, 2), next: 2, head }])).toBe('the registry gives the same page of its log again and again');
});

test.each<[string, (list: AuditEntry[]) => unknown[], RegExp]>([
  ['changed', (list) => list.map((line) => (line.n === 2 ? { ...line, by: 'somebody else' } : line)), /line 2 was changed/],
  ['left out', (list) => list.filter(({ n }) => n !== 3), /line 3 is missing/],
  ['cut off', (list) => list.slice(0, -1), /missing at the end/],
  ['unreadable', (list) => list.map((line) => (line.n === 4 ? { ...line, hash: 'x' } : line)), /line 4 cannot be read/],
])('a line that was %s is found', async (_what, forge, says) => {
  expect(await verify([page(forge(lines))])).toMatch(says);
});

test('a log that was written anew is found by a head that was noted', async () => {
  expect(await verify([page(lines)], ['--head', lines[2]?.hash ?? ''])).toMatch(/whole and unchanged/);
  expect(await verify([page(lines)], ['--head', 'a'.repeat(64)])).toMatch(/no line has the hash a+ that was noted: the log was cut and written anew/);
  expect(await desk.portal(`audit --verify --head ${'a'.repeat(64)}`)).toMatchObject({ code: 1, out: '' });
});

test('without --verify it is read like a book, oldest first', async () => {
  const { out } = await desk.portal('audit --limit 3');
  expect(out).toMatch(/^#1 .+\n#2 .+\n#3 .+\nnewer ones: --after 3$/);
  expect((await desk.portal('audit --after 3 --limit 1')).out).toMatch(/^#4 /);
});
