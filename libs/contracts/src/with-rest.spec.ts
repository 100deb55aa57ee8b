import { z } from 'zod';
import { withRest } from './index.ts';

import fc from 'fast-check';

const older = z.object({
  id: z.coerce.number(),
  home: z.object({ name: z.string() }),
  tags: z.array(z.object({ key: z.string() })).default([]),
  gone: z.null(),
});

describe('what is kept of an answer', () => {
  it('is what the reader’s schema made of it, and the rest as it came, at every depth', () => {
    const given = { id: '7', home: { name: 'Hà Nội', crest: '/hn.svg' }, tags: [{ key: 'a', weight: 2 }, { key: 'b' }], gone: null, venue: { city: 'Huế' } };
    expect(withRest(given, older.parse(given))).toEqual({ ...given, id: 7 });
    const bare = { id: 1, home: { name: 'x' }, gone: null };
    expect(withRest(bare, older.parse(bare))).toEqual({ ...bare, tags: [] });
  });

  it('is the very thing that was read where nothing fell', () => {
    const given = { id: 1, home: { name: 'x' }, tags: [{ key: 'a' }], gone: null };
    const read = older.parse(given);
    expect(withRest(given, read)).toBe(read);
  });

  it('is the whole of any answer, for a schema that names none of it', () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (given) => expect(withRest(given, z.object({}).parse(given))).toEqual(given)));
  });

  it('is nobody’s prototype', () => {
    const given = JSON.parse('{"__proto__":{"polluted":true},"id":1}') as object;
    const kept = withRest(given, z.object({ id: z.number() }).parse(given)) as { id: number; polluted?: boolean };
    expect([kept.polluted, Object.getPrototypeOf(kept) === Object.prototype, ({} as { polluted?: boolean }).polluted]).toEqual([undefined, true, undefined]);
  });
});
