import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { allCalls } from '@portal/contracts/all';
import { resourceCalls } from '@portal/contracts/resource';
import { askCalls, type Asked } from './every-call.ts';

const stateOf = (asked: readonly Asked[]) => Object.fromEntries(asked.map(({ id, state }) => [id, state]));
const faultsOf = (asked: readonly Asked[]) => asked.flatMap(({ id, faults }) => faults.map((fault) => `${id}: ${fault}`));

describe('every call of the contract, asked over HTTP', () => {
  it('is there, or says that it is not built, and answers as the contract says whoever asks', async () => {
    const asked = await askCalls(allCalls);
    expect(faultsOf(asked)).toEqual([]);
    expect(asked.map(({ id }) => id)).toEqual(allCalls.map(({ id }) => id));
    expect(stateOf(asked)).toMatchObject({ 'resource.navigation': 'built', 'user.login': 'built' });
    expect(Object.values(stateOf(asked))).not.toContain('missing');
  });

  it('is noticed when it has no route, answers something else or has another door', async () => {
    const listed = { method: 'GET', tag: 'test', summary: 'x' } as const;
    const { path } = resourceCalls.navigation;
    const asked = await askCalls([
      endpoint({ ...listed, id: 'test.nowhere', path: '/nowhere', access: 'public', data: () => z.object({}) }),
      endpoint({ ...listed, id: 'test.other', path, access: 'public', data: () => z.object({ of: z.literal('another kind') }) }),
      endpoint({ ...listed, id: 'test.open', path, access: 'user', data: () => resourceCalls.navigation.data }),
    ]);
    expect(stateOf(asked)).toEqual({ 'test.nowhere': 'missing', 'test.other': 'built', 'test.open': 'built' });
    expect(faultsOf(asked)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^test\.other: with its token: 200: /),
        expect.stringMatching(/^test\.open: without a token: 200 0 and not 401 40100/),
        expect.stringMatching(/^test\.open: with a forged token: 200 0 and not 401 40100/),
      ]),
    );
  });
});
