import { z } from 'zod';
import { links, openKinds, openNumber, openTable, openWord, releaseRecord, slots, type ReleaseRecord, type SlotName } from '@portal/contracts';
import { articleCalls } from '@portal/contracts/article';
import { chatCalls, chatFrames, chatTopics, destinationBodies, destinations } from '@portal/contracts/chat';
import {
  examplePath,
  idIn,
  isLinkName,
  isSlotName,
  isTable,
  recordText,
  shapeIn,
  shapeOfCall,
  shapeOfSend,
  shapeOfSlot,
  shapeOfTopic,
  type LinkName,
  type Noun,
} from '@portal/contracts/record';
import { scheduleCalls } from '@portal/contracts/schedule';
import { allCalls, callNamed, nounOf, nouns, shapeNamed, socketNames } from './index.ts';

const record = (more: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  format: 1,
  program: 'chat',
  shared: {},
  offers: { routes: [], slots: {}, calls: {} },
  uses: { calls: {}, slots: {}, links: {} },
  ...more,
});

describe('a call in a record', () => {
  it('has params, query and body in one flat object', () => {
    const { method, path, input } = shapeOfCall(articleCalls.related);
    expect([method, path]).toEqual(['GET', '/other/api/article/list/{id}']);
    expect(Object.keys(input['properties'] as object).sort()).toEqual(['id', 'pageSize']);
  });

  it('is what goes over the wire: an id of a query is text, a default need not be sent', () => {
    const { input } = shapeOfCall(scheduleCalls.featureMatch);
    expect(input).toMatchObject({ properties: { sportId: { type: 'string' }, pageSize: { default: 40 } } });
    expect(input['required']).toBeUndefined();
  });

  it('tells a client’s view of the answer: more fields than it reads are allowed', () => {
    expect(JSON.stringify(shapeOfCall(scheduleCalls.liveRoom).output)).not.toContain('additionalProperties');
  });

  it('is answered by fewer words than its reader takes: those that the contract has', () => {
    const data = z.object({
      phase: openWord(['first', 'second']),
      type: openNumber([10, 20]),
      counts: openTable(['like'], z.number()),
      blocks: z.array(openKinds(z.object({ type: z.literal('a') }))),
    });
    const { output: read } = shapeOfCall({ ...chatCalls.listRoom, data });
    const { output: sent } = shapeOfCall({ ...chatCalls.listRoom, data }, 'sent');
    expect(sent).toEqual({
      ...read,
      properties: {
        phase: { anyOf: [{ type: 'string', enum: ['first', 'second'] }] },
        type: { anyOf: [{ type: 'number', enum: [10, 20] }] },
        counts: { type: 'object', properties: { like: { type: 'number' } } },
        blocks: { type: 'array', items: { anyOf: [{ type: 'object', properties: { type: { type: 'string', const: 'a' } }, required: ['type'] }] } },
      },
    });
    expect(JSON.stringify(read)).not.toContain('x-');
    const given = { phase: 'third', type: 30, counts: { like: 1, clap: 2 }, blocks: [{ type: 'b' }, { type: 'a' }] };
    expect(data.parse(given)).toEqual(given);
    expect(data.safeParse({ ...given, counts: { clap: 'many' } }).success).toBe(false);
  });

  it.each(allCalls.map((call) => [call.id, call] as const))('%s fits into a record, and is found by its id', (id, call) => {
    expect(() => recordText(record({ uses: { calls: { [id]: shapeOfCall(call) }, slots: {}, links: {} } }))).not.toThrow();
    expect(callNamed(id)).toBe(call);
  });

  it('is not found where the contract has none', () => {
    for (const id of ['chat.nothing', 'nothing.chat', 'constructor.name', 'topics.live', 'chat', '']) expect(callNamed(id)).toBeUndefined();
  });
});

