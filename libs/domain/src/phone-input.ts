/** Limits of the phone input (specification, sections 5 and 9): characters typed by default, text that is read at all, national digits. */
export const PHONE = { maxLength: 25, longestText: 250, nationalDigits: { least: 2, most: 17 } } as const;

export interface PhoneInputOptions {
  /** Most characters; 25 by default. */
  maxLength?: number;
  /** Matches one allowed character; digits, spaces, plus, hyphen and parentheses by default. */
  allowed?: RegExp;
}

/** Whether the text may stand in the input: allowed characters only, at most `maxLength` of them (section 5). */
export function acceptsPhoneText(text: string, { maxLength = PHONE.maxLength, allowed = /[\d +()-]/ }: PhoneInputOptions = {}): boolean {
  return text.length <= Math.min(maxLength, PHONE.longestText) && onlyAllowed(text, allowed).length === text.length;
}

/**
 * Pasted text made fit for the input (section 5; how is ours): other dashes become hyphens, other spaces spaces, wide digits
 * digits, the rest that is not allowed falls away. Null when the text is over 250 characters or does not fit then: the input keeps what it had, because a
 * number cut short would be somebody else's.
 */
export function cleanPastedPhone(text: string, { maxLength = PHONE.maxLength, allowed = /[\d +()-]/ }: PhoneInputOptions = {}): string | null {
  if (text.length > PHONE.longestText) return null;
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s/gu, ' ');
  const clean = onlyAllowed(plain, allowed).replace(/ +/g, ' ').trim();
  // One character may become several: '㉑' is two digits.
  return clean.length > Math.min(maxLength, PHONE.longestText) ? null : clean;
}

function onlyAllowed(text: string, allowed: RegExp): string {
  // A pattern with `g` or `y` remembers where it stopped; a copy without them does not.
  const one = new RegExp(`^(?:${allowed.source})$`, allowed.flags.replace(/[gy]/g, ''));
  return [...text].filter((character) => one.test(character)).join('');
}
