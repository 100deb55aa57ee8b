import type { PhoneResult } from '@portal/domain';
import type { PhoneValue } from './phone-value.ts';

export type PhoneRules = typeof import('./phone-rules.ts');
/** The rules and the metadata of all countries. Rejects when the file cannot be loaded; the next call tries again. */
export const loadPhoneRules = (): Promise<PhoneRules> => import('./phone-rules.ts');

/** `number` as it is sent: E.164, null for a number that is refused. */
export interface PhoneCheck {
  readonly result: PhoneResult;
  readonly number: string | null;
}

/**
 * Reads what a phone field holds, for the rules of a form. Never rejects: while the metadata cannot be loaded the number passes as it was typed, and the
 * server, which reads it again, has the word.
 */
export async function checkPhone({ iso2, text }: PhoneValue): Promise<PhoneCheck> {
  const rules = await loadPhoneRules().catch(() => undefined);
  if (!rules) return { result: 'IS_POSSIBLE', number: text };
  return { result: rules.phoneResult(text, iso2), number: rules.phoneE164(text, iso2) };
}
