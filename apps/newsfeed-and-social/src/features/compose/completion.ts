/** A name or a hashtag that somebody begins to write, with its sign, from `start` to `end` (UTF-16 units). */
export interface Begun {
  readonly kind: 'mention' | 'hashtag';
  /** What stands behind the sign. */
  readonly q: string;
  readonly start: number;
  readonly end: number;
}

// As a mention and a hashtag begin: no part of an address, of mail or of another word, but of one in a script that puts no spaces. A name may be looked for by any of its words, with marks; behind a sign that ends a sentence it is finished.
const spaceless = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`;
const begun = new RegExp(
  String.raw`(?:(?<!(?!${spaceless})[\p{L}\p{M}\p{N}_.@&/#-])@(?<name>(?:[\p{L}\p{M}\p{N}._-]{0,31}[\p{L}\p{M}\p{N}_])?)|(?<![\p{L}\p{M}\p{N}_&/#])#(?<tag>[\p{L}\p{M}\p{N}_]{1,50}))$`,
  'u',
);
const goesOn = new RegExp(String.raw`^(?!${spaceless})[\p{L}\p{M}\p{N}_]`, 'u');

/** What is being written where the caret stands; undefined where it is neither, or in the middle of it. */
export function begunAt(text: string, caret: number): Begun | undefined {
  if (goesOn.test(text.slice(caret, caret + 2))) return undefined;
  // Nothing longer is ever looked at: a whole post is not read with each letter.
  const found = begun.exec(text.slice(Math.max(0, caret - 120), caret));
  if (!found) return undefined;
  const { name, tag } = found.groups ?? {};
  return { kind: tag === undefined ? 'mention' : 'hashtag', q: tag ?? name ?? '', start: caret - found[0].length, end: caret };
}
