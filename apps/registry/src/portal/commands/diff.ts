import { releaseDiff, type ReleaseDiff } from '@portal/contracts';
import { asJson, jsonOption, type PortalCommand } from '../portal-command.ts';
import { commitWord, minute, signed, table } from '../tables.ts';

export const diff: PortalCommand = {
  name: 'diff',
  help: `diff <remote> <version> <version> [--json]
      Bytes by file, shared versions, what it offers and uses: from the first to the second.`,
  options: jsonOption,
  read(words) {
    const remote = words.remote();
    const how = 'portal diff <remote> <version> <version>';
    const [from, to] = [words.version(how), words.version(how)];
    words.end();
    return async ({ registry, out }) => {
      const found = await registry.get(`/diff/${remote}/${encodeURIComponent(from)}/${encodeURIComponent(to)}`, releaseDiff);
      if (words.flag('json')) return out(asJson(found));
      for (const line of diffLines(remote, found)) out(line);
    };
  },
};

const marks = { added: '+', removed: '-', changed: '~' } as const;

function diffLines(remote: string, { from, to, files, shared, offers, uses }: ReleaseDiff): string[] {
  const about = ({ version, at, source }: ReleaseDiff['from']) => `${version} (${[minute(at), commitWord(source.commit)].filter(Boolean).join(', ')})`;
  const section = (title: string, rows: string[][]) => (rows.length > 0 ? [title, ...table(rows, '  ')] : []);
  const lines = [
    ...section(
      'files',
      files.map(({ file, before, after }) => [file, `${before ?? '-'} -> ${after ?? '-'} bytes`, `(${signed((after ?? 0) - (before ?? 0))})`]),
    ),
    ...section(
      'shared',
      shared.map(({ name, before, after }) => [name, `${before ?? '-'} -> ${after ?? '-'}`]),
    ),
    ...section(
      'offers',
      offers.map(({ kind, name, change }) => [marks[change], kind, name]),
    ),
    ...section(
      'uses',
      uses.map(({ kind, name, change }) => [marks[change], kind, name]),
    ),
  ];
  return [
    `${remote} ${about(from)} -> ${about(to)}`,
    `${from.bytes} -> ${to.bytes} bytes (${signed(to.bytes - from.bytes)})`,
    ...(lines.length > 0 ? lines : ['nothing differs']),
  ];
}
