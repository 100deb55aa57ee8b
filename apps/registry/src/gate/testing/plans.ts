import fc from 'fast-check';
import { z } from 'zod';
import type { JsonSchema } from '@portal/contracts';

/** A schema as data, so that it can be changed a little: what two releases of one contract look like. */
export type Plan =
  | { is: 'text'; min: number; max: number }
  | { is: 'uuid' }
  | { is: 'date' }
  | { is: 'yes' }
  | { is: 'null' }
  | { is: 'anything' }
  | { is: 'one of'; values: string[] }
  | { is: 'number'; whole: boolean; min: number; max: number }
  | { is: 'list'; of: Plan; min: number; max: number }
  | { is: 'pair'; items: Plan[] }
  | { is: 'object'; strict: boolean; fields: Record<string, { plan: Plan; need: 'always' | 'maybe' | 'default' }> }
  | { is: 'table'; of: Plan; names: string[] | null }
  | { is: 'either'; of: Plan[] }
  | { is: 'by kind'; forms: Record<string, Plan & { is: 'object' }> }
  | { is: 'tree'; of: Plan };

const letters = ['a', 'b', 'c', 'd'];
const low = fc.integer({ min: 0, max: 3 });
const span = fc.tuple(low, fc.integer({ min: 0, max: 4 })).map(([min, more]) => ({ min, max: min + more }));

const leaf: fc.Arbitrary<Plan> = fc.oneof(
  span.map((size): Plan => ({ is: 'text', ...size })),
  fc.constantFrom<Plan>({ is: 'uuid' }, { is: 'date' }, { is: 'yes' }, { is: 'null' }, { is: 'anything' }),
  fc.uniqueArray(fc.constantFrom(...letters), { minLength: 1, maxLength: 3 }).map((values): Plan => ({ is: 'one of', values })),
  fc.tuple(span, fc.boolean()).map(([size, whole]): Plan => ({ is: 'number', whole, ...size })),
);

const objectOf = (inner: fc.Arbitrary<Plan>): fc.Arbitrary<Plan & { is: 'object' }> =>
  fc.record({
    is: fc.constant('object' as const),
    strict: fc.boolean(),
    fields: fc.dictionary(
      fc.constantFrom(...letters),
      fc.record({ plan: inner, need: fc.constantFrom('always' as const, 'maybe' as const, 'default' as const) }),
      { maxKeys: 3 },
    ),
  });

const around = (inner: fc.Arbitrary<Plan>): fc.Arbitrary<Plan> =>
  fc.oneof(
    objectOf(inner),
    objectOf(inner),
    fc.tuple(inner, span).map(([of, size]): Plan => ({ is: 'list', of, ...size })),
    fc.array(inner, { minLength: 1, maxLength: 3 }).map((items): Plan => ({ is: 'pair', items })),
    fc
      .tuple(inner, fc.option(fc.uniqueArray(fc.constantFrom(...letters), { minLength: 1, maxLength: 3 })))
      .map(([of, names]): Plan => ({ is: 'table', of, names })),
    fc.array(inner, { minLength: 1, maxLength: 3 }).map((of): Plan => ({ is: 'either', of })),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), objectOf(inner), { minKeys: 1, maxKeys: 3 }).map((forms): Plan => ({ is: 'by kind', forms })),
    inner.map((of): Plan => ({ is: 'tree', of })),
  );

export const plan: fc.Arbitrary<Plan> = fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 3, arbitrary: around(fc.oneof(leaf, around(leaf))) });

/** The same plan after some releases: mostly as it was, here and there something else. */
export const changed = (from: Plan): fc.Arbitrary<Plan> =>
  fc.oneof(
    { weight: 6, arbitrary: inside(from) },
    { weight: 1, arbitrary: leaf },
    { weight: 1, arbitrary: inside(from).map((of): Plan => ({ is: 'either', of: [of, { is: 'null' }] })) },
  );

function inside(from: Plan): fc.Arbitrary<Plan> {
  switch (from.is) {
    case 'text':
    case 'number':
      return fc
        .tuple(span, fc.boolean(), fc.boolean())
        .map(([size, same, whole]): Plan => (same ? from : ({ ...from, ...size, ...(from.is === 'number' && { whole }) } as Plan)));
    case 'one of':
      return fc.subarray(letters, { minLength: 1 }).map((values) => ({ ...from, values }));
    case 'list':
      return fc.tuple(changed(from.of), span, fc.boolean()).map(([of, size, same]) => ({ ...from, of, ...(!same && size) }));
    case 'pair':
      return fc.tuple(...from.items.map(changed)).map((items) => ({ ...from, items }));
    case 'table':
      return fc.tuple(changed(from.of), fc.constantFrom(from.names, null)).map(([of, names]) => ({ ...from, of, names }));
    case 'either':
      return fc.tuple(fc.tuple(...from.of.map(changed)), leaf, fc.boolean()).map(([of, more, grows]) => ({ ...from, of: grows ? [...of, more] : of }));
    case 'tree':
      return changed(from.of).map((of) => ({ ...from, of }));
    case 'by kind':
      return fc.record(Object.fromEntries(Object.entries(from.forms).map(([kind, form]) => [kind, fieldsOf(form)]))).map((forms) => ({ ...from, forms }));
    case 'object':
      return fieldsOf(from);
    default:
      return fc.constant(from);
  }
}

