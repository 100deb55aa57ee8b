import { resolved, type JsonSchema } from './json-schema.ts';

/** Deep enough for what the contract has; a schema that holds itself ends here. */
const DEEPEST = 12;

/** Strings for which a pattern is tried. */
const CANDIDATES = [
  '1',
  'a',
  'fan',
  '0b0e3c1e-5b0a-4b8e-9d1f-6a1c2d3e4f50',
  '2026-11-20',
  '2026-11',
  '20:00',
  '#14213D',
  'sha384-',
  '/a',
  'https://khandai.example/a.webp',
  '0912345678',
  '123456',
  'vn',
  'VN',
  '1.00',
  'a-1',
] as const;
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T20:00:00+07:00',
  date: '2026-11-20',
  time: '20:00:00',
  uuid: '0b0e3c1e-5b0a-4b8e-9d1f-6a1c2d3e4f50',
  uri: 'https://khandai.example/a.webp',
  email: 'fan@khandai.example',
  ipv4: '203.0.113.9',
};

/** The smallest value that a schema allows, as far as it says: null where it may be, lists as short as they may be. */
export function sampleOf(schema: JsonSchema, root: JsonSchema = schema, depth = 0): unknown {
  const own = resolved(schema, root);
  if (depth > DEEPEST) return null;
  if ('const' in own) return own.const;
  if (own.enum) return own.enum[0];
  const choices = own.anyOf ?? own.oneOf;
  if (choices) return choices.some(({ type }) => type === 'null') ? null : sampleOf(choices[0] ?? {}, root, depth + 1);
  if (own.allOf) return Object.assign({}, ...own.allOf.map((part) => sampleOf(part, root, depth + 1)));
  const types = typeof own.type === 'string' ? [own.type] : (own.type ?? []);
  if (types.includes('null')) return null;
  switch (types[0]) {
    case 'object':
      return Object.fromEntries((own.required ?? []).map((name) => [name, sampleOf(own.properties?.[name] ?? {}, root, depth + 1)]));
    case 'array':
      return (
        own.prefixItems?.map((item) => sampleOf(item, root, depth + 1)) ??
        Array.from({ length: own.minItems ?? 0 }, () => sampleOf(own.items ?? {}, root, depth + 1))
      );
    case 'string':
      return stringOf(own);
    case 'number':
    case 'integer':
      return own.exclusiveMinimum !== undefined && own.exclusiveMinimum > Number.MIN_SAFE_INTEGER
        ? Math.max(own.exclusiveMinimum + 1, 1)
        : Math.max(own.minimum ?? 1, 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function stringOf({ format, pattern, minLength = 0 }: JsonSchema): string {
  const known = format && FORMATS[format];
  if (known) return known;
  const shortest = 'a'.repeat(Math.max(1, minLength));
  if (!pattern) return shortest;
  const fits = new RegExp(pattern, 'u');
  return CANDIDATES.find((text) => text.length >= minLength && fits.test(text)) ?? shortest;
}
