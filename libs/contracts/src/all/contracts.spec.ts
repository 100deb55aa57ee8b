import fc from 'fast-check';
import { z } from 'zod';
import { codes, envelope, releaseFile, releaseVersion, remoteNames, slotOwner, slots, type SlotName } from '@portal/contracts';
import { chatCalls, chatSend, systemMessages } from '@portal/contracts/chat';
import { idText } from '@portal/contracts/parts';
import { resourceCalls } from '@portal/contracts/resource';
import { scheduleCalls } from '@portal/contracts/schedule';
import { userCalls } from '@portal/contracts/user';
import { allCalls } from './index.ts';

const keysOf = (schema: unknown) => Object.keys((schema as { shape?: object }).shape ?? {});

describe('the calls', () => {
  it('have one id and one method-and-path each', () => {
    expect(new Set(allCalls.map(({ id }) => id)).size).toBe(allCalls.length);
    expect(new Set(allCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(allCalls.length);
  });

  it('write each of their params into the path, as {name}, and nothing else', () => {
    for (const { id, path, params } of allCalls)
      expect([id, ...[...path.matchAll(/[{:]([^/}]*)/g)].map(([text, name]) => `${text[0]}${name}`)]).toEqual([
        id,
        ...keysOf(params).map((name) => `{${name}`),
      ]);
  });

  it.each(allCalls.map((call) => [call.id, call] as const))('%s: names of params, query and body never collide', (_id, call) => {
    const names = [...keysOf(call.params), ...keysOf(call.query), ...keysOf(call.body)];
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(allCalls.map((call) => [call.id, call] as const))('%s can be told as JSON schema', (_id, call) => {
    for (const [schema, io] of [
      [call.query, 'input'],
      [call.body, 'input'],
      [envelope(call.data), 'output'],
    ] as const)
      expect(() => z.toJSONSchema(schema, { io, unrepresentable: 'any' })).not.toThrow();
  });

  it('lie under the prefixes of section 7', () => {
    for (const { path } of allCalls) expect(path).toMatch(/^\/(au|al|ac|other)\/api\//);
  });
});

describe('input from outside', () => {
  it('takes an id of digits and nothing else', () => {
    expect(idText.parse('2078123')).toBe(2078123);
    fc.assert(fc.property(fc.string(), (text) => idText.safeParse(text).success === /^\d{1,15}$/.test(text)));
  });

  it('trims a chat message and refuses an empty or too long one', () => {
    expect(chatSend.parse({ groupId: 30, originalMessage: '  Vào!  ' }).originalMessage).toBe('Vào!');
    for (const originalMessage of ['', '   ', 'a'.repeat(501)]) expect(chatSend.safeParse({ groupId: 30, originalMessage }).success).toBe(false);
    expect(chatSend.safeParse({ groupId: -1, originalMessage: 'a' }).success).toBe(false);
  });

  it.each(['../x', 'client/../../etc', '/etc/passwd', 'client/.env', 'other/a.js', 'client/a/b.js'])('refuses the release file %s', (file) => {
    expect(releaseFile.safeParse(file).success).toBe(false);
  });

  it.each(['..', '', '-x', 'a/b', 'a b'])('refuses the version "%s"', (version) => {
    expect(releaseVersion.safeParse(version).success).toBe(false);
  });

  it('knows a time zone from a word', () => {
    const { query } = scheduleCalls.liveSchedule;
    expect(query.parse({}).timezone).toBe('Asia/Ho_Chi_Minh');
    // Some of those that are one are remembered: it changes no answer.
    for (const time of [1, 2]) {
      expect([time, query.safeParse({ timezone: 'Europe/Prague' }).success, query.safeParse({ timezone: 'Mars/Base' }).success]).toEqual([time, true, false]);
      for (const timezone of Intl.supportedValuesOf('timeZone')) expect([timezone, query.safeParse({ timezone }).success]).toEqual([timezone, true]);
    }
    expect(query.safeParse({ date: '2026-13-01' }).success).toBe(false);
  });

  it('takes a day of this century and the last, none that calendars and databases disagree about', () => {
    const { query } = scheduleCalls.liveSchedule;
    for (const date of ['1900-01-01', '2026-11-20', '2100-12-31']) expect(query.safeParse({ date }).success).toBe(true);
    for (const date of ['0000-01-01', '0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31']) expect(query.safeParse({ date }).success).toBe(false);
  });

  it.each([
    ['a chat message', (text: string) => chatSend.safeParse({ groupId: 30, originalMessage: text })],
    ['a search', (text: string) => chatCalls.messages.body.safeParse({ groupId: 30, searchKeyword: text })],
    ['a user name', (text: string) => userCalls.login.body.safeParse({ username: text, password: 'x' })],
    ['a password', (text: string) => userCalls.login.body.safeParse({ username: 'x', password: text })],
    ['a refresh token', (text: string) => userCalls.refreshToken.body.safeParse({ refreshToken: text })],
    ['a domain', (text: string) => resourceCalls.navigation.query.safeParse({ domain: text })],
  ])('takes any letter in %s, but no NUL and no half of a pair', (_, read) => {
    for (const text of ['Vào rồi 👨‍👩‍👧', 'a\nb']) expect(read(text).success).toBe(true);
    for (const text of ['a\u0000b', 'a\ud83d', '\ude00a']) expect(read(text).success).toBe(false);
  });
});

it('messages of the system have the codes of section 4; that of a goal is ours', () => {
  expect(systemMessages).toEqual({ join: 5, marble: 7, gift: 10, goal: 90 });
});

describe('the slots', () => {
  it('are named after the remote that offers them', () => {
    for (const name of Object.keys(slots) as SlotName[]) expect([...remoteNames, 'shell']).toContain(slotOwner(name));
  });
});

it('has no two codes of one number', () => {
  expect(new Set(Object.values(codes)).size).toBe(Object.values(codes).length);
});