describe('the socket in a record', () => {
  it('has topics as calls that are answered by frames, each kind for itself', () => {
    const { method, path, output } = shapeOfTopic(chatTopics.chatRoom, chatFrames.chatRoom);
    expect([method, path]).toEqual(['SUBSCRIBE', '/topic/chatroom.{id}']);
    expect(Object.keys(output['properties'] as object)).toEqual(['messages', 'caughtUp', 'reset', 'online', 'reactions']);
    expect(output['required']).toBeUndefined();
  });

  it('has what is said as calls that are answered by the reply', () => {
    expect(shapeOfSend(destinations.join, destinationBodies.join)).toMatchObject({
      method: 'SEND',
      path: '/chat.join',
      input: { required: ['groupId'] },
      output: { properties: { uuid: { type: 'string' } } },
    });
  });

  it('finds both by their names, and calls by theirs', () => {
    expect([...socketNames].sort()).toEqual([
      ...['join', 'send', 'sendPrivate'].map((name) => `destinations.${name}`),
      ...['chatRoom', 'live', 'liveMatch', 'odds', 'privateRoom', 'unread'].map((name) => `topics.${name}`),
    ]);
    expect(shapeNamed('topics.unread')).toEqual(shapeOfTopic(chatTopics.unread, chatFrames.unread));
    expect(shapeNamed('destinations.send')).toEqual(shapeOfSend(destinations.send, destinationBodies.send));
    expect(shapeNamed('chat.messages')).toEqual(shapeOfCall(chatCalls.messages));
    for (const name of ['topics.none', 'topics', 'destinations.toString', 'chat.none', 'chat.messages.id', '']) expect(shapeNamed(name)).toBeUndefined();
  });
});

describe('a noun’s folder', () => {
  it('names its calls and what it has of the socket as records do', () => {
    const noun: Noun = nouns.chat;
    expect([idIn(noun, 'chatCalls', 'messages'), idIn(noun, 'chatTopics', 'unread'), idIn(noun, 'destinations', 'send')]).toEqual([
      'chat.messages',
      'topics.unread',
      'destinations.send',
    ]);
    for (const [table, name] of [
      ['chatCalls', 'nothing'],
      ['chatCalls', 'toString'],
      ['userCalls', 'login'],
      ['chatFrames', 'unread'],
    ] as const)
      expect([idIn(noun, table, name), shapeIn(noun, table, name)]).toEqual([undefined, undefined]);
    expect(Object.keys(noun).filter(isTable).sort()).toEqual(['chatCalls', 'chatTopics', 'destinations']);
  });

  it('may hold a call that has the name of before: a record knows no folders', () => {
    expect([idIn(nouns.search, 'searchCalls', 'search'), nounOf('resource.search'), nounOf('resource.file'), nounOf('topics.live'), nounOf('none')]).toEqual([
      'resource.search',
      'search',
      'resource',
      'match',
      undefined,
    ]);
  });

  it('says which schema a topic or a destination has', () => {
    expect(() => shapeIn({ aTopics: { x: '/topic/x' }, aFrames: {} }, 'aTopics', 'x')).toThrow("aFrames has no schema for 'x'");
  });

  it.each(Object.entries(nouns).map(([name, noun]) => [name, Object.keys(noun).filter(isTable)]))('%s calls its tables after itself', (name, tables) => {
    for (const table of tables) expect([`${name}Calls`, `${name}Topics`, 'destinations']).toContain(table);
  });
});

describe('slots and links in a record', () => {
  it.each(Object.keys(slots) as SlotName[])('%s has props that can be told', (name) => {
    expect(shapeOfSlot(name)['type']).toBe('object');
    expect(isSlotName(name)).toBe(true);
  });

  it.each(Object.keys(links) as LinkName[])('%s has an example of its path, without a query', (name) => {
    expect(examplePath(name)).toMatch(/^\/[^?#]*$/);
    expect(isLinkName(name)).toBe(true);
  });

  it('knows no names that every object has', () => {
    expect(isSlotName('toString')).toBe(false);
    expect(isLinkName('constructor')).toBe(false);
  });
});

describe('the text of a record', () => {
  it('is the same for the same record in any order', () => {
    const one = record({ shared: { react: { version: '1.0.0', requires: '^1.0.0' }, mobx: { version: '2.0.0' } } });
    const other = { ...record(), shared: { mobx: { version: '2.0.0' }, react: { requires: '^1.0.0', version: '1.0.0' } } };
    expect(recordText(other)).toBe(recordText(one));
    expect(releaseRecord.parse(JSON.parse(recordText(one)))).toEqual(one);
  });

  it('is refused for what is no record', () => {
    expect(() => recordText({ ...record(), format: 2 } as unknown as ReleaseRecord)).toThrow();
  });
});
