import { z } from 'zod';

/** As much of a JSON schema as a generator needs to know. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

/** Follows `$ref` within the schema. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (!schema.$ref) return schema;
  if (schema.$ref === '#') return root;
  return root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {};
}

/** The type of a value that is there: of `string | null` the string. */
export function typeOf(schema: JsonSchema, root: JsonSchema = schema): string | undefined {
  const own = resolved(schema, root);
  if (own.anyOf ?? own.oneOf) return (own.anyOf ?? own.oneOf)?.map((one) => typeOf(one, root)).find((type) => type !== 'null');
  return typeof own.type === 'string' ? own.type : own.type?.find((type) => type !== 'null');
}
