import { z } from 'zod';
import { endpoint, type Endpoint } from '@portal/contracts';
import { recordText, type Noun } from '@portal/contracts/record';
import { buildRecord } from './build-record.ts';
import { noUses, noteReference, type Reference } from './contract-uses.ts';
import { patternsOf } from './patterns.ts';

const call = (id: string) =>
  endpoint({ id, method: 'GET', path: `/al/api/${id}`, access: 'public', tag: 'chat', summary: id, data: () => z.object({ list: z.array(z.string()) }) });
/** Made up: a build loads the nouns that its sources import, and this tool depends on none. */
const chat = { chatCalls: { messages: call('chat.messages'), listRoom: call('chat.listRoom'), stickers: call('chat.stickers') } };
const FROM = '@portal/contracts/chat';

const textOf = (...names: string[]) => {
  const uses = noUses();
  for (const name of names) noteReference({ kind: 'specifier', from: FROM, ids: ['chatCalls', name] }, chat, 'a.ts', uses);
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
    const before = textOf('messages', 'listRoom');
    expect(withOther(chat.chatCalls.stickers, () => textOf('messages', 'listRoom'))).toBe(before);
  });

  it('is another one when a call changes that it uses', () => {
    const before = textOf('messages');
    expect(withOther(chat.chatCalls.messages, () => textOf('messages'))).not.toBe(before);
  });

  it('does not depend on the order in which things were found', () => {
    expect(textOf('listRoom', 'messages')).toBe(textOf('messages', 'listRoom'));
  });
});

describe('a reference to the contract', () => {
  const read = (reference: Partial<Reference>, noun: Noun = chat) => {
    const uses = noUses();
    noteReference({ kind: 'specifier', from: FROM, ids: [], ...reference }, noun, 'a.ts', uses);
    return uses;
  };

  it('that reads no more than a call’s id asks for nothing', () => {
    expect(read({ ids: ['chatCalls', 'messages', 'id'] }).calls.size).toBe(0);
    expect([...read({ ids: ['chatCalls', 'messages', 'body', 'pick'] }).calls.keys()]).toEqual(['chat.messages']);
  });

  it('names a call by its id, wherever it stands', () => {
    expect([...read({ ids: ['searchCalls', 'find'] }, { searchCalls: { find: call('resource.search') } }).calls.keys()]).toEqual(['resource.search']);
  });

  it('names topics and what is said by the words of the socket', () => {
    const noun = {
      roomTopics: { all: '/topic/all' },
      roomFrames: { all: z.object({ type: z.literal('a') }) },
      destinations: { say: '/say' },
      destinationBodies: { say: z.object({}) },
    };
    expect([...read({ ids: ['roomTopics', 'all'] }, noun).calls.keys()]).toEqual(['topics.all']);
    expect([...read({ ids: ['destinations', 'say'] }, noun).calls]).toMatchObject([['destinations.say', { method: 'SEND', path: '/say' }]]);
  });

  it('to anything else of it is nobody’s business', () => {
    for (const ids of [['limits', 'chatMessages'], ['slots'], ['feedTypes', 'home']]) expect(read({ ids, from: '@portal/contracts' }).problems.size).toBe(0);
    expect(read({ kind: 'export', ids: ['limits'] }).problems.size).toBe(0);
  });

  it.each([
    [['chatCalls']],
    [['chatCalls', 'nothing']],
    [['chatCalls', 'toString']],
    [['otherCalls', 'list']],
    [['chatTopics']],
    [['links']],
    [['links', 'nowhere']],
    [[]],
  ])('of %j is a problem that names the file', (ids) => {
    expect([...read({ ids }).problems].join()).toMatch(/^a\.ts: /);
  });

  it('to the whole contract is a problem, whatever is taken of it', () => {
    expect([...read({ from: '@portal/contracts/all', ids: ['allCalls', 'length'] }).problems].join()).toMatch(/^a\.ts: /);
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
