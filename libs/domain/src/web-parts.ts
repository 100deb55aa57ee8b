export type WebPart = { readonly kind: 'words'; readonly text: string } | { readonly kind: 'link'; readonly text: string; readonly href: string };

// Signs that end a sentence are not part of the address before them.
const addresses = /\bhttps?:\/\/[^\s<>"'“”]+[^\s<>"'“”.,:;!?)\]}…]/giu;

/** A text with its web addresses apart (ours): http and https only, each a whole address. Put together again the parts are the text. */
export function webParts(text: string): WebPart[] {
  const parts: WebPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    if (!URL.canParse(found)) continue;
    if (index > end) parts.push({ kind: 'words', text: text.slice(end, index) });
    parts.push({ kind: 'link', text: found, href: found });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}
