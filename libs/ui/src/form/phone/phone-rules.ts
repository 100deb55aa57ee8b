// The part of a phone field that carries the metadata of all countries: a chunk of its own, loaded when a field is used.
export { formatPhoneAsTyped, phoneCountries, phoneCountryOf, phoneE164, phoneResult } from '@portal/domain';
