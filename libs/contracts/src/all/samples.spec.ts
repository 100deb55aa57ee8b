import { z } from 'zod';
import { slots, type SlotName } from '@portal/contracts';
import { readSample, SAMPLE_NOW, sampleOf, shapeOfCall, shapeOfSlot } from '@portal/contracts/record';
import { allCalls } from './index.ts';

describe('samples', () => {
  it.each(allCalls.map((call) => [call.id, call] as const))('%s has an answer that its own schema reads, full and bare', (_id, call) => {
    for (const style of ['full', 'bare'] as const) expect(readSample(call, shapeOfCall(call).output, style)).toBeDefined();
  });

  it.each(Object.keys(slots) as SlotName[])('%s has props that its own schema reads', (name) => {
    for (const style of ['full', 'bare'] as const) expect(slots[name].safeParse(sampleOf(shapeOfSlot(name), style)).success).toBe(true);
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
