import type { PhoneResult } from '@portal/domain';

/** What a phone field holds: the chosen country and the number as it was typed. */
export interface PhoneValue {
  readonly iso2: string;
  readonly text: string;
}

/** Where a phone field begins: Vietnam, nothing typed. */
export const NO_PHONE: PhoneValue = { iso2: 'VN', text: '' };
/** Vietnam's dial code, which stands there before the list of countries is loaded. */
export const VIETNAM_DIAL_CODE = '84';

/** What to say to each of the six results (section 5). `invalid` stands for the ones without words of their own; a possible number needs none. */
export type PhoneWords = { readonly invalid: string } & { readonly [result in PhoneResult]?: string };

/** The words for a result; undefined for a possible number without any. */
export const phoneMessage = (result: PhoneResult, words: PhoneWords): string | undefined =>
  words[result] ?? (result === 'IS_POSSIBLE' ? undefined : words.invalid);

/** Whether a result is a refusal. */
export const isRefused = (result: PhoneResult): boolean => result !== 'IS_POSSIBLE';
