import { z } from 'zod';

declare const unheardOf: unique symbol;
/** A word that a newer api says and this release has no name for: kept as it came, shown neutrally. */
export type UnknownWord = string & { readonly [unheardOf]: true };
/** One of these words, or one that this release does not know yet. */
export type Open<Word extends string> = Word | UnknownWord;

/** Longer is no word. */
const LONGEST = 64;

const openings = new WeakSet<object>();
/** Marks a part of a schema that only a newer contract fills: who reads lets it pass, who writes by this contract never sends it (`record/shapes.ts`). */
const opening = <S extends z.ZodType>(schema: S): S => {
  openings.add(schema);
  return schema;
};
export const isOpening = (schema: object): boolean => openings.has(schema);

/**
 * A word of an answer or a frame: one of these, or one that a newer contract adds. A release is older than the api it asks, and one new word must not cost it the whole answer.
 * In what goes in words are closed (`z.enum`): the api is never older than the release that asks.
 */
export const openWord = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.union([z.enum(words), opening(z.string().max(LONGEST))]) as unknown as z.ZodType<Open<Word>, Open<Word>>;

/** A number that stands for something, as `openWord`: one of these, or one that a newer contract adds. */
export const openNumber = (numbers: readonly [number, ...number[]]) =>
  z.union([z.literal([...numbers]), opening(z.number().int())]) as unknown as z.ZodType<number, number>;

/** A table by words, as `openWord`: entries of words that this release does not know are kept. A word may be left out. */
export const openTable = <const Word extends string, Value extends z.ZodType>(words: readonly [Word, ...Word[]], value: Value) =>
  z.object(Object.fromEntries(words.map((word) => [word, value.optional()]))).catchall(opening(value.clone())) as unknown as z.ZodType<
    Partial<Record<Word, z.output<Value>>>,
    Partial<Record<Word, z.input<Value>>>
  >;

/** One of several things that are told apart by their `type`, as `openWord`: one of a type that this release does not know passes with nothing but that. */
export const openKinds = <Known extends z.ZodType>(known: Known) =>
  z.union([known, opening(z.object({ type: z.string().max(LONGEST) }))]) as unknown as z.ZodType<z.output<Known>, z.input<Known>>;

/** The word, if it is one of these. */
export const knownWord = <const Word extends string>(words: readonly Word[], word: string): Word | undefined => words.find((each) => each === word);
