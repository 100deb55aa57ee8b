import { isOfFormat, matches } from './patterns.ts';
import type { NumberShape, OpenShape, Range, Scalar, TextShape } from './shape.ts';

/** zod bounds whole numbers by what a double holds exactly; JSON cannot do better, so that is no bound. */
const SAFE = Number.MAX_SAFE_INTEGER;
export const anyRange: Range = { min: -Infinity, max: Infinity };
export const anySize: Range = { min: 0, max: Infinity };

export const within = ({ min, max }: Range, value: number): boolean => value >= min && value <= max;
export const narrower = (one: Range, other: Range): Range => ({ min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) });

/** Floating point: 0.3 is a multiple of 0.1. */
const isMultiple = (value: number, of: number): boolean => of > 0 && Math.abs(value / of - Math.round(value / of)) < 1e-9;

/** A number shape in its plainest form: bounds of whole numbers inclusive, the bounds of exact doubles gone. */
export function plainNumber(shape: NumberShape): NumberShape {
  const integer = shape.integer || shape.multiples.some((multiple) => Number.isInteger(multiple));
  let {
    range: { min, max },
    above,
    below,
  } = shape;
  if (integer) {
    min = above && Number.isInteger(min) ? min + 1 : Math.ceil(min);
    max = below && Number.isInteger(max) ? max - 1 : Math.floor(max);
    above = below = false;
  }
  if (min <= -SAFE) min = -Infinity;
  if (max >= SAFE) max = Infinity;
  return { ...shape, integer, range: { min, max }, above, below };
}

function takesNumber(shape: NumberShape, value: number): boolean {
  return (
    within(shape.range, value) &&
    !(shape.above && value === shape.range.min) &&
    !(shape.below && value === shape.range.max) &&
    (!shape.integer || Number.isInteger(value)) &&
    shape.multiples.every((multiple) => isMultiple(value, multiple))
  );
}

const takesText = (shape: TextShape, value: string): boolean =>
  within(shape.size, value.length) &&
  shape.patterns.every((pattern) => matches(pattern, value)) &&
  shape.formats.every((format) => isOfFormat(format, value, shape.patterns));

/** Does an open shape take this one value? */
export function takesValue(shape: OpenShape, value: Scalar): boolean {
  if (typeof value === 'number') return shape.type === 'number' && takesNumber(shape, value);
  return typeof value === 'string' && shape.type === 'string' && takesText(shape, value);
}

/** Every multiple of one is a multiple of the other. */
export const impliesMultiple = (sender: NumberShape, of: number): boolean =>
  (sender.integer && isMultiple(1, of)) || sender.multiples.some((multiple) => isMultiple(multiple, of));
