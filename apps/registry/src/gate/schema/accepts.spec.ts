import fc from 'fast-check';
import { z } from 'zod';
import type { JsonSchema } from '@portal/contracts';
import { changed, plan, schemaOf, valueOf, widened, zodOf } from '../testing/plans.ts';
import { accepts } from './accepts.ts';

const json = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
/** What is told when a sender with the second schema meets a receiver with the first. */
const told = (receiver: z.ZodType | JsonSchema, sender: z.ZodType | JsonSchema) =>
  accepts(...([receiver, sender].map((schema) => (schema instanceof z.ZodType ? json(schema) : schema)) as [JsonSchema, JsonSchema])).map(({ at, says }) =>
    at ? `${at}: ${says}` : says,
  );
/** Equal in meaning, not in text: the quick answer for equal schemas is out of the way. */
const titled = (schema: JsonSchema) => ({ ...schema, title: 'the same' });

describe('held against zod itself', () => {
  test('where nothing is told, the receiver’s zod takes every value that the sender may send', () => {
    let fitting = 0;
    fc.assert(
      fc.property(
        plan.chain((from) => fc.tuple(fc.constant(from), changed(from), fc.array(fc.noShrink(valueOf(from)), { minLength: 5, maxLength: 10 }))),
        ([sender, receiver, values]) => {
          if (told(schemaOf(receiver), schemaOf(sender)).length > 0) return;
          fitting += 1;
          const schema = zodOf(receiver);
          for (const value of values) expect({ value, fits: schema.safeParse(value).success }).toEqual({ value, fits: true });
        },
      ),
      { numRuns: 600 },
    );
    expect(fitting).toBeGreaterThan(100);
  });

  test('a schema takes itself', () => {
    fc.assert(
      fc.property(plan.map(schemaOf), (schema) => {
        expect(told(schema, schema)).toEqual([]);
        expect(told(titled(schema), schema)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('a receiver that grew takes what it took before', () => {
    fc.assert(
      fc.property(plan, (from) => {
        expect(told(schemaOf(widened(from)), schemaOf(from))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('no text, however odd, makes it throw', () => {
    const word = fc.constantFrom(
      'type',
      'properties',
      'required',
      'items',
      'anyOf',
      'allOf',
      'oneOf',
      '$ref',
      '$defs',
      'enum',
      'const',
      'additionalProperties',
      'propertyNames',
      'prefixItems',
      'minimum',
      'pattern',
      'not',
      'a',
    );
    const odd = fc.letrec<{ any: unknown; table: JsonSchema }>((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom<unknown>(1, null, true, false, '#', '#/$defs/a', '#/anyOf/0', 'object', 'array', 'strange', '(', []),
        fc.array(tie('any'), { maxLength: 3 }),
        tie('table'),
      ),
      table: fc.dictionary(word, tie('any'), { maxKeys: 4 }),
    })).table;
    fc.assert(
      fc.property(odd, odd, (receiver, sender) => {
        expect(Array.isArray(told(receiver, sender))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

const room = z.object({ id: z.number().int(), title: z.string().max(50), status: z.enum(['live', 'soon']), streams: z.array(z.object({ url: z.string() })) });

test.each<[string, z.ZodType, z.ZodType, string[]]>([
  ['a field more than the receiver knows', room, room.extend({ viewers: z.number() }), []],
  ['a field that is not sent any more', room, room.omit({ title: true }), ['title: may be missing; it is required']],
  ['a field that is not always sent any more', room, room.partial({ title: true }), ['title: may be missing; it is required']],
  ['an optional field less', room.partial({ title: true }), room.omit({ title: true }), []],
  ['a field with a default left out', room.extend({ limit: z.number().default(20) }), room, []],
  ['a field that may be null now', room, room.extend({ title: z.string().max(50).nullable() }), ['title: may be null; only text is taken']],
  ['a new word among the listed', room, room.extend({ status: z.enum(['live', 'soon', 'over']) }), ['status: may be "over"; only "live", "soon" is taken']],
  ['any text where words are listed', room, room.extend({ status: z.string() }), ['status: may be text; only "live", "soon" is taken']],
  ['a longer text', room, room.extend({ title: z.string().max(80) }), ['title: may have 80 characters; 50 at most is taken']],
  ['a text of any length', room, room.extend({ title: z.string() }), ['title: may have any number of characters; 50 at most is taken']],
  ['a number instead of text', room, room.extend({ title: z.number() }), ['title: may be a number; only text is taken']],
  ['a place deep inside', room, room.extend({ streams: z.array(z.object({ url: z.string().optional() })) }), ['streams[].url: may be missing; it is required']],
  ['a fraction where whole numbers are taken', z.number().int(), z.number(), ['may be a number; only a whole number is taken']],
  ['a whole number where any is taken', z.number(), z.number().int(), []],
  ['a larger number', z.number().max(50), z.number().max(100), ['may be 100; 50 at most is taken']],
  ['a smaller number', z.number().min(1), z.number().min(0), ['may be 0; 1 at least is taken']],
  ['the bound itself', z.number().gt(0), z.number().min(0), ['may be the bound itself (0), which is not taken']],
  ['the bound at the other end', z.number().gt(0).lt(4), z.number().gt(0).max(4), ['may be the bound itself (4), which is not taken']],
  ['whole numbers above nothing', z.number().int().min(1), z.number().int().positive(), []],
  ['a multiple of a multiple', z.number().multipleOf(0.5), z.number().multipleOf(2), []],
  ['no multiple', z.number().multipleOf(2), z.number().multipleOf(3), ['may be no multiple of 2; nothing else is taken']],
  ['a list that may be empty', z.array(z.string()).min(1), z.array(z.string()), ['may have 0 items; 1 at least is taken']],
  ['a pair with another second', z.tuple([z.string(), z.number()]), z.tuple([z.string(), z.string()]), ['[1]: may be text; only a number is taken']],
  [
    'a list where a pair is taken',
    z.tuple([z.string(), z.string()]),
    z.array(z.string()),
    ['may have any number of items; 2 at most is taken', '[]: may be text; nothing is taken there'],
  ],
  ['a pair where a list is taken', z.array(z.string()), z.tuple([z.string(), z.string()]), []],
  [
    'a name that a strict object does not know',
    z.strictObject({ a: z.string() }),
    z.object({ a: z.string(), b: z.string() }),
    ['b: may be sent; names that are not known are refused'],
  ],
  ['any names where the object is strict', z.strictObject({}), z.record(z.string(), z.string()), ['may have names that are not known; those are refused']],
  ['a table whose values changed', z.record(z.string(), z.number()), z.record(z.string(), z.string()), ['[]: may be text; only a number is taken']],
  [
    'a table with other names',
    z.record(z.string().regex(/^\d+$/), z.number()),
    z.record(z.string(), z.number()),
    ['[name]: may be text that does not match "^\\\\d+$"; nothing else is taken'],
  ],
  [
    'an object where a table is taken',
    z.record(z.string(), z.number()),
    z.object({ a: z.number(), b: z.string() }),
    ['b: may be text; only a number is taken'],
  ],
  [
    'a table over listed names, one more',
    z.partialRecord(z.enum(['vi', 'en']), z.string()),
    z.partialRecord(z.enum(['vi', 'zh']), z.string()),
    ['zh: may be sent; names that are not known are refused'],
  ],
  [
    'a table that may lack a name',
    z.record(z.enum(['vi', 'en']), z.string()),
    z.partialRecord(z.enum(['vi', 'en']), z.string()),
    ['vi: may be missing; it is required', 'en: may be missing; it is required'],
  ],
  ['one of two where both are taken', z.union([z.string(), z.number()]), z.string(), []],
  ['both where one is taken', z.string(), z.union([z.string(), z.number()]), ['may be a number; only text is taken']],
  ['anything where text is taken', z.string(), z.unknown(), ['may be anything; only text is taken']],
  ['text where anything is taken', z.unknown(), z.string(), []],
  [
    'a kind that the receiver does not know',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('goal'), by: z.string() }), z.object({ kind: z.literal('card') })]),
    z.object({ kind: z.enum(['goal', 'corner']), by: z.string() }),
    ['kind: may be "corner"; only "goal", "card" is taken'],
  ],
  [
    'one object for several kinds',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('goal'), by: z.string() }), z.object({ kind: z.literal('card') })]),
    z.object({ kind: z.enum(['goal', 'card']), by: z.string() }),
    [],
  ],
  [
    'a kind whose own field changed',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('goal'), by: z.string() }), z.object({ kind: z.literal('card') })]),
    z.object({ kind: z.enum(['goal', 'card']) }),
    ['by: may be missing; it is required'],
  ],
  ['another pattern', z.string().regex(/^a/), z.string().regex(/^b/), ['may be text that does not match "^a"; nothing else is taken']],
  ['one of two patterns', z.string().regex(/a/), z.string().regex(/a/).regex(/b/), []],
  ['words that match the pattern', z.string().regex(/^[a-z]+$/), z.enum(['live', 'soon']), []],
  ['a word that does not match', z.string().regex(/^[a-z]+$/), z.enum(['live', 'SOON']), ['may be "SOON"; only text is taken']],
  ['text where a format is taken', z.uuid(), z.string(), ['may be text; only text of the format uuid is taken']],
  [
    'a date with an offset where none is taken',
    z.iso.datetime(),
    z.iso.datetime({ offset: true }),
    [expect.stringContaining('may be text that does not match')],
  ],
  ['a date without an offset where both are taken', z.iso.datetime({ offset: true }), z.iso.datetime(), []],
  ['both objects of an intersection', z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })), z.object({ a: z.string(), b: z.string() }), []],
  [
    'one object of an intersection',
    z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })),
    z.object({ a: z.string() }),
    ['b: may be missing; it is required'],
  ],
  [
    'something where nothing is taken',
    z.object({ a: z.never().optional() }),
    z.object({ a: z.string().optional() }),
    ['a: may be text; nothing is taken there'],
  ],
])('%s', (_what, receiver, sender, places) => {
  expect(told(receiver, sender)).toEqual(places);
});

