import { z } from 'zod';
import { tokenInfo, tokenRole, tokenRoles, type TokenInfo } from '@portal/contracts';
import { asJson, jsonOption, type PortalCommand } from '../portal-command.ts';
import { minute, table } from '../tables.ts';
import { remoteOf, UsageError, type Words } from '../usage.ts';

export const token: PortalCommand = {
  name: 'token',
  help: `token add <name> --role ${tokenRoles.join('|')} [--remote <remote>] | token list [--json] | token remove <id>
      Who may do what. A publish token is for one remote. The secret is shown once, when it is made; the registry keeps its hash alone.`,
  options: { ...jsonOption, role: { type: 'string' }, remote: { type: 'string' } },
  read(words) {
    const what = words.next('add, list or remove?');
    if (what === 'add') return add(words);
    if (what === 'list') return list(words);
    if (what === 'remove') return remove(words);
    throw new UsageError(`token add, list or remove, not '${what}'`);
  },
};

const may = ({ role, remote }: TokenInfo) => (remote ? `${role} ${remote}` : role);

function add(words: Words): ReturnType<PortalCommand['read']> {
  const name = words.next('for whom? token add <name> --role <role>');
  words.end();
  const role = tokenRole.safeParse(words.text('role'));
  if (!role.success) throw new UsageError(`which role? --role ${tokenRoles.join('|')}`);
  const given = words.text('remote');
  if (role.data === 'publish' && given === undefined) throw new UsageError('a publish token is for one remote: --remote <remote>');
  if (role.data !== 'publish' && given !== undefined) throw new UsageError(`--remote is for publish tokens; ${role.data} is for all`);
  const remote = given === undefined ? undefined : remoteOf(given);
  return async ({ registry, out }) => {
    const { token: made, secret } = await registry.send(
      'POST',
      '/tokens',
      { name, role: role.data, ...(remote && { remote }) },
      z.object({ token: tokenInfo, secret: z.string() }),
    );
    out(`${made.name} may ${may(made)}; its id is ${made.id}`);
    out(`secret, shown this once: ${secret}`);
  };
}

function list(words: Words): ReturnType<PortalCommand['read']> {
  words.end();
  return async ({ registry, out }) => {
    const tokens = await registry.get('/tokens', z.object({ list: z.array(tokenInfo) }));
    if (words.flag('json')) return out(asJson(tokens));
    if (tokens.list.length === 0) out('there is none besides REGISTRY_TOKEN');
    for (const line of table(tokens.list.map((one) => [one.id, one.name, may(one), minute(one.at)]))) out(line);
  };
}

function remove(words: Words): ReturnType<PortalCommand['read']> {
  const id = words.next('which? token remove <id>, see token list');
  if (!/^[0-9a-f]{8}$/.test(id)) throw new UsageError(`'${id}' is not the id of a token: eight of 0-9 and a-f, see token list`);
  words.end();
  return async ({ registry, out }) => {
    await registry.send('DELETE', `/tokens/${id}`, undefined, z.unknown());
    out(`${id} is refused from now on`);
  };
}
