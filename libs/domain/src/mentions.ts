import { usernameProblem } from './registration.ts';
import { webParts } from './web-parts.ts';

/** Most members that one text mentions (ours): more is a crowd, and nobody of it is told. */
export const MENTIONS = { most: 10 } as const;

/** A piece of a text: words, or the mention of a member, whom `username` names as it is written. */
export type MentionPart = { readonly kind: 'words'; readonly text: string } | { readonly kind: 'mention'; readonly text: string; readonly username: string };

// No part of an address of mail, and not half of a word of other letters; scripts that put no spaces may stand against it. Signs that end a
// sentence are not part of the name before them.
const spaceless = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`;
const mentions = new RegExp(
  String.raw`(?<!(?!${spaceless})[\p{L}\p{M}\p{N}_.@/-])@([A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9_])?)(?![.-]*(?!${spaceless})[\p{L}\p{M}\p{N}_]|[.-]*@|#)`,
  'gu',
);

/** A text with its mentions ('@son_nghe') apart (ours). Whether there is such a member is not for it to know. Put together again the parts are the text. */
export function mentionParts(text: string): MentionPart[] {
  const parts: MentionPart[] = [];
  let end = 0;
  for (const { 0: found, 1: username = '', index } of text.matchAll(mentions)) {
    if (usernameProblem(username) !== null) continue;
    if (index > end) parts.push({ kind: 'words', text: text.slice(end, index) });
    parts.push({ kind: 'mention', text: found, username });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}

/** Whether a member of this name can be mentioned: a name may not end with a sign that ends sentences (ours). */
export function isMentionable(username: string): boolean {
  return mentionsOf(`@${username}`)[0] === username.toLowerCase();
}

/** The members that a text mentions outside of web addresses, in lower case, in their order, each once (ours). */
export function mentionsOf(text: string): string[] {
  const names = new Set<string>();
  for (const part of text.includes('@') ? webParts(text) : [])
    for (const said of part.kind === 'words' ? mentionParts(part.text) : [])
      if (said.kind === 'mention' && names.size < MENTIONS.most) names.add(said.username.toLowerCase());
  return [...names];
}
