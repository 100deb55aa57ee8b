/** `Name: …` at the start of a line. Times ('17:00') and places ('@ …, Att: 80824') are none. */
export function propertyOf(text: string): { name: string; skip: number } | null {
  const match = /^([^:|@()[\]]{2,50}?)\s*:(?:\s+|$)/.exec(text);
  return match?.[1] ? { name: match[1], skip: match[0].length } : null;
}

/** '24.00' and '7.75' are no times of day. */
export function readTime(match: RegExpExecArray): { hours: number; minutes: number } | null {
  const time = { hours: Number(match[1]), minutes: Number(match[2]) };
  return time.hours < 24 && time.minutes < 60 ? time : null;
}

/** How many brackets are open at the end of a text. */
export function depthOf(text: string): number {
  const count = (pattern: RegExp) => (text.match(pattern) ?? []).length;
  return count(/[([]/g) - count(/[)\]]/g);
}

/** 'Wilton SAMPAIO (BRA), Bruno PIRES (BRA)': the first one led the match. */
export function firstOf(text: string): string | null {
  return text.split(/[,;]/)[0]?.trim() || null;
}
