import { narrower, plainNumber, takesValue } from './scalars.ts';
import { Incomparable, type ListShape, type ObjectShape, type Schema, type Shape } from './shape.ts';

const joined = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [...new Set([...one, ...other])];
/** Makes one schema of two that both hold; the same two give the same object, or a recursion would never come back to where it was. */
type Both = (one: Schema, other: Schema) => Schema;

/** What fits both shapes, or undefined where nothing does (`allOf`). */
export function meet(one: Shape, other: Shape, both: Both): Shape | undefined {
  const around = { other: joined(one.other, other.other) };
  if (one.type === 'literal') return (other.type === 'literal' ? other.value === one.value : takesValue(other, one.value)) ? { ...one, ...around } : undefined;
  if (other.type === 'literal') return meet(other, one, both);
  if (one.type === 'number' && other.type === 'number') {
    const range = narrower(one.range, other.range);
    const open = (side: 'above' | 'below', bound: 'min' | 'max') => [one, other].some((shape) => shape[side] && shape.range[bound] === range[bound]);
    if (range.min > range.max) return undefined;
    return plainNumber({
      ...one,
      ...around,
      integer: one.integer || other.integer,
      range,
      above: open('above', 'min'),
      below: open('below', 'max'),
      multiples: joined(one.multiples, other.multiples),
    });
  }
  if (one.type !== other.type || one.type === 'number' || other.type === 'number') return undefined;
  const size = narrower(one.size, other.size);
  if (size.min > size.max) return undefined;
  if (one.type === 'string' && other.type === 'string')
    return { ...one, ...around, size, formats: joined(one.formats, other.formats), patterns: joined(one.patterns, other.patterns) };
  if (one.type === 'array' && other.type === 'array') return { ...meetLists(one, other, both), ...around, size };
  if (one.type === 'object' && other.type === 'object') return { ...meetObjects(one, other, both), ...around, size };
  return undefined;
}

function meetLists(one: ListShape, other: ListShape, both: Both): ListShape {
  const length = Math.max(one.prefix.length, other.prefix.length);
  const prefix = Array.from({ length }, (_, index) => both(one.prefix[index] ?? one.rest, other.prefix[index] ?? other.rest));
  return { ...one, prefix, rest: both(one.rest, other.rest) };
}

/** As zod intersects objects: the names of both sides are known, also where a side alone would refuse the other's. */
function meetObjects(one: ObjectShape, other: ObjectShape, both: Both): ObjectShape {
  const properties = new Map(one.properties);
  for (const [name, schema] of other.properties) properties.set(name, properties.has(name) ? both(properties.get(name)!, schema) : schema);
  const names = one.names && other.names ? both(one.names, other.names) : (one.names ?? other.names);
  return { ...one, properties, required: new Set([...one.required, ...other.required]), unknown: meetUnknown(one.unknown, other.unknown, both), names };
}

type Unknown = ObjectShape['unknown'];
function meetUnknown(one: Unknown, other: Unknown, both: Both): Unknown {
  if (typeof one === 'string' && typeof other === 'string') return one === 'refused' ? one : other;
  if (typeof one !== 'string' && typeof other !== 'string') return both(one, other);
  if (one === 'dropped' || other === 'dropped') return typeof one === 'string' ? other : one;
  throw new Incomparable('an open and a closed object stand together in allOf');
}
