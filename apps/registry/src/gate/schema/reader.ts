import { DEEPEST } from '../json.ts';
import { localShapes, partOf, partsOf } from './local.ts';
import { meet } from './meet.ts';
import { ANYTHING, Incomparable, NOTHING, type Budget, type ObjectShape, type Schema, type Shape } from './shape.ts';

/** As many forms as one schema may have: an `enum` of all the world's time zones fits in. */
const MOST = 5_000;

export interface Reader {
  /** The forms a value may have: references followed, alternatives spread, `allOf` joined. None: nothing fits. */
  shapesOf(schema: Schema): readonly Shape[];
  /** The property may be left out by a sender: the receiver fills it in. */
  hasDefault(schema: Schema): boolean;
  /** What a part that is nothing but a reference refers to; any other part itself. */
  follow(schema: Schema): Schema;
  /** A number for each part met, to remember pairs by. */
  idOf(schema: Schema): number;
}

/** Reads the parts of one schema document; `$ref` points into it. */
export function createReader(root: Schema, budget: Budget): Reader {
  const ids = new Map<Schema, number>();
  const shapes = new Map<Schema, readonly Shape[]>();
  const joins = new Map<string, Schema>();
  const parts = new Map<Schema, ReadonlySet<Schema>>();

  const idOf = (schema: Schema): number => {
    const known = ids.get(schema) ?? ids.size;
    if (known === ids.size) ids.set(schema, known);
    return known;
  };

  /** `allOf` of both, made once for the same members: a finite document has finitely many, so a recursion through them ends. */
  const both = (one: Schema, other: Schema): Schema => {
    const members = new Set([...(parts.get(one) ?? [one]), ...(parts.get(other) ?? [other])]);
    if (members.size === 1) return one;
    const key = [...members]
      .map(idOf)
      .sort((a, b) => a - b)
      .join();
    const known = joins.get(key);
    if (known) return known;
    const joined: Schema = { allOf: [...members] };
    joins.set(key, joined);
    parts.set(joined, members);
    return joined;
  };

  const meetAll = (ones: readonly Shape[], others: readonly Shape[]): Shape[] => {
    budget.spend(ones.length * others.length);
    return ones.flatMap((one) => others.flatMap((other) => meet(one, other, both) ?? []));
  };

  // A reference that leads to itself without anything in between (`seen`) adds no form.
  function spread(schema: Schema, seen: readonly Schema[]): Shape[] {
    budget.spend();
    if (seen.length > DEEPEST) throw new Incomparable('it is nested too deep');
    if (seen.includes(schema)) return [];
    const within = [...seen, schema];
    let found = localShapes(schema).map((shape) => (shape.type === 'object' ? withListedNames(shape, within) : shape));
    if (schema['$ref'] !== undefined) found = meetAll(found, spread(resolve(root, schema['$ref']), within));
    for (const member of schema['allOf'] === undefined ? [] : partsOf(schema['allOf'], 'allOf')) found = meetAll(found, spread(member, within));
    // Of `oneOf` zod's unions and discriminated unions never have two that fit at once; it is read as `anyOf`.
    for (const keyword of ['anyOf', 'oneOf']) {
      if (schema[keyword] !== undefined)
        found = meetAll(
          found,
          partsOf(schema[keyword], keyword).flatMap((member) => spread(member, within)),
        );
    }
    if (found.length > MOST) throw new Incomparable('it has too many forms to be compared');
    return found;
  }

  /** A record over a list of names is an object with these properties, and refuses others. */
  function withListedNames(shape: ObjectShape, seen: readonly Schema[]): ObjectShape {
    if (shape.names === undefined) return shape;
    const names = spread(shape.names, seen).map((name) => (name.type === 'literal' ? name.value : undefined));
    if (names.length === 0 || !names.every((name) => typeof name === 'string')) return shape;
    const value = shape.unknown === 'dropped' ? ANYTHING : typeof shape.unknown === 'string' ? NOTHING : shape.unknown;
    return { ...shape, properties: new Map([...names.map((name) => [name, value] as const), ...shape.properties]), unknown: 'refused', names: undefined };
  }

  return {
    idOf,
    follow(schema) {
      let part = schema;
      for (let steps = 0; steps < DEEPEST && part['$ref'] !== undefined && Object.keys(part).length === 1; steps++) part = resolve(root, part['$ref']);
      return part;
    },
    shapesOf(schema) {
      const known = shapes.get(schema);
      if (known) return known;
      const found = spread(schema, []);
      shapes.set(schema, found);
      return found;
    },
    hasDefault(schema) {
      for (let part = schema, steps = 0; steps < DEEPEST; steps++) {
        if (Object.hasOwn(part, 'default')) return true;
        if (part['$ref'] === undefined) return false;
        part = resolve(root, part['$ref']);
      }
      return false;
    },
  };
}

/** `#`, `#/$defs/name`: a place in the document itself. */
function resolve(root: Schema, reference: unknown): Schema {
  if (typeof reference !== 'string' || !/^#(\/|$)/.test(reference)) throw new Incomparable(`it refers to ${JSON.stringify(reference)}, which is outside of it`);
  let place: unknown = root;
  for (const step of reference.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    place = typeof place === 'object' && place !== null && Object.hasOwn(place, name) ? place[name as never] : undefined;
  }
  if (place === undefined) throw new Incomparable(`it refers to ${reference}, which is not there`);
  return partOf(place, '$ref');
}
