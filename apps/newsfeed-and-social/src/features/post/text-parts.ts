import { hashtagsOf, webParts, type WebPart } from '@portal/domain';

export type TextPart = WebPart | { readonly kind: 'hashtag'; readonly text: string; readonly tag: string };

const hashtags = /(?<![\p{L}\p{M}\p{N}_&/#])#[\p{L}\p{M}\p{N}_]+/gu;

/** The words of a post with their hashtags and web addresses apart. Put together again they are the text. */
export const textParts = (text: string): TextPart[] => webParts(text).flatMap((part): TextPart[] => (part.kind === 'link' ? [part] : withHashtags(part.text)));

function withHashtags(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(hashtags)) {
    const [tag] = hashtagsOf(found);
    if (tag === undefined) continue;
    if (index > end) parts.push({ kind: 'words', text: text.slice(end, index) });
    parts.push({ kind: 'hashtag', text: found, tag });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}
