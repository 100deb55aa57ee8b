import { z } from 'zod';
import { calls, type Endpoint } from '@portal/contracts';
import { recordText } from '@portal/contracts/record';
import { buildRecord } from './build-record.ts';
import { noUses, noteReference, type Reference } from './contract-uses.ts';
import { patternsOf } from './patterns.ts';

const textOf = (...ids: string[]) => {
  const uses = noUses();
  for (const id of ids) noteReference({ kind: 'specifier', ids: ['calls', ...id.split('.')] }, 'a.ts', uses);
  return recordText(
    buildRecord({
      program: 'chat',
      runtime: 1,
      shared: { react: { version: '19.0.0', requiredVersion: '^19.0.0' } },
      offers: { routes: ['/b', '/a'], slots: ['chat/room'] },
      uses: [uses],
    }),
  );
};

/** The contract with another answer of one call, for as long as `during` runs. */
function withOther<T>(endpoint: Endpoint, during: () => T): T {
  const before = endpoint.data;
  const become = (value: Endpoint['data']) => Object.defineProperty(endpoint, 'data', { value, configurable: true });
  become(z.object({ other: z.string() }));
  try {
    return during();
  } finally {
    become(before);
  }
}

describe('a record', () => {
  it('stays as it is, byte for byte, when a call changes that the build does not use', () => {
    const before = textOf('chat.messages', 'chat.listRoom');
    expect(withOther(calls.odds.list, () => textOf('chat.messages', 'chat.listRoom'))).toBe(before);
  });

  it('is another one when a call changes that it uses', () => {
    const before = textOf('chat.messages');
    expect(withOther(calls.chat.messages, () => textOf('chat.messages'))).not.toBe(before);
  });

  it('does not depend on the order in which things were found', () => {
    expect(textOf('chat.listRoom', 'chat.messages')).toBe(textOf('chat.messages', 'chat.listRoom'));
  });
});

describe('a reference to the contract', () => {
  const read = (reference: Partial<Reference>) => {
    const uses = noUses();
    noteReference({ kind: 'specifier', ids: [], ...reference }, 'a.ts', uses);
    return uses;
  };

  it('that reads no more than a call’s id asks for nothing', () => {
    expect(read({ ids: ['calls', 'chat', 'messages', 'id'] }).calls.size).toBe(0);
    expect(read({ ids: ['calls', 'chat', 'messages', 'body', 'pick'] }).calls).toEqual(new Set(['chat.messages']));
  });

  it('to anything else of it is nobody’s business', () => {
    for (const ids of [['limits', 'chatMessages'], ['slots'], ['feedTypes', 'home']]) expect(read({ ids }).problems.size).toBe(0);
    expect(read({ kind: 'export', ids: ['limits'] }).problems.size).toBe(0);
  });

  it.each([
    [['calls']],
    [['calls', 'chat']],
    [['calls', 'chat', 'nothing']],
    [['calls', 'nothing', 'list']],
    [['links']],
    [['links', 'nowhere']],
    [['allCalls']],
    [[]],
  ])('of %j is a problem that names the file', (ids) => {
    expect([...read({ ids }).problems].join()).toMatch(/^a\.ts: /);
  });
});

describe('patterns of routes', () => {
  it('are whole, sorted and named once', () => {
    expect(
      patternsOf({ '/b': [{ index: true }, { path: ':id', children: [{ index: true }, { path: 'x/*' }] }], '/a/': [{ path: '*' }, { path: '*' }] }),
    ).toEqual(['/a/*', '/b', '/b/:id', '/b/:id/x/*']);
  });

  it('of the portal itself begin with a slash', () => {
    expect(patternsOf({ '/': [{ path: '/', children: [{ index: true }, { path: 'mb/*' }] }] })).toEqual(['/', '/mb/*']);
  });
});
