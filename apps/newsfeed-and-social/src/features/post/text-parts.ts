import { hashtagsOf } from '@portal/domain';

export type TextPart = { kind: 'words'; text: string } | { kind: 'hashtag'; text: string; tag: string } | { kind: 'link'; text: string; href: string };

// Signs that end a sentence are not part of the address before them.
const candidates = /(?<![\p{L}\p{M}\p{N}_&/#])#[\p{L}\p{M}\p{N}_]+|\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,:;!?)\]}…]/gu;

/** The words of a post with their hashtags and web addresses apart. Put together again they are the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(candidates)) {
    const tag = found.startsWith('#') ? hashtagsOf(found)[0] : undefined;
    if (found.startsWith('#') && tag === undefined) continue;
    if (index > end) parts.push({ kind: 'words', text: text.slice(end, index) });
    parts.push(tag === undefined ? { kind: 'link', text: found, href: found } : { kind: 'hashtag', text: found, tag });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}