describe('recursive schemas', () => {
  const tree = (value: z.ZodType): z.ZodType => {
    const node: z.ZodType = z.object({
      value,
      get under() {
        return z.array(node);
      },
    });
    return node;
  };

  test('fit when every level does', () => {
    expect(told(tree(z.string()), tree(z.string().max(3)))).toEqual([]);
    expect(told(z.object({ top: tree(z.string()) }), z.object({ top: tree(z.string().max(3)) }))).toEqual([]);
  });
  test('tell a place once, however often it comes back', () => {
    expect(told(tree(z.string()), tree(z.string().nullable()))).toEqual(['value: may be null; only text is taken']);
  });
  test('a finite one fits into an endless one, not the other way round', () => {
    const two = z.object({ value: z.string(), under: z.array(z.object({ value: z.string(), under: z.array(z.never()) })) });
    expect(told(tree(z.string()), two)).toEqual([]);
    expect(told(two, tree(z.string()))).toEqual(['under[].under[]: may be an object; nothing is taken there']);
  });
  test('what was taken to fit on the way is forgotten when it turns out not to', () => {
    // While `a` is compared, `b` seems to fit because `a` is believed to. Then `a` fails by `last`, and the second alternative must not lean on what was believed of `b`.
    const object = (properties: JsonSchema) => ({ type: 'object', properties });
    const receiver = {
      anyOf: ['a', 'b'].map((name) => object({ x: { $ref: `#/$defs/${name}` } })),
      $defs: { a: object({ next: { $ref: '#/$defs/b' }, last: { type: 'string' } }), b: object({ next: { $ref: '#/$defs/a' } }) },
    };
    const sender = { ...object({ x: { $ref: '#/$defs/s' } }), $defs: { s: object({ next: { $ref: '#/$defs/s' }, last: { type: 'number' } }) } };
    expect(told(receiver, sender)).toEqual(['x.last: may be a number; only text is taken']);
  });
  test('a reference to nothing but itself takes nothing, and ends', () => {
    expect(told({ $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/a' } } }, { type: 'string' })).toEqual(['may be text; nothing is taken there']);
  });
  test('parts joined by allOf over a recursion end as well', () => {
    const both = {
      allOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/b' }],
      $defs: Object.fromEntries(
        ['a', 'b'].map((name) => [name, { type: 'object', properties: { [name]: { type: 'string' }, next: { $ref: `#/$defs/${name}` } }, required: [name] }]),
      ),
    };
    expect(told(titled(both), both)).toEqual([]);
    expect(told(both, { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] })).toEqual(['b: may be missing; it is required']);
  });
});

describe('what cannot be compared is never a silent yes', () => {
  test.each<[string, JsonSchema, string]>([
    ['a keyword that nobody here knows', { type: 'object', minContains: 3 }, 'is not bound by "minContains 3", which the receiver asks for'],
    ['a type that JSON has not', { type: 'date' }, "cannot be compared: its type 'date' is not one of JSON"],
    [
      'a reference out of the schema',
      { $ref: 'https://example.vn/schema' },
      'cannot be compared: it refers to "https://example.vn/schema", which is outside of it',
    ],
    ['a reference to nowhere', { $ref: '#/$defs/a' }, 'cannot be compared: it refers to #/$defs/a, which is not there'],
    ['a place every object has', { $ref: '#/constructor' }, 'cannot be compared: it refers to #/constructor, which is not there'],
    ['alternatives that are no list', { anyOf: {} }, 'cannot be compared: its anyOf is not a list'],
    ['a bound that is no number', { minimum: '3' }, 'cannot be compared: its minimum cannot be read'],
  ])('%s', (_what, receiver, says) => {
    expect(told(receiver, { type: 'object' })).toEqual([says]);
  });

  test('the same unknown keyword on both sides is none', () => {
    expect(told({ type: 'object', minContains: 3, title: 'a' }, { type: 'object', minContains: 3 })).toEqual([]);
  });

  const nested = (depth: number): JsonSchema => JSON.parse(`${'{"items":'.repeat(depth)}{"type":"string"}${'}'.repeat(depth)}`) as JsonSchema;
  test('a schema nested without end', () => {
    expect(told(nested(20_000), nested(20_001))).toEqual(['cannot be compared: it is nested too deep']);
  });
  test('a schema made to have more forms than memory', () => {
    const bomb = { allOf: Array.from({ length: 30 }, () => ({ anyOf: Array.from({ length: 10 }, (_, n) => ({ required: [`a${n}`] })) })) };
    expect(told(bomb, { type: 'object' })).toEqual([expect.stringMatching(/^cannot be compared: it (is too large|has too many forms)/)]);
  });
  test('a pattern made to run for ever is broken off', () => {
    expect(told({ type: 'string', pattern: '^(a+)+$' }, { enum: [`${'a'.repeat(60)}!`] })).toEqual([expect.stringContaining('only text is taken')]);
  });
});
