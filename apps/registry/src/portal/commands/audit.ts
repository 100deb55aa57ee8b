import { auditEntry, auditPage } from '@portal/contracts';
import { verifyAudit } from '../../audit/index.ts';
import { RegistryRefused, type RegistryClient } from '../client.ts';
import { asJson, jsonOption, type Portal, type PortalCommand } from '../portal-command.ts';
import { table } from '../tables.ts';
import { oneLine } from '../terminal.ts';
import { UsageError } from '../usage.ts';
import { logRow } from './history.ts';

const PAGE = 1_000;

export const audit: PortalCommand = {
  name: 'audit',
  help: `audit [--after <line>] [--limit <n>] [--json] | audit --verify [--head <hash>]
      The log, oldest first. --verify reads all of it and proves that no line was changed, removed, moved or added: every line carries the hash of
      the one before. --head: a head that was noted earlier (see status) must be among them, or the log was written anew.`,
  options: { ...jsonOption, verify: { type: 'boolean' }, head: { type: 'string' }, after: { type: 'string' }, limit: { type: 'string' } },
  read(words) {
    words.end();
    const head = words.text('head');
    if (head !== undefined && !/^[0-9a-f]{64}$/.test(head)) throw new UsageError(`--head is 64 of 0-9 and a-f, not '${head}'`);
    if (head !== undefined && !words.flag('verify')) throw new UsageError('--head goes with --verify');
    const after = words.number('after', { min: 0, max: Number.MAX_SAFE_INTEGER, whole: true }) ?? 0;
    const limit = words.number('limit', { min: 1, max: PAGE, whole: true }) ?? 50;
    return words.flag('verify')
      ? (portal) => verify(portal, head)
      : async ({ registry, out }) => {
          const page = await registry.get(`/audit?after=${after}&limit=${limit}`, auditPage);
          if (words.flag('json')) return out(asJson(page));
          for (const line of table(page.list.map((raw) => rowOf(raw)))) out(line);
          if (page.next !== null) out(`newer ones: --after ${page.next}`);
        };
  },
};

const rowOf = (raw: unknown): string[] => {
  const { data } = auditEntry.safeParse(raw);
  return data ? logRow(data) : ['?', 'cannot be read', '', '', ''];
};

async function verify({ registry, out, progress }: Portal, noted: string | undefined): Promise<void> {
  const { lines, head } = await wholeLog(registry, progress);
  const { ok, problems } = verifyAudit(lines, head);
  const found = problems.map(({ says }) => oneLine(says));
  if (ok && noted !== undefined && !lines.some((line) => auditEntry.safeParse(line).data?.hash === noted))
    found.push(`no line has the hash ${noted} that was noted: the log was cut and written anew`);
  if (found.length > 0)
    throw new RegistryRefused(
      `the log is not as it was written: ${found.slice(0, 10).join('; ')}${found.length > 10 ? ` (and ${found.length - 10} more)` : ''}`,
    );
  out(`${lines.length} lines, whole and unchanged; head ${head.hash}`);
}

/** All pages. The head is the one that came with the last of them: the log may grow while it is read. */
async function wholeLog(registry: RegistryClient, progress: Portal['progress']): Promise<{ lines: unknown[]; head: { n: number; hash: string } }> {
  const lines: unknown[] = [];
  for (let after = 0; ; ) {
    const { list, next, head } = await registry.get(`/audit?after=${after}&limit=${PAGE}`, auditPage);
    lines.push(...list);
    if (next === null) return { lines, head };
    if (next <= after) throw new RegistryRefused('the registry gives the same page of its log again and again');
    after = next;
    progress(`${lines.length} of ${head.n} lines read`);
  }
}
