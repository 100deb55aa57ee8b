import type { Endpoint } from '@portal/contracts';
import { schemaOf } from '../contract/json-schema.ts';
import { sampleOf } from '../contract/sample.ts';

type Input = Readonly<Record<string, unknown>>;

const PARTS = ['params', 'query', 'body'] as const;
/** What is wrong for most fields: not a number, not a text that a database keeps, not there at all. */
const WRONG = ['x', 'a\u0000b', undefined] as const;

/** The smallest input of a call: what it must have. */
export const smallestInput = (call: Endpoint): Input => Object.assign({}, ...PARTS.map((part) => sampleOf(schemaOf(call[part], 'input')) ?? {}));

/** An input in which one field alone is wrong, as the contract itself says; undefined when nothing can be. */
export function wrongInput(call: Endpoint, good: Input): { field: string; value: unknown } | undefined {
  for (const part of PARTS) {
    const { properties = {}, required = [] } = schemaOf(call[part], 'input');
    for (const field of Object.keys(properties).sort((a, b) => Number(required.includes(b)) - Number(required.includes(a)))) {
      // A param that is left out would be another path.
      const found = WRONG.filter((value) => value !== undefined || part !== 'params').find((value) => isOnlyProblem(call, { ...good, [field]: value }, field));
      if (found !== undefined || (part !== 'params' && isOnlyProblem(call, { ...good, [field]: undefined }, field))) return { field, value: found };
    }
  }
  return undefined;
}

/** Whether the contract takes an input. */
export const isGood = (call: Endpoint, input: Input): boolean => problems(call, input).length === 0;

const problems = (call: Endpoint, input: Input): string[] =>
  PARTS.flatMap((part) => call[part].safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? []);
const isOnlyProblem = (call: Endpoint, input: Input, field: string): boolean => {
  const found = problems(call, input);
  return found.length > 0 && found.every((path) => path === field);
};
