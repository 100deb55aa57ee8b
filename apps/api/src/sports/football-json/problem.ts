import { MORE_PROBLEMS, MOST_PROBLEMS } from '../most-problems.ts';
import { shortened } from '../shortened.ts';

/** Something in a JSON file that could not be read. `path` says where: `matches[12].score.ft`. */
export interface JsonProblem {
  readonly path: string;
  /** What stands there, shortened. */
  readonly text: string;
  readonly reason: string;
}

const LONGEST = 80;

/** Collects the problems of one piece of a file; `at` looks one level deeper. */
export interface Complaints {
  readonly say: (reason: string, value: unknown) => void;
  readonly at: (step: string | number) => Complaints;
}

export function complaintsTo(problems: JsonProblem[], path = ''): Complaints {
  return {
    say(reason, value) {
      if (problems.length > MOST_PROBLEMS) return;
      if (problems.length === MOST_PROBLEMS) return void problems.push({ path: '(top)', text: 'left out', reason: MORE_PROBLEMS });
      const written = JSON.stringify(value) ?? 'nothing';
      problems.push({ path: path || '(top)', text: shortened(written, LONGEST), reason });
    },
    at: (step) => complaintsTo(problems, typeof step === 'number' ? `${path}[${step}]` : path ? `${path}.${step}` : step),
  };
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Left out, null or an empty text: the source does not know. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A text of at most 200 characters, its spaces made single; null where the source does not know. */
export function readText(value: unknown, complaints: Complaints): string | null {
  if (isAbsent(value)) return null;
  if (typeof value === 'string' && value.length <= 200) return value.replace(/\s+/g, ' ').trim() || null;
  complaints.say('not a text', value);
  return null;
}

/** A whole number from `from` to `to`, written as a number or as a text. */
export function readWhole(value: unknown, from: number, to: number, complaints: Complaints): number | null {
  if (isAbsent(value)) return null;
  const read = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  if (typeof read === 'number' && Number.isInteger(read) && read >= from && read <= to) return read;
  complaints.say(`not a whole number from ${from} to ${to}`, value);
  return null;
}
