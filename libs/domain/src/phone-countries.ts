import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** An entry of the country list (specification, section 3). `iso2` in capitals, `dialCode` without a plus. */
export interface PhoneCountry {
  name: string;
  iso2: string;
  dialCode: string;
}

/**
 * Every country with a dial code (section 3), named in the language of a locale (`vi`, `en`, `zh-Hant`) and sorted as that
 * language sorts (ours). Names come from the running program's own tables, so two programs may name a territory differently.
 */
export function phoneCountries(locale: string): PhoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((iso2) => ({ name: names.of(iso2) ?? iso2, iso2, dialCode: getCountryCallingCode(iso2) }))
    .sort((one, other) => compare(one.name, other.name));
}
