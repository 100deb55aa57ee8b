import { run } from './run.ts';
import { commands } from './commands/index.ts';

async function portal(line: string) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await run(line.split(' ').filter(Boolean), {
    env: { REGISTRY_URL: 'http://127.0.0.1:1', REGISTRY_TOKEN: 'x' },
    cwd: '/',
    user: 'lan',
    out: (text) => said.push(text),
    err: (text) => complaints.push(text),
    progress: () => {},
  });
  return { code, out: said.join('\n'), err: complaints.join('\n') };
}

test.each([
  ['fly', "there is no command 'fly'; see portal --help"],
  ['--loud', "there is no command '--loud'"],
  ['publish', 'which remote? One of live-and-schedule, chat'],
  ['publish chatt --version 1', "there is no remote 'chatt'; there are live-and-schedule, chat"],
  ['publish chat', 'which version? --version <v>'],
  ['publish chat --version ../1', "'../1' cannot be a version"],
  ['publish chat --version', "Option '--version <value>' argument missing"],
  ['publish chat --version 1 --promote --promote-if-none', '--promote or --promote-if-none, not both'],
  ['publish chat 1 --version 1', "'1' is one word too many"],
  ['publish chat --version 1 --from nowhere', 'nowhere holds no release.json; build the remote first'],
  ['publish chat --version 1 --percent 3', "Unknown option '--percent'"],
  ['host', 'which host? One of shell, api'],
  ['host chat', "there is no host 'chat'; there are shell, api"],
  ['host shell --from nowhere', 'nowhere holds no record.json; build the shell first'],
  ['host shell --record x', 'the shell leaves its probe as well: --from <dir>'],
  ['host api --from x', 'the api has no build: --record <file>, or nothing'],
  ['host api --record nowhere.json', 'nowhere.json cannot be read'],
  ['host api --record x --version a/b', "'a/b' cannot be a version"],
  ['promote', 'which remote?'],
  ['promote chat', 'which version? portal promote <remote> <version>'],
  ['promote chat 1 2', "'2' is one word too many"],
  ['promote --set chat', "'chat' is not <remote>@<version>; several are parted by commas"],
  ['promote --set chat@1,', "'' is not <remote>@<version>"],
  ['promote --set chat@1,chat@2', 'chat is named twice'],
  ['promote --set chatt@1', "there is no remote 'chatt'"],
  ['promote --set chat@', "'' cannot be a version"],
  ['promote chat --set chat@1', '<remote> <version> or --set, not both'],
  ['promote chat 1 --if-revision soon', "--if-revision is a whole number from 0 to 9007199254740991, not 'soon'"],
  ['rollback', 'which remote?'],
  ['rollback chat 1', "'1' is one word too many"],
  ['rollback chat --to /', "'/' cannot be a version"],
  ['canary chat', 'which version? portal canary <remote> <version> --percent <share>'],
  ['canary chat 1', 'for which share of the visitors? --percent <0.1-100>'],
  ['canary chat 1 --percent 0', "--percent is a number from 0.1 to 100, not '0'"],
  ['canary chat 1 --percent 101', "--percent is a number from 0.1 to 100, not '101'"],
  ['canary chat 1 --percent ten', "--percent is a number from 0.1 to 100, not 'ten'"],
  ['canary chat 1 --percent %', '--percent is a number from 0.1 to 100'],
  ['abort', 'which remote?'],
  ['freeze chat now', "'now' is one word too many"],
  ['thaw', 'which remote?'],
  ['status now', "'now' is one word too many"],
  ['status --loud', "Unknown option '--loud'"],
  ['history chatt', "there is no remote 'chatt'"],
  ['history --limit 101', "--limit is a whole number from 1 to 100, not '101'"],
  ['history --limit 1.5', "--limit is a whole number from 1 to 100, not '1.5'"],
  ['history --before then', '--before is a whole number'],
  ['versions', 'which remote?'],
  ['versions chat --before then', "--before is what the page before named, not 'then'"],
  ['diff chat 1', 'which version? portal diff <remote> <version> <version>'],
  ['diff chat 1 2 3', "'3' is one word too many"],
  ['preview', 'which remote? portal preview <remote> <version>'],
  ['preview chat', 'which version? portal preview <remote> <version>'],
  ['preview chat@1 2', "'2' is one word too many"],
  ['preview chat 1 --hours 400', "--hours is a number from 1 to 336, not '400'"],
  ['token', 'add, list or remove?'],
  ['token show', "token add, list or remove, not 'show'"],
  ['token add', 'for whom? token add <name> --role <role>'],
  ['token add ci', 'which role? --role read|publish|host|manage'],
  ['token add ci --role king', 'which role? --role read|publish|host|manage'],
  ['token add ci --role publish', 'a publish token is for one remote: --remote <remote>'],
  ['token add ci --role publish --remote chatt', "there is no remote 'chatt'"],
  ['token add ci --role read --remote chat', '--remote is for publish tokens; read is for all'],
  ['token remove', 'which? token remove <id>, see token list'],
  ['token remove ../..', "'../..' is not the id of a token"],
  ['audit --head 12', "--head is 64 of 0-9 and a-f, not '12'"],
  [`audit --head ${'a'.repeat(64)}`, '--head goes with --verify'],
  ['audit --limit 0', "--limit is a whole number from 1 to 1000, not '0'"],
])("'%s' is not understood, in one line", async (line, complaint) => {
  const { code, out, err } = await portal(line);
  expect([code, out, err.split('\n').length]).toEqual([2, '', 1]);
  expect(err).toMatch(/^portal: /);
  expect(err).toContain(complaint);
});

test.each(['', '--help', '-h', 'help'])("'%s' tells every command", async (line) => {
  const { code, out } = await portal(line);
  expect(code).toBe(0);
  for (const { name } of commands) expect(out).toMatch(new RegExp(`^ {2}portal ${name}( |$)`, 'm'));
});

test.each(commands.map(({ name }) => name))('%s --help tells its own options', async (name) => {
  const { code, out } = await portal(`${name} --help`);
  expect([code, out.startsWith(`  portal ${name} `) || out.startsWith(`  portal ${name}\n`)]).toEqual([0, true]);
  for (const option of Object.keys(commands.find((command) => command.name === name)?.options ?? {})) expect(out).toContain(`--${option}`);
});
