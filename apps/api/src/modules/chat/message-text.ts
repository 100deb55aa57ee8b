/** Control characters, and marks that would turn the text around or hide letters; a line break stays. */
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;

/** What is kept of a written message: one spelling for each letter, nothing invisible. Empty when nothing is left. */
export function keptText(original: string): string {
  return original.normalize('NFC').replace(unseen, '').trim();
}
