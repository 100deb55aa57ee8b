import type { Endpoint } from '@portal/contracts';
import { resolved, schemaOf, typeOf, type JsonSchema } from './json-schema.ts';
import { sampleOf } from './sample.ts';

/** What a view can show of an answer without knowing more: its rows by one text each, or one text of its own. */
export type Shape =
  | { readonly kind: 'list'; readonly key: string | undefined; readonly text: string | undefined }
  | { readonly kind: 'one'; readonly text: string | undefined };

/** An answer for a spec. `text`: what it shows of it. `full`: whether the contract takes it; its own rules may want more than its types say. */
export interface Sample {
  readonly value: Readonly<Record<string, unknown>>;
  readonly text: string | undefined;
  readonly full: boolean;
}

const SHOWN = ['title', 'name', 'showName', 'displayName', 'username', 'text', 'content', 'summary', 'label'] as const;
const WORDS = 'Hàng ghế đầu';

export function shapeOf(call: Endpoint): Shape {
  const schema = schemaOf(call.data, 'output');
  const row = rowOf(schema);
  if (!row) return { kind: 'one', text: textIn(schema, schema) };
  return { kind: 'list', key: keyIn(row, schema), text: textIn(row, schema) };
}

export function sampleAnswer(call: Endpoint): Sample {
  const schema = schemaOf(call.data, 'output');
  const shape = shapeOf(call);
  const row = rowOf(schema);
  const bare = sampleOf(schema) as Record<string, unknown>;
  const worded = row ? { ...bare, list: [withText(sampleOf(row, schema), shape.text)] } : (withText(bare, shape.text) as Record<string, unknown>);
  const full = call.data.safeParse(worded).success;
  return { value: worded, text: shape.text === undefined ? undefined : WORDS, full };
}

const withText = (value: unknown, text: string | undefined): unknown => (text === undefined ? value : { ...(value as object), [text]: WORDS });

function rowOf(schema: JsonSchema): JsonSchema | undefined {
  const list = schema.properties?.list;
  const row = list && resolved(list, schema).type === 'array' ? resolved(list, schema).items : undefined;
  return row && resolved(row, schema);
}

/** A plain string by its name; those with a pattern or a format are codes, not words. */
function textIn(row: JsonSchema, root: JsonSchema): string | undefined {
  const plain = (name: string): boolean => {
    const own = resolved(row.properties?.[name] ?? {}, root);
    return typeOf(own, root) === 'string' && !own.enum && !own.pattern && !own.format && own.const === undefined;
  };
  return SHOWN.find(plain);
}

function keyIn(row: JsonSchema, root: JsonSchema): string | undefined {
  const names = (row.required ?? []).filter((name) => ['integer', 'number', 'string'].includes(typeOf(row.properties?.[name] ?? {}, root) ?? ''));
  return names.find((name) => name === 'id') ?? names.find((name) => /Id$/.test(name)) ?? names.find((name) => /^(uuid|key|slug)$/.test(name));
}
