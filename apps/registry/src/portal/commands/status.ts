import { registryState, releaseBoard, remoteNames, type RegistryState, type ReleaseBoard } from '@portal/contracts';
import { asJson, jsonOption, type PortalCommand } from '../portal-command.ts';
import { because, minute, table } from '../tables.ts';
import { oneLine } from '../terminal.ts';

export const status: PortalCommand = {
  name: 'status',
  help: `status [--json]
      What is current, in canary, frozen, how healthy it is, and what stands behind it. Without a token only what is current.`,
  options: jsonOption,
  read(words) {
    words.end();
    return async ({ registry, out }) => {
      if (!registry.hasToken && !words.flag('json')) return stateLines(await registry.get('/state', registryState)).forEach((line) => out(line));
      const board = await registry.get('/board', releaseBoard);
      if (words.flag('json')) return out(asJson(board));
      for (const line of boardLines(board)) out(line);
    };
  },
};

function stateLines({ revision, remotes, canaries }: RegistryState): string[] {
  return [
    `revision ${revision}`,
    ...table(
      remoteNames.map((remote) => {
        const [current, ...before] = remotes[remote] ?? [];
        const tried = canaries[remote];
        return [
          remote,
          current?.version ?? 'nothing current',
          [tried && `canary ${tried.release.version} (${tried.percent} %)`, before.length > 0 && `before: ${before.map(({ version }) => version).join(', ')}`]
            .filter(Boolean)
            .join('  '),
        ];
      }),
      '  ',
    ),
  ];
}

type Row = ReleaseBoard['remotes'][number];
function boardLines({ revision, at, remotes, hosts, audit }: ReleaseBoard): string[] {
  const rows = table(
    remotes.map(({ remote, current, previous, moved }) => [
      remote,
      current?.version ?? 'nothing current',
      previous ? `before: ${previous}` : '',
      moved
        ? `${minute(moved.at)} ${moved.automatic ? `by the registry itself${moved.note && `: ${oneLine(moved.note)}`}` : because(moved.by, moved.note)}`
        : '',
    ]),
    '  ',
  );
  return [
    `revision ${revision}, ${minute(at)} UTC`,
    ...remotes.flatMap((row, index) => [rows[index]!, ...details(row).map((line) => `      ${line}`)]),
    hosts.length > 0
      ? `hosts  ${hosts.map(({ host, version, at: since }) => `${host} ${version} (${minute(since)})`).join(', ')}`
      : 'hosts  none has left its record yet: portal host shell, portal host api',
    `log    ${audit.n} lines, head ${audit.hash}`,
  ];
}

function details({ canary, frozen, health: { verdict, why, judged, against } }: Row): string[] {
  const share = (of: NonNullable<typeof judged>) => `${of.version} ${of.failing} of ${of.served} visitors failing (${(of.share * 100).toFixed(1)} %)`;
  return [
    ...(canary ? [`canary ${canary.release.version} for ${canary.percent} % of the visitors`] : []),
    ...(frozen ? [`frozen ${minute(frozen.at)} ${because(frozen.by, frozen.note)}`.trimEnd()] : []),
    ...(verdict === 'quiet' ? [] : [`${verdict}: ${oneLine(why)}${judged ? `; ${share(judged)}${against ? `, ${share(against)}` : ''}` : ''}`]),
  ];
}
