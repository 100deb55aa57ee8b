import { foldText } from './fold-text.ts';

/** Most hashtags taken from one text, and the longest of them in letters (ours). */
export const HASHTAGS = { most: 30, longest: 50 } as const;

/**
 * The hashtags of a text without their sign, in their order, each once whatever its case and marks: '#HàNội #hanoi' is one (ours).
 * A tag is letters, digits and underscores with a letter among them, so '#10' is a shirt number; one inside a word or an
 * address is none, and one that is too long is none rather than half of one.
 */
export function hashtagsOf(text: string): string[] {
  const tags = new Map<string, string>();
  for (const [, tag = ''] of text.normalize('NFC').matchAll(/(?<![\p{L}\p{M}\p{N}_&/#])#([\p{L}\p{M}\p{N}_]+)/gu)) {
    if (tags.size === HASHTAGS.most) break;
    const key = foldText(tag);
    if (/\p{L}/u.test(tag) && [...tag].length <= HASHTAGS.longest && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}
