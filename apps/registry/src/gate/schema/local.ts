import { ANYTHING, Incomparable, NOTHING, type ObjectShape, type OpenShape, type Range, type Scalar, type Schema, type Shape } from './shape.ts';
import { plainNumber, takesValue } from './scalars.ts';

const types = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;
type Type = (typeof types)[number];
/** Keywords that say nothing of what is taken. */
const annotations = new Set([
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'definitions',
  '$anchor',
  'id',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'contentEncoding',
  'contentMediaType',
]);
/** Read by the reader, which follows references and alternatives. */
const structure = new Set(['$ref', 'allOf', 'anyOf', 'oneOf']);
const understood = new Set([
  'type',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'items',
  'prefixItems',
  'minItems',
  'maxItems',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
]);

const isTable = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A part of a schema: a table, or true / false. */
export function partOf(value: unknown, keyword: string): Schema {
  if (value === true) return ANYTHING;
  if (value === false) return NOTHING;
  if (!isTable(value)) throw new Incomparable(`its ${keyword} is not a schema`);
  return value;
}
export function partsOf(value: unknown, keyword: string): Schema[] {
  if (!Array.isArray(value)) throw new Incomparable(`its ${keyword} is not a list`);
  return value.map((item) => partOf(item, keyword));
}

/** One keyword of a schema, or undefined; a wrong kind of value cannot be compared. */
function read<Value>(schema: Schema, keyword: string, is: (value: unknown) => value is Value): Value | undefined {
  if (!Object.hasOwn(schema, keyword)) return undefined;
  const value = schema[keyword];
  if (!is(value)) throw new Incomparable(`its ${keyword} cannot be read`);
  return value;
}
const aNumber = (value: unknown): value is number => typeof value === 'number';
const aText = (value: unknown): value is string => typeof value === 'string';
const aList = (value: unknown): value is unknown[] => Array.isArray(value);
const texts = (value: unknown): value is string[] => aList(value) && value.every(aText);
const isScalar = (value: unknown): value is Scalar => value === null || ['string', 'number', 'boolean'].includes(typeof value);

const rangeOf = (schema: Schema, low: string, high: string, from: number): Range => ({
  min: read(schema, low, aNumber) ?? from,
  max: read(schema, high, aNumber) ?? Infinity,
});

function typesOf(schema: Schema): { types: Set<Type>; integer: boolean } {
  const given = schema['type'];
  if (given === undefined) return { types: new Set(types), integer: false };
  const list = aText(given) ? [given] : given;
  if (!texts(list)) throw new Incomparable('its type cannot be read');
  const known = list.map((name) => (name === 'integer' ? 'number' : name));
  const strange = known.find((name) => !types.includes(name as Type));
  if (strange !== undefined) throw new Incomparable(`its type '${strange}' is not one of JSON`);
  return { types: new Set(known as Type[]), integer: list.includes('integer') && !list.includes('number') };
}

/** Everything whose meaning is not known here, as text: a receiver's must stand with the sender word for word. */
const othersOf = (schema: Schema): string[] =>
  Object.keys(schema)
    .filter((keyword) => !annotations.has(keyword) && !structure.has(keyword) && !understood.has(keyword))
    .map((keyword) => `${keyword} ${JSON.stringify(schema[keyword])}`)
    .sort();

function numberShape(schema: Schema, integer: boolean, other: string[]): OpenShape {
  const inclusive = rangeOf(schema, 'minimum', 'maximum', -Infinity);
  const exclusive = rangeOf(schema, 'exclusiveMinimum', 'exclusiveMaximum', -Infinity);
  const multiple = read(schema, 'multipleOf', aNumber);
  return plainNumber({
    type: 'number',
    other,
    integer,
    multiples: multiple === undefined ? [] : [multiple],
    range: { min: Math.max(inclusive.min, exclusive.min), max: Math.min(inclusive.max, exclusive.max) },
    above: exclusive.min > -Infinity && exclusive.min >= inclusive.min,
    below: exclusive.max < Infinity && exclusive.max <= inclusive.max,
  });
}

function objectShape(schema: Schema, other: string[]): ObjectShape {
  const properties = new Map(Object.entries(read(schema, 'properties', isTable) ?? {}).map(([name, part]) => [name, partOf(part, 'properties')]));
  const additional = schema['additionalProperties'];
  return {
    type: 'object',
    other,
    size: rangeOf(schema, 'minProperties', 'maxProperties', 0),
    properties,
    required: new Set(read(schema, 'required', texts) ?? []),
    unknown: additional === undefined ? 'dropped' : additional === false ? 'refused' : partOf(additional, 'additionalProperties'),
    names: schema['propertyNames'] === undefined ? undefined : partOf(schema['propertyNames'], 'propertyNames'),
  };
}

function openShapes(schema: Schema, other: string[]): { open: OpenShape[]; types: Set<Type> } {
  const { types: allowed, integer } = typesOf(schema);
  const open: OpenShape[] = [];
  if (allowed.has('number')) open.push(numberShape(schema, integer, other));
  if (allowed.has('string')) {
    const format = read(schema, 'format', aText);
    const pattern = read(schema, 'pattern', aText);
    open.push({
      type: 'string',
      other,
      size: rangeOf(schema, 'minLength', 'maxLength', 0),
      formats: format === undefined ? [] : [format],
      patterns: pattern === undefined ? [] : [pattern],
    });
  }
  if (allowed.has('array')) {
    open.push({
      type: 'array',
      other,
      size: rangeOf(schema, 'minItems', 'maxItems', 0),
      rest: schema['items'] === undefined ? ANYTHING : partOf(schema['items'], 'items'),
      prefix: schema['prefixItems'] === undefined ? [] : partsOf(schema['prefixItems'], 'prefixItems'),
    });
  }
  if (allowed.has('object')) open.push(objectShape(schema, other));
  return { open, types: allowed };
}

/** The forms that the keywords of this one table allow; references and alternatives in it are not looked at. */
export function localShapes(schema: Schema): Shape[] {
  if (Object.hasOwn(schema, 'not') && isTable(schema['not']) && Object.keys(schema['not']).length === 0) return [];
  const other = othersOf(schema);
  const { open, types: allowed } = openShapes(schema, other);
  const literal = (value: Scalar): Shape => ({ type: 'literal', other, value });
  const listed = Object.hasOwn(schema, 'const') ? [schema['const']] : read(schema, 'enum', aList);
  if (listed === undefined)
    return [...open, ...(allowed.has('null') ? [literal(null)] : []), ...(allowed.has('boolean') ? [literal(true), literal(false)] : [])];
  if (!listed.every(isScalar)) throw new Incomparable('it names whole objects or lists as values');
  const fits = (value: Scalar) =>
    value === null ? allowed.has('null') : typeof value === 'boolean' ? allowed.has('boolean') : open.some((shape) => takesValue(shape, value));
  return [...new Set(listed)].filter(fits).map(literal);
}
