import type { MoveInput, RegistryState } from '@portal/contracts';
import { RegistryRefused, type RegistryClient } from './client.ts';
import { moveFromState } from './moving.ts';

const pointer = (version: string) => ({ version, base: `/releases/chat/${version}/`, integrity: `sha384-${'a'.repeat(64)}` });
const state = (revision: number, since: number): RegistryState => ({
  revision,
  remotes: { chat: [pointer('2'), pointer('1')] },
  canaries: {},
  since: { chat: since },
  previewKey: '',
});

/** A registry whose state is the next of these each time it is asked, and that refuses moves decided on any but the last. */
async function attempt(states: RegistryState[], move: Partial<MoveInput> = {}) {
  const sent: MoveInput[] = [];
  let asked = 0;
  const registry = {
    hasToken: true,
    get: async () => states[Math.min(asked++, states.length - 1)],
    send: async (_method: string, _path: string, body: MoveInput) => {
      sent.push(body);
      const { revision } = states.at(-1)!;
      if (body.ifRevision !== revision) throw new RegistryRefused('Somebody moved meanwhile.', { status: 409 });
      return { moved: true, revision: revision + 1, gate: { ok: true, conflicts: [], moveAlong: {}, unchecked: [] } };
    },
  } as unknown as RegistryClient;
  const result = await moveFromState(
    { registry, user: 'lan', cwd: '/', out: () => {}, progress: () => {} },
    'chat',
    () => ({ do: 'rollback', remote: 'chat', to: '1', ...move }) as MoveInput,
  ).catch((error: Error) => error.message);
  return { result, revisions: sent.map(({ ifRevision }) => ifRevision) };
}

test('a move of another remote in between is nothing to us: it is decided anew', async () => {
  expect(await attempt([state(5, 3), state(6, 3), state(7, 3)])).toMatchObject({ result: { moved: true, revision: 8 }, revisions: [5, 6, 7] });
});
test('somebody who moved this remote in between stands', async () => {
  expect(await attempt([state(5, 3), state(6, 6)])).toEqual({ result: 'Somebody moved meanwhile.', revisions: [5] });
});
test('a revision that the caller named is not changed for them', async () => {
  expect(await attempt([state(5, 3), state(6, 3)], { ifRevision: 5 })).toEqual({ result: 'Somebody moved meanwhile.', revisions: [5] });
});
test('a registry that moves all the time is given up on', async () => {
  expect((await attempt(Array.from({ length: 20 }, (_, n) => state(n, 0)))).revisions).toHaveLength(5);
});
