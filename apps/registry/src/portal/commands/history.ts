import { historyPage, keptPage, type AuditEntry } from '@portal/contracts';
import { asJson, jsonOption, type PortalCommand } from '../portal-command.ts';
import { because, commitWord, minute, size, table } from '../tables.ts';
import { remoteOf, UsageError } from '../usage.ts';

const pageOptions = { ...jsonOption, limit: { type: 'string' }, before: { type: 'string' } } as const;

const movesOf = ({ moves }: Pick<AuditEntry, 'moves'>) =>
  moves.map(({ program, from, to, percent }) => `${program} ${from ?? '-'} -> ${to ?? '-'}${percent === undefined ? '' : ` (${percent} %)`}`).join(', ');
/** A line of the log as a row: number, time, what, whom it moved, who and why. */
export const logRow = (entry: AuditEntry): string[] => [
  `#${entry.n}`,
  minute(entry.at),
  entry.do,
  movesOf(entry),
  because(entry.by && entry.by !== entry.token ? `${entry.by} (${entry.token})` : entry.token, entry.note),
];

export const history: PortalCommand = {
  name: 'history',
  help: `history [<remote>] [--limit <n>] [--before <line>] [--json]
      What moved, when, by whom and why; newest first.`,
  options: pageOptions,
  read(words) {
    const name = words.optional();
    const remote = name === undefined ? undefined : remoteOf(name);
    words.end();
    const limit = words.number('limit', { min: 1, max: 100, whole: true }) ?? 30;
    const before = words.number('before', { min: 0, max: Number.MAX_SAFE_INTEGER, whole: true });
    return async ({ registry, out }) => {
      const page = await registry.get(`/history?${query({ remote, before, limit })}`, historyPage);
      if (words.flag('json')) return out(asJson(page));
      if (page.list.length === 0) out('nothing has moved yet');
      for (const line of table(page.list.map(logRow))) out(line);
      if (page.next !== null) out(`older ones: --before ${page.next}`);
    };
  },
};

export const versions: PortalCommand = {
  name: 'versions',
  help: `versions <remote> [--limit <n>] [--before <where>] [--json]
      Every version that is kept, newest first: what one may promote, roll back to, preview.`,
  options: pageOptions,
  read(words) {
    const remote = words.remote();
    words.end();
    const limit = words.number('limit', { min: 1, max: 100, whole: true }) ?? 20;
    const before = words.text('before');
    if (before !== undefined && !/^\d{1,12}$/.test(before)) throw new UsageError(`--before is what the page before named, not '${before}'`);
    return async ({ registry, out }) => {
      const page = await registry.get(`/versions/${remote}?${query({ before, limit })}`, keptPage);
      if (words.flag('json')) return out(asJson(page));
      if (page.list.length === 0) out(`${remote} has no version yet`);
      const rows = page.list.map(({ version, at, by, bytes, source }) => [
        version,
        minute(at),
        size(bytes),
        commitWord(source.commit),
        because(source.author || by, source.notes),
      ]);
      for (const line of table(rows)) out(line);
      if (page.next !== null) out(`older ones: --before ${page.next}`);
    };
  },
};

const query = (values: Record<string, string | number | undefined>): string =>
  new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))).toString();
