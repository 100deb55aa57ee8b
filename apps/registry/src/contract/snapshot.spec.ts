import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { openWord, type CallShape } from '@portal/contracts';
import { keepContract } from './keep-contract.ts';
import { breaksOf, contractNow, snapshot, snapshotText, type Contract } from './snapshot.ts';

const kept = path.resolve(import.meta.dirname, '../../../../libs/contracts/contract.json');

describe('the contract that is kept', () => {
  it('is the one in the sources: what grows is written down (npm run contract), what shrinks is refused there', () => {
    const [was, now] = [snapshot.parse(JSON.parse(readFileSync(kept, 'utf8'))), contractNow()];
    expect(breaksOf(was, now)).toEqual([]);
    const others = (['calls', 'slots'] as const).flatMap((kind) =>
      Object.keys({ ...was[kind], ...now[kind] }).filter((name) => JSON.stringify(was[kind][name]) !== JSON.stringify(now[kind][name])),
    );
    expect([was.number, others]).toEqual([now.number, []]);
  });

  it('reads as it was written', () => {
    const { sent: _, ...written } = contractNow();
    expect(snapshot.parse(JSON.parse(snapshotText(contractNow())))).toEqual(written);
  });

  it('has topics and what is said on the socket among its calls', () => {
    expect(contractNow().calls['topics.live']).toMatchObject({ method: 'SUBSCRIBE', path: '/topic/live' });
    expect(contractNow().calls['topics.chatRoom']?.path).toBe('/topic/chatroom.{id}');
    expect(contractNow().calls['destinations.send']).toMatchObject({ method: 'SEND', path: '/chat.sendMessage' });
  });
});

describe('a contract', () => {
  const shape = (schema: z.ZodType) => {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return rest as Record<string, unknown>;
  };
  const call = (input: z.ZodType, output: z.ZodType, more: Partial<CallShape> = {}): CallShape => ({
    method: 'GET',
    path: '/al/api/rooms',
    input: shape(input),
    output: shape(output),
    ...more,
  });
  const contract = (calls: Record<string, CallShape>, slots: Record<string, z.ZodType> = {}): Contract => ({
    number: 1,
    calls,
    sent: {},
    slots: Object.fromEntries(Object.entries(slots).map(([name, schema]) => [name, shape(schema)])),
  });
  const input = z.object({ pageSize: z.number().int().max(50).optional() });
  const output = z.object({ phase: openWord(['first', 'second']), title: z.string() });
  const before = contract({ 'a.b': call(input, output) }, { 'chat/room': z.object({ groupId: z.number() }) });
  const slotsNow = { 'chat/room': z.object({ groupId: z.number() }) };

  it.each<[string, CallShape]>([
    ['another field of an answer', call(input, output.extend({ venue: z.string() }))],
    ['another word', call(input, z.object({ phase: openWord(['first', 'second', 'third']), title: z.string() }))],
    ['a field that may be sent', call(input.extend({ sport: z.string().optional() }), output)],
    ['a longer page', call(z.object({ pageSize: z.number().int().max(100).optional() }), output)],
  ])('grows by %s', (_, now) => {
    expect(breaksOf(before, contract({ 'a.b': now, 'a.new': now }, { ...slotsNow, 'chat/new': z.object({}) }))).toEqual([]);
  });

  it.each<[string, CallShape | undefined, string]>([
    ['a call that is gone', undefined, 'a.b is gone'],
    ['another path', call(input, output, { path: '/al/api/halls' }), 'a.b: path was /al/api/rooms and is /al/api/halls'],
    ['a field of an answer that is gone', call(input, output.omit({ title: true })), 'a.b: the answer (title) may be missing; it is required'],
    ['one that may be null', call(input, output.extend({ title: z.string().nullable() })), 'a.b: the answer (title) may be null; only text is taken'],
    ['a field that has to be sent', call(input.extend({ sport: z.string() }), output), 'a.b: what is sent (sport) may be missing; it is required'],
    [
      'a shorter page',
      call(z.object({ pageSize: z.number().int().max(20).optional() }), output),
      'a.b: what is sent (pageSize) may be 50; 20 at most is taken',
    ],
  ])('breaks by %s', (_, now, says) => {
    expect(breaksOf(before, contract(now ? { 'a.b': now } : {}, slotsNow))).toEqual([says]);
  });

  it('answers what it names itself: a release of before that takes no other word is not broken by readers that do', () => {
    const closed = contract({ 'a.b': call(input, z.object({ phase: z.enum(['first', 'second']) })) });
    const opened = { 'a.b': call(input, z.object({ phase: openWord(['first', 'second']) })) };
    expect(breaksOf(closed, contract(opened))).toEqual(['a.b: the answer (phase) may be text; only "first", "second" is taken']);
    expect(breaksOf(closed, { ...contract(opened), sent: { 'a.b': shape(z.object({ phase: z.enum(['first', 'second']) })) } })).toEqual([]);
    expect(breaksOf(closed, { ...contract(opened), sent: { 'a.b': shape(z.object({ phase: z.enum(['first', 'third']) })) } })).toHaveLength(1);
  });

  it('of slots holds both ways: the older one is the page, or the part in it', () => {
    const now = (schema: z.ZodType) => breaksOf(before, contract(before.calls, { 'chat/room': schema }));
    expect(now(z.object({ groupId: z.number(), title: z.string().optional() }))).toEqual([]);
    expect(now(z.object({ groupId: z.number(), title: z.string() }))).toEqual(['chat/room: a page of before (title) may be missing; it is required']);
    expect(now(z.object({ groupId: z.number().optional() }))).toEqual([
      'chat/room: a page of now, in a part of before, (groupId) may be missing; it is required',
    ]);
  });

  it('breaks by a frame of a kind that changed, not by a kind that nobody knew', () => {
    const topic = (kinds: Record<string, z.ZodType>) => contract({ 'topics.live': call(z.object({}), z.object(kinds).partial(), { method: 'SUBSCRIBE' }) });
    const scores = z.object({ type: z.literal('scores'), at: z.string() });
    expect(breaksOf(topic({ scores }), topic({ scores: scores.extend({ more: z.string() }), odds: z.object({ type: z.literal('odds') }) }))).toEqual([]);
    expect(breaksOf(topic({ scores }), topic({ scores: scores.omit({ at: true }) }))).toEqual([
      'topics.live: the answer (scores.at) may be missing; it is required',
    ]);
  });
});

describe('keeping the contract', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  const file = path.join(folder, 'contract.json');
  afterAll(() => rmSync(folder, { recursive: true }));
  const full = contractNow();
  const { 'chat.messages': messages, ...calls } = full.calls;
  const less = { ...full, calls };

  it('writes what is there, and what has grown', () => {
    expect([keepContract(file, less).kept, keepContract(file, full).kept]).toEqual([true, true]);
    expect(readFileSync(file, 'utf8')).toBe(snapshotText(full));
  });

  it('refuses what is gone and says so, and takes it under a higher number', () => {
    expect(messages).toBeDefined();
    expect(keepContract(file, less)).toMatchObject({ kept: false, says: expect.arrayContaining(['  chat.messages is gone']) });
    expect(readFileSync(file, 'utf8')).toBe(snapshotText(full));
    expect(keepContract(file, { ...less, number: full.number + 1 }).kept).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(snapshotText({ ...less, number: full.number + 1 }));
  });
});
