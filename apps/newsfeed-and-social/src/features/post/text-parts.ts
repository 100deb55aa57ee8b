import { hashtagsOf, mentionParts, webParts, type WebPart } from '@portal/domain';

export type TextPart =
  | WebPart
  | { readonly kind: 'mention'; readonly text: string; readonly username: string }
  | { readonly kind: 'hashtag'; readonly text: string; readonly tag: string };

const hashtags = /(?<![\p{L}\p{M}\p{N}_&/#])#[\p{L}\p{M}\p{N}_]+/gu;

/** The words of a post with their hashtags, web addresses and mentions of `members` (user names) apart. Put together again they are the text. */
export function textParts(text: string, members: readonly string[] = []): TextPart[] {
  const known = new Set(members.map((name) => name.toLowerCase()));
  const withMentions = (words: string): TextPart[] =>
    mentionParts(words).flatMap((part): TextPart[] => (part.kind === 'mention' && known.has(part.username.toLowerCase()) ? [part] : withHashtags(part.text)));
  return webParts(text).flatMap((part): TextPart[] => {
    if (part.kind === 'link') return [part];
    return known.size === 0 ? withHashtags(part.text) : withMentions(part.text);
  });
}

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
