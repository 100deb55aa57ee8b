import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApp } from '@portal/platform';
import { Button, checkPhone, FormError, NO_PHONE, PhoneField, phoneMessage, type PhoneValue } from '@portal/ui';
import { isAboutInput, problemWords } from '../member/problem-words.ts';
import account from '../account/account.module.css';
import type { AddressFormProps } from './contact-part.tsx';
import styles from './contact.module.css';

/** The phone number that a code is sent to. */
export function PhoneForm({ value, onSend, onCancel }: AddressFormProps) {
  const { t } = useTranslation('account-and-missions');
  const { prefs } = useApp();
  const [refusal, setRefusal] = useState<string>();
  const {
    control,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<{ phone: PhoneValue }>({ defaultValues: { phone: { ...NO_PHONE, text: value } } });
  useEffect(() => setFocus('phone'), [setFocus]);
  const words = {
    invalid: t('phone.invalid'),
    INVALID_COUNTRY: t('phone.INVALID_COUNTRY'),
    NOT_A_NUMBER: t('phone.NOT_A_NUMBER'),
    TOO_SHORT: t('phone.TOO_SHORT'),
    TOO_LONG: t('phone.TOO_LONG'),
  };
  const validate = async (phone: PhoneValue) => {
    const { result, number } = await checkPhone(phone);
    return number !== null || (phoneMessage(result, words) ?? words.invalid);
  };
  const submit = handleSubmit(async ({ phone }) => {
    setRefusal(undefined);
    try {
      await onSend((await checkPhone(phone)).number ?? phone.text);
    } catch (error) {
      if (!isAboutInput(error)) return setRefusal(problemWords(error, t));
      setError('phone', { type: 'server', message: problemWords(error, t) });
      setFocus('phone');
    }
  });
  return (
    <form className={account.form} onSubmit={submit} noValidate>
      <FormError title={refusal} />
      <Controller
        name="phone"
        control={control}
        rules={{ validate }}
        render={({ field }) => (
          <PhoneField
            label={t('profile.phone')}
            countryLabel={t('phone.country')}
            locale={prefs.language === 'zh' ? 'zh-Hant' : prefs.language}
            words={words}
            required
            {...field}
            error={errors.phone?.message}
          />
        )}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting}>
          {t('contact.send')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('contact.cancel')}
        </Button>
      </div>
    </form>
  );
}
