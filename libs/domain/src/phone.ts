// The `min` metadata: lengths of national numbers are in it, and lengths are all that the six results are about.
import { AsYouType, isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength, type CountryCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { PHONE } from './phone-input.ts';

/** The six results of a phone number (specification, section 5). */
export type PhoneResult = 'INVALID_COUNTRY' | 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'IS_POSSIBLE' | 'INVALID_LENGTH';

/**
 * What a typed number is (section 5), by libphonenumber-js. `iso2` is the country for numbers typed without a plus; without one, or with
 * one that does not exist, such numbers are INVALID_COUNTRY. Text over 250 characters is refused unread as TOO_LONG.
 */
export function phoneResult(text: string, iso2?: string): PhoneResult {
  if (text.length > PHONE.longestText) return 'TOO_LONG';
  return validatePhoneNumberLength(text, countryCode(iso2)) ?? 'IS_POSSIBLE';
}

/** The number as it is stored and sent ('+84912345678'), or null when `phoneResult` is not IS_POSSIBLE (ours). */
export function phoneE164(text: string, iso2?: string): string | null {
  if (phoneResult(text, iso2) !== 'IS_POSSIBLE') return null;
  return parsePhoneNumberFromString(text, { defaultCountry: countryCode(iso2), extract: false })?.number ?? null;
}

/** The text with the spaces of its country put in while it is typed ('0912345' -> '0912 345'; ours). Over 250 characters it stays as it is. */
export function formatPhoneAsTyped(text: string, iso2?: string): string {
  return text.length > PHONE.longestText ? text : new AsYouType(countryCode(iso2)).input(text);
}

/**
 * The country whose dial code a number with a plus begins with, or undefined (ours). Of countries that share a code it is `iso2` if that is one of them, else
 * the one that the digits tell, else the greatest of them ('+1': US).
 */
export function phoneCountryOf(text: string, iso2?: string): string | undefined {
  if (text.length > PHONE.longestText) return undefined;
  const reader = new AsYouType();
  reader.input(text);
  const sharing: readonly string[] = metadata.country_calling_codes[reader.getCallingCode() ?? ''] ?? [];
  const known = countryCode(iso2);
  return known && sharing.includes(known) ? known : (reader.getCountry() ?? sharing[0]);
}

function countryCode(iso2: string | undefined): CountryCode | undefined {
  const code = iso2?.toUpperCase() ?? '';
  return isSupportedCountry(code) ? code : undefined;
}
