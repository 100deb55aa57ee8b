/** A schema or one of its parts. `true` takes anything, `false` nothing. */
export type Schema = Record<string, unknown>;
export const ANYTHING: Schema = Object.freeze({});
export const NOTHING: Schema = Object.freeze({ not: Object.freeze({}) });

export type Scalar = string | number | boolean | null;
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Keywords that nobody here understands, as text. A receiver's must be a sender's too, word for word. */
interface Around {
  readonly other: readonly string[];
}

/** One value: `const`, a member of an `enum`, null, true, false. */
export interface LiteralShape extends Around {
  readonly type: 'literal';
  readonly value: Scalar;
}
/** Bounds are inclusive unless `above` / `below` says otherwise; of whole numbers they always are. */
export interface NumberShape extends Around {
  readonly type: 'number';
  readonly integer: boolean;
  readonly range: Range;
  readonly above: boolean;
  readonly below: boolean;
  readonly multiples: readonly number[];
}
/** `format` with the patterns that stood beside it, so that two spellings of one format can be told from two formats. */
export interface TextShape extends Around {
  readonly type: 'string';
  readonly size: Range;
  readonly formats: readonly string[];
  readonly patterns: readonly string[];
}
export interface ListShape extends Around {
  readonly type: 'array';
  readonly size: Range;
  readonly prefix: readonly Schema[];
  readonly rest: Schema;
}
export interface ObjectShape extends Around {
  readonly type: 'object';
  readonly size: Range;
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /**
   * What becomes of other names. dropped: zod's default, read past. refused: a strict object, or a record over a list of names.
   * A schema: other names are taken, with such values, and `names` says how they may read.
   */
  readonly unknown: 'dropped' | 'refused' | Schema;
  readonly names: Schema | undefined;
}
export type OpenShape = NumberShape | TextShape | ListShape | ObjectShape;
/** One of the forms that a value may have. A schema is a list of them. */
export type Shape = LiteralShape | OpenShape;

/** The schema cannot be compared: malformed, or made too large. `message` goes into the conflict's sentence. */
export class Incomparable extends Error {}

/** Work for one comparison; far more than a real contract needs, little enough to be over at once. */
export function createBudget(steps = 200_000) {
  let left = steps;
  return {
    spend(cost = 1): void {
      left -= cost;
      if (left < 0) throw new Incomparable('it is too large to be compared');
    },
  };
}
export type Budget = ReturnType<typeof createBudget>;
