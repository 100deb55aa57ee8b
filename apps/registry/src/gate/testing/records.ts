import type { CallShape, JsonSchema, ProgramName, ReleaseRecord } from '@portal/contracts';
import type { OnAir } from '../on-air.ts';

/** A call whose input and answer are objects with these properties; all of them are required. */
export const aCall = (input: Record<string, JsonSchema> = {}, output: Record<string, JsonSchema> = {}): CallShape => ({
  method: 'GET',
  path: '/al/api/rooms',
  input: anObject(input),
  output: anObject(output),
});
export const anObject = (properties: Record<string, JsonSchema>): JsonSchema => ({ type: 'object', properties, required: Object.keys(properties) });

export interface Parts {
  runtime?: number;
  shared?: ReleaseRecord['shared'];
  owners?: ReleaseRecord['owners'];
  routes?: string[];
  slots?: Record<string, JsonSchema>;
  calls?: Record<string, CallShape>;
  uses?: Partial<ReleaseRecord['uses']>;
}

/** A release on air that offers and uses what is named, and nothing else. */
export const onAir = (
  program: ProgramName,
  version: string,
  { runtime = 1, shared = {}, owners, routes = [], slots = {}, calls = {}, uses = {} }: Parts = {},
): OnAir & { record: ReleaseRecord } => ({
  program,
  version,
  record: {
    format: 1,
    program,
    ...(program !== 'api' && { runtime }),
    shared,
    ...(owners && { owners }),
    offers: { routes, slots, calls },
    uses: { calls: {}, slots: {}, links: {}, ...uses },
  },
});
