import fc from 'fast-check';
import { readCursor, readRankCursor, stretchOf, writeCursor, writeRankCursor } from './cursor.ts';
import { Refused } from './refusal.ts';

describe('a cursor', () => {
  it('reads as it was written', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }), fc.nat(1e12), (at, id) => {
        expect(readCursor(writeCursor({ at, id }))).toEqual({ at, id });
      }),
    );
  });

  it('is nothing when none is given, and a clear refusal when it is none of ours', () => {
    expect(readCursor(undefined)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          readCursor(text);
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
          expect((error as Refused).problems?.[0]?.path).toBe('cursor');
        }
      }),
    );
    for (const text of ['', 'x', 'MTIz', writeCursor({ at: new Date(NaN), id: 1 })]) expect(() => readCursor(text)).toThrow(Refused);
  });

  it('is refused for a moment that no database can read, as only a forged one has', () => {
    for (const ms of [8.64e15, -8.64e15, Date.UTC(10_000, 0, 1), -1e14]) expect(() => readCursor(writeCursor({ at: new Date(ms), id: 1 }))).toThrow(Refused);
  });

  it('by rank reads as it was written, in its own order alone', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e12), (rank, id) => {
        const text = writeRankCursor('best', { rank, id });
        expect(readRankCursor('best', text)).toEqual({ rank, id });
        for (const read of [() => readRankCursor('worst', text), () => readCursor(text)]) expect(read).toThrow(Refused);
      }),
    );
    expect(readRankCursor('best', undefined)).toBeNull();
    for (const text of [
      '',
      'x',
      writeCursor({ at: new Date(5), id: 1 }),
      writeRankCursor('best', { rank: -1, id: 1 }),
      writeRankCursor('best', { rank: 1e9, id: 1 }),
    ])
      expect(() => readRankCursor('best', text)).toThrow(Refused);
  });

  it('is given exactly when there is more', () => {
    const rows = [3, 2, 1].map((id) => ({ id, at: new Date(id) }));
    expect(stretchOf(rows, 3, (row) => row)).toEqual({ rows, nextCursor: null });
    expect(stretchOf(rows, 2, (row) => row)).toEqual({ rows: rows.slice(0, 2), nextCursor: writeCursor(rows[1]!) });
    expect(stretchOf([], 2, (row: { id: number; at: Date }) => row)).toEqual({ rows: [], nextCursor: null });
  });
});
