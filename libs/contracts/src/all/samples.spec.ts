import { z } from 'zod';
import { slots, type SlotName } from '@portal/contracts';
import { chatFrames } from '@portal/contracts/chat';
import { matchFrames } from '@portal/contracts/match';
import { ODDS_FRAME_MOST, oddsFrame, oddsFrames } from '@portal/contracts/odds';
import { readSample, SAMPLE_NOW, sampleOf, shapeOfCall, shapeOfSlot } from '@portal/contracts/record';
import { allCalls } from './index.ts';

describe('samples', () => {
  it.each(allCalls.map((call) => [call.id, call] as const))('%s has an answer that its own schema reads, full and bare', (_id, call) => {
    for (const style of ['full', 'bare'] as const) expect(readSample(call, shapeOfCall(call).output, style)).toBeDefined();
  });

  it.each(Object.keys(slots) as SlotName[])('%s has props that its own schema reads', (name) => {
    for (const style of ['full', 'bare'] as const) expect(slots[name].safeParse(sampleOf(shapeOfSlot(name), style)).success).toBe(true);
  });

  it.each(Object.entries({ ...matchFrames, ...oddsFrames, unread: chatFrames.unread }))(
    'topics.%s has a frame that its own schema reads, full and bare',
    (_name, frame) => {
      const shape = z.toJSONSchema(frame, { io: 'input', unrepresentable: 'any' });
      for (const style of ['full', 'bare'] as const) expect(frame.safeParse(sampleOf(shape, style))).toMatchObject({ success: true });
    },
  );

  it('of odds name the markets that changed, also one that is new, of so many matches', () => {
    const change = { fixtureId: 7, rows: { '1X2': '7,8,1.70,3.90,4.60,1.66,3.95,4.70,1795170000,0,3', 'FIRST GOAL': '7,8,2.00' } };
    const frame = { type: 'odds', serverTime: '2026-11-20T13:00:00.000Z', list: [change] };
    expect(oddsFrame.parse(frame)).toEqual(frame);
    const of = (most: number) => oddsFrame.safeParse({ ...frame, list: Array.from({ length: most }, () => change) }).success;
    expect([of(0), of(ODDS_FRAME_MOST), of(ODDS_FRAME_MOST + 1)]).toEqual([true, true, false]);
  });

  const thing = z.object({
    at: z.iso.datetime({ offset: true }),
    note: z.string().optional(),
    list: z.array(z.int().min(3).max(9)),
    maybe: z.string().nullable(),
  });
  it('are whole when they are full, and as little as may be when they are bare', () => {
    const schema = z.toJSONSchema(thing, { io: 'input' });
    expect(sampleOf(schema, 'full')).toEqual({ at: new Date(SAMPLE_NOW).toISOString(), note: expect.any(String), list: [5, 5], maybe: expect.any(String) });
    expect(sampleOf(schema, 'bare')).toEqual({ at: new Date(SAMPLE_NOW).toISOString(), list: [], maybe: null });
  });

  it('end where a schema contains itself', () => {
    interface Tree {
      name: string;
      children: Tree[];
    }
    const tree: z.ZodType<Tree> = z.object({
      name: z.string(),
      get children() {
        return z.array(tree);
      },
    });
    expect(tree.safeParse(sampleOf(z.toJSONSchema(tree, { io: 'input' }), 'full')).success).toBe(true);
  });

  it('take turns, for rules that no schema can say', () => {
    const schema = z.toJSONSchema(z.int());
    expect(new Set([0, 1, 2, 3].map((turn) => sampleOf(schema, 'full', turn))).size).toBe(4);
  });
});
