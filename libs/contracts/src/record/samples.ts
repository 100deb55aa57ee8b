import type { Endpoint } from '../endpoint.ts';
import type { JsonSchema } from '../release.ts';

/** `full`: every field, lists with two things. `bare`: as little as the schema allows, null where it may be. */
export type SampleStyle = 'full' | 'bare';

/** The evening of all times in samples, epoch milliseconds. */
export const SAMPLE_NOW = Date.parse('2026-11-20T20:00:00+07:00');

const TEXTS = [
  'Mẫu 1',
  '1',
  '12',
  'abc',
  'abc-1',
  'mau-1',
  'mau@example.vn',
  'bong-da',
  '#1a2b3c',
  '/other/api/resource/file/a.png',
  'mau.webp',
  'abcdefgh',
  'Mẫu có mười chữ trở lên',
  '2026-11-20',
];
const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': new Date(SAMPLE_NOW).toISOString(),
  date: '2026-11-20',
  time: '20:00:00',
  email: 'mau@example.vn',
  uri: 'https://example.vn/',
  uuid: '11111111-1111-4111-8111-111111111111',
  ipv4: '127.0.0.1',
};
/** What a text without a format is, as the name of its field says. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/^(date|day|.*Date)$/, '2026-11-20'],
  [/^month$/, '2026-11'],
  [/(At|Time)$/, new Date(SAMPLE_NOW).toISOString()],
  [/^colors?$/, '#1a2b3c'],
  [/^(hls|picture|cover|url|.*Url)$/, '/mau.png'],
  [/^(slug|username)$/, 'mau-1'],
];
/** Codes of the specification that a schema only calls numbers: football with everything, basketball with little; a first half. */
const CODES: Readonly<Record<string, Readonly<Record<SampleStyle, number>>>> = { sportId: { full: 10, bare: 20 }, statusCode: { full: 2, bare: 1 } };
const NUMBERS = [1, 10, 20, 30, 0, 2, 5, 40, 90, 0.5, 1.25, -1];
const DEEPEST = 8;

/** Makes a value that fits a JSON Schema as zod writes it. `turn`: another one of the values that fit, for what a schema cannot say. */
export function sampleOf(schema: JsonSchema, style: SampleStyle, turn = 0): unknown {
  const root = schema;
  const list = (value: unknown): JsonSchema[] => (Array.isArray(value) ? (value as JsonSchema[]) : []);
  const pick = <T>(fitting: readonly T[]): T | undefined => fitting[turn % Math.max(1, fitting.length)];

  function make(part: JsonSchema, depth: number, name = ''): unknown {
    if ('const' in part) return part['const'];
    if (Array.isArray(part['enum'])) return pick(part['enum'] as unknown[]);
    if (typeof part['$ref'] === 'string') return make(follow(part['$ref']), depth + 1, name);
    const ways = [...list(part['anyOf']), ...list(part['oneOf'])];
    if (ways.length > 0) return make(chosen(ways, depth), depth + 1, name);
    const all = list(part['allOf']);
    if (all.length > 0) return Object.assign({}, ...all.map((each) => make(each, depth)));
    switch (typeIn(part)) {
      case 'object':
        return anObject(part, depth);
      case 'array':
        return aList(part, depth, name);
      case 'string':
        return aText(part, name);
      case 'integer':
      case 'number':
        return aNumber(part, name);
      case 'boolean':
        return style === 'full';
      default:
        return null;
    }
  }

  /** `['string', 'null']` is one or the other. */
  function typeIn({ type }: JsonSchema): unknown {
    if (!Array.isArray(type)) return type;
    return style === 'bare' && type.includes('null') ? 'null' : (type as unknown[]).find((each) => each !== 'null');
  }

  function follow(reference: string): JsonSchema {
    const steps = reference
      .replace(/^#\/?/, '')
      .split('/')
      .filter((step) => step !== '');
    return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], root) as JsonSchema;
  }

  function chosen(ways: JsonSchema[], depth: number): JsonSchema {
    const nothing = ways.find((way) => way['type'] === 'null');
    if (nothing && (style === 'bare' || depth > DEEPEST)) return nothing;
    return pick(ways.filter((way) => way !== nothing)) ?? (nothing as JsonSchema);
  }

  function anObject(part: JsonSchema, depth: number): Record<string, unknown> {
    const required = new Set((part['required'] as string[] | undefined) ?? []);
    const fields = Object.entries((part['properties'] as Record<string, JsonSchema> | undefined) ?? {});
    const kept = fields.filter(([name]) => required.has(name) || (style === 'full' && depth < DEEPEST));
    const names = (part['propertyNames'] as JsonSchema | undefined)?.['enum'] as string[] | undefined;
    const others =
      typeof part['additionalProperties'] === 'object' && fields.length === 0 && style === 'full'
        ? (names ?? ['a']).map((name) => [name, part['additionalProperties'] as JsonSchema] as const)
        : [];
    return Object.fromEntries([...kept, ...others].map(([name, field]) => [name, make(field, depth + 1, name)]));
  }

  function aList(part: JsonSchema, depth: number, name: string): unknown[] {
    const fixed = list(part['prefixItems']);
    if (fixed.length > 0) return fixed.map((each) => make(each, depth + 1));
    const least = Number(part['minItems'] ?? 0);
    const many = Math.min(Number(part['maxItems'] ?? 2), style === 'full' && depth < DEEPEST ? Math.max(least, 2) : least);
    return Array.from({ length: many }, () => make((part['items'] as JsonSchema | undefined) ?? {}, depth + 1, name));
  }

  function aText(part: JsonSchema, name: string): string {
    const least = Number(part['minLength'] ?? 0);
    const most = Number(part['maxLength'] ?? Infinity);
    const pattern = typeof part['pattern'] === 'string' ? new RegExp(part['pattern'], 'u') : undefined;
    const format = BY_FORMAT[String(part['format'])];
    const fits = (text: string) => text.length >= least && text.length <= most && (!pattern || pattern.test(text));
    const named = BY_NAME.find(([names]) => names.test(name))?.[1];
    if (format !== undefined) return format;
    return pick([...(named === undefined ? [] : [named]), ...TEXTS, 'x'.repeat(Math.min(least, 10_000))].filter(fits)) ?? '';
  }

  function aNumber(part: JsonSchema, name: string): number {
    const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity, multipleOf } = part as Record<string, number>;
    const fits = (value: number) =>
      value >= minimum &&
      value <= maximum &&
      value > exclusiveMinimum &&
      value < exclusiveMaximum &&
      (part['type'] !== 'integer' || Number.isInteger(value)) &&
      (multipleOf === undefined || Number.isInteger(value / multipleOf));
    return pick([...(Object.hasOwn(CODES, name) ? [CODES[name]?.[style] ?? 0] : []), ...NUMBERS, minimum, maximum].filter(fits)) ?? 0;
  }

  return make(schema, 0);
}

/** How often another sample is tried, for rules that a JSON Schema cannot say. */
const TURNS = 24;

/** An answer of a call, made of the schema that a record has of it and read by the call's own. Undefined where no sample is read. */
export function readSample({ data }: Endpoint, output: JsonSchema, style: SampleStyle): { answer: unknown } | undefined {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const read = data.safeParse(sampleOf(output, style, turn));
    if (read.success) return { answer: read.data };
  }
  return undefined;
}
