import { z } from 'zod';
import { knownWord, onlineNotice, onlineReply, openNumber, openTable, openWord, sendReply } from '@portal/contracts';
import { roomFrame, unreadFrame } from '@portal/contracts/chat';
import { liveFrame, liveMatchFrame } from '@portal/contracts/match';
import { oddsFrame } from '@portal/contracts/odds';
import { allCalls } from './index.ts';

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Where in a schema a list of words, or of numbers, is all that there can be. `free`: beside it any word is taken. */
function closed(schema: unknown, place: string, free = false): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each, at) => closed(each, `${place}/${at}`, free));
  if (!isSchema(schema)) return [];
  const options = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  const open = free || (options?.some(({ type, enum: words }) => (type === 'string' || type === 'integer') && words === undefined) ?? false);
  const numbers = options !== undefined && options.length > 1 && options.every((option) => 'const' in option);
  const own = ('enum' in schema && !open) || numbers ? [place] : [];
  return [...own, ...Object.entries(schema).flatMap(([key, value]) => closed(value, `${place}/${key}`, key === 'anyOf' && open))];
}
const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

describe('a word of an answer', () => {
  const word = openWord(['home', 'away']);

  it('may be one that this release does not know, of 64 letters', () => {
    expect([word.parse('home'), word.parse('neutral'), word.parse('x'.repeat(64))]).toEqual(['home', 'neutral', 'x'.repeat(64)]);
    for (const other of ['x'.repeat(65), 7, null, undefined, {}]) expect(word.safeParse(other).success).toBe(false);
    expect([knownWord(['home', 'away'], 'away'), knownWord(['home', 'away'], 'neutral')]).toEqual(['away', undefined]);
  });

  it('is open in every answer and frame: a release is older than the api that it asks', () => {
    // 0 or 1 is yes or no.
    expect(allCalls.flatMap(({ id, data }) => closed(schemaOf(data), id)).filter((place) => !place.endsWith('/guest'))).toEqual([]);
    const frames = { roomFrame, liveFrame, liveMatchFrame, oddsFrame, unreadFrame, sendReply, onlineReply, onlineNotice };
    expect(Object.entries(frames).flatMap(([name, frame]) => closed(schemaOf(frame), name))).toEqual([]);
  });

  it('is found closed where it is', () => {
    expect(closed(schemaOf(z.object({ side: z.enum(['home', 'away']) })), 'x')).toEqual(['x/properties/side']);
    expect(closed(schemaOf(z.object({ list: z.array(z.union([z.enum(['a']), z.null()])) })), 'x')).toHaveLength(1);
    expect(closed(schemaOf(z.object({ kind: z.union([z.literal(10), z.literal(20)]) })), 'x')).toHaveLength(1);
    expect(closed(schemaOf(z.object({ kind: z.literal([10, 20]) })), 'x')).toHaveLength(1);
    expect(closed(schemaOf(z.object({ counts: z.partialRecord(z.enum(['a']), z.number()) })), 'x')).toHaveLength(1);
    expect(closed(schemaOf(z.object({ side: word, kind: openNumber([10, 20]), counts: openTable(['a'], z.number()) })), 'x')).toEqual([]);
  });
});
