import type { Range, Shape } from './shape.ts';

const MOST = 5;
/** A list for a person: the first few, each once. */
export function few(words: readonly string[]): string {
  const unique = [...new Set(words)];
  return unique.length > MOST ? `${unique.slice(0, MOST).join(', ')} … (${unique.length} in all)` : unique.join(', ');
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
export const quoted = (text: string) => short(JSON.stringify(text));

/** A form in a word: `text`, `a whole number`, `"live"`, `null`. */
export function wordOf(shape: Shape): string {
  switch (shape.type) {
    case 'literal':
      return short(JSON.stringify(shape.value));
    case 'number':
      return shape.integer ? 'a whole number' : 'a number';
    case 'string':
      return shape.formats[0] ? `text of the format ${short(shape.formats[0])}` : 'text';
    case 'array':
      return 'a list';
    case 'object':
      return 'an object';
  }
}

export const onlyTaken = (shapes: readonly Shape[]): string => (shapes.length === 0 ? 'nothing is taken there' : `only ${few(shapes.map(wordOf))} is taken`);

/** Where the sender's range leaves the receiver's, or undefined. `what`: `characters`, `items`; empty for the number itself. */
export function beyond(receiver: Range, sender: Range, what = ''): string | undefined {
  const have = what ? 'may have' : 'may be';
  const unit = what && ` ${what}`;
  if (sender.max > receiver.max)
    return `${have} ${sender.max === Infinity ? (what ? `any number of${unit}` : 'any number') : `${sender.max}${unit}`}; ${receiver.max} at most is taken`;
  if (sender.min < receiver.min) return `${have} ${sender.min === -Infinity ? 'any number' : `${sender.min}${unit}`}; ${receiver.min} at least is taken`;
  return undefined;
}