const fieldsOf = (from: Plan & { is: 'object' }): fc.Arbitrary<Plan & { is: 'object' }> =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(from.fields).map(([name, { plan: inner, need }]) => [
            name,
            fc.record({
              plan: changed(inner),
              need: fc.oneof({ weight: 3, arbitrary: fc.constant(need) }, { weight: 1, arbitrary: fc.constantFrom('always' as const, 'maybe' as const) }),
            }),
          ]),
        ),
        { requiredKeys: [] },
      ),
      fc.constantFrom(from.strict, false),
    )
    .map(([fields, strict]) => ({ ...from, strict, fields: fields as typeof from.fields }));

/** Takes all that the plan takes and more. */
export function widened(from: Plan): Plan {
  switch (from.is) {
    case 'text':
    case 'list':
      return { ...from, ...(from.is === 'list' && { of: widened(from.of) }), min: Math.max(0, from.min - 1), max: from.max + 1 };
    case 'number':
      return { ...from, whole: false, min: from.min - 1, max: from.max + 1 };
    case 'one of':
      return { ...from, values: [...from.values, 'another'] };
    case 'pair':
      return { ...from, items: from.items.map(widened) };
    case 'table':
      return { ...from, of: widened(from.of), names: null };
    case 'either':
      return { ...from, of: [{ is: 'null' }, ...from.of.map(widened)] };
    case 'tree':
      return { ...from, of: widened(from.of) };
    case 'by kind':
      return {
        ...from,
        forms: {
          ...Object.fromEntries(Object.entries(from.forms).map(([kind, form]) => [kind, widened(form) as Plan & { is: 'object' }])),
          more: { is: 'object', strict: false, fields: {} },
        },
      };
    case 'object':
      return {
        ...from,
        strict: false,
        fields: {
          ...Object.fromEntries(
            Object.entries(from.fields).map(([name, { plan: inner, need }]) => [name, { plan: widened(inner), need: need === 'always' ? 'default' : need }]),
          ),
          later: { plan: { is: 'yes' }, need: 'maybe' },
        },
      };
    default:
      return from;
  }
}

/** The zod schema of a plan: what the two programs would run. */
export function zodOf(from: Plan): z.ZodType {
  switch (from.is) {
    case 'text':
      return z.string().min(from.min).max(from.max);
    case 'uuid':
      return z.uuid();
    case 'date':
      return z.iso.date();
    case 'yes':
      return z.boolean();
    case 'null':
      return z.null();
    case 'anything':
      return z.json();
    case 'one of':
      return z.enum(from.values);
    case 'number':
      return (from.whole ? z.number().int() : z.number()).min(from.min).max(from.max);
    case 'list':
      return z.array(zodOf(from.of)).min(from.min).max(from.max);
    case 'pair':
      return z.tuple(from.items.map(zodOf) as [z.ZodType]);
    case 'table':
      return from.names ? z.partialRecord(z.enum(from.names), zodOf(from.of)) : z.record(z.string(), zodOf(from.of));
    case 'either':
      return z.union(from.of.map(zodOf));
    case 'tree': {
      const node: z.ZodType = z.object({
        value: zodOf(from.of),
        get under() {
          return z.array(node);
        },
      });
      return node;
    }
    case 'by kind':
      return z.discriminatedUnion(
        'kind',
        Object.entries(from.forms).map(([kind, form]) => (zodOf(form) as z.ZodObject).extend({ kind: z.literal(kind) })) as unknown as [z.ZodObject],
      );
    case 'object': {
      const fields = Object.fromEntries(
        Object.entries(from.fields).map(([name, { plan: inner, need }]) => {
          const field = zodOf(inner);
          return [name, need === 'always' ? field : need === 'maybe' ? field.optional() : field.default('unused' as never)];
        }),
      );
      return from.strict ? z.strictObject(fields) : z.object(fields);
    }
  }
}

export const schemaOf = (from: Plan): JsonSchema => z.toJSONSchema(zodOf(from), { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Values that a program built with this plan may send. */
export function valueOf(from: Plan): fc.Arbitrary<unknown> {
  switch (from.is) {
    case 'text':
      return fc.string({ minLength: from.min, maxLength: from.max });
    case 'uuid':
      return fc.uuid();
    case 'date':
      return fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`);
    case 'yes':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'anything':
      return fc.jsonValue({ maxDepth: 1 });
    case 'one of':
      return fc.constantFrom(...from.values);
    case 'number':
      return from.whole ? fc.integer(from) : fc.double({ min: from.min, max: from.max, noNaN: true });
    case 'list':
      return fc.array(valueOf(from.of), { minLength: from.min, maxLength: from.max });
    case 'pair':
      return fc.tuple(...from.items.map(valueOf));
    case 'table':
      return from.names
        ? fc.record(Object.fromEntries(from.names.map((name) => [name, valueOf(from.of)])), { requiredKeys: [] })
        : fc.dictionary(fc.string(), valueOf(from.of), { maxKeys: 3 });
    case 'either':
      return fc.oneof(...from.of.map(valueOf));
    case 'tree':
      return valueOf(from.of).chain((value) => fc.constantFrom({ value, under: [] }, { value, under: [{ value, under: [] }] }));
    case 'by kind':
      return fc.oneof(...Object.entries(from.forms).map(([kind, form]) => valueOf(form).map((fields) => ({ ...(fields as object), kind }))));
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(from.fields).map(([name, { plan: inner }]) => [name, valueOf(inner)])), {
        requiredKeys: Object.entries(from.fields)
          .filter(([, { need }]) => need === 'always')
          .map(([name]) => name),
      });
  }
}
