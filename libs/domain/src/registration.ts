/** Limits of what one registers with (ours; the specification shows none). Lengths are in UTF-16 units, as the contracts count. */
export const REGISTRATION = { username: { least: 3, most: 32 }, password: { least: 8, most: 128 }, displayName: { least: 1, most: 40 } } as const;

export type UsernameProblem = 'tooShort' | 'tooLong' | 'wrongCharacter' | 'onlyDigits';
export type PasswordProblem = 'tooShort' | 'tooLong' | 'isUsername' | 'wrongCharacter';
export type DisplayNameProblem = 'empty' | 'tooLong' | 'wrongCharacter';

/**
 * What is wrong with a user name, or null: 3 to 32 of the letters a to z, digits, `_`, `.` and `-`, a letter or digit
 * first (ours). Digits alone would be taken for the number of a post (`/bang-tin/{slug}`).
 */
export function usernameProblem(username: string): UsernameProblem | null {
  const size = outOf(username, REGISTRATION.username);
  if (size) return size;
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(username)) return 'wrongCharacter';
  return /^\d+$/.test(username) ? 'onlyDigits' : null;
}

/** User names are compared without case (decisions, "Guards"): what two of them have in common when they are the same. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

/** What is wrong with a password, or null: 8 to 128 characters, not the user name in any case, no NUL. Anything else is the user's choice (ours). */
export function passwordProblem(password: string, username: string): PasswordProblem | null {
  const size = outOf(password, REGISTRATION.password);
  if (size) return size;
  if (password.includes('\0')) return 'wrongCharacter';
  return usernameKey(password) === usernameKey(username) ? 'isUsername' : null;
}

/** A display name as it is stored: trimmed, white space within it single, letters composed (ours). */
export function cleanDisplayName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** What is wrong with a display name, or null: 1 to 40 characters once cleaned, something to see among them, nothing that turns text around (ours). */
export function displayNameProblem(name: string): DisplayNameProblem | null {
  const clean = cleanDisplayName(name);
  if (/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(clean)) return 'wrongCharacter';
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(clean)) return 'empty';
  return outOf(clean, REGISTRATION.displayName) === 'tooLong' ? 'tooLong' : null;
}

function outOf(text: string, { least, most }: { least: number; most: number }): 'tooShort' | 'tooLong' | null {
  return text.length < least ? 'tooShort' : text.length > most ? 'tooLong' : null;
}
