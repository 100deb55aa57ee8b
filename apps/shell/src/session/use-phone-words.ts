import { useTranslation } from 'react-i18next';
import { useApp } from '@portal/platform';
import type { PhoneWords } from '@portal/ui';
import { languageTag } from '../routing/language-tag.ts';

/** What a phone field says, in the visitor's language. */
export function usePhoneWords(): { locale: string; countryLabel: string; words: PhoneWords } {
  const { t } = useTranslation('shell');
  const { prefs } = useApp();
  const words = {
    invalid: t('register.wants.phoneNumber'),
    INVALID_COUNTRY: t('phone.INVALID_COUNTRY'),
    NOT_A_NUMBER: t('phone.NOT_A_NUMBER'),
    TOO_SHORT: t('phone.TOO_SHORT'),
    TOO_LONG: t('phone.TOO_LONG'),
    INVALID_LENGTH: t('phone.INVALID_LENGTH'),
  };
  return { locale: languageTag(prefs.language), countryLabel: t('phone.country'), words };
}
