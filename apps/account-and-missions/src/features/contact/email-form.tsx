import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Input } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { Button, FormError, TextField } from '@portal/ui';
import { isAboutInput, problemWords } from '../member/problem-words.ts';
import account from '../account/account.module.css';
import type { AddressFormProps } from './contact-part.tsx';
import styles from './contact.module.css';

/** The e-mail address that a code is sent to. */
export function EmailForm({ value, onSend, onCancel }: AddressFormProps) {
  const { t } = useTranslation('account-and-missions');
  const [refusal, setRefusal] = useState<string>();
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<Input<typeof userCalls.sendEmail>>({ resolver: zodResolver(userCalls.sendEmail.body), defaultValues: { email: value } });
  useEffect(() => setFocus('email'), [setFocus]);
  const submit = handleSubmit(async ({ email }) => {
    setRefusal(undefined);
    try {
      await onSend(email);
    } catch (error) {
      if (!isAboutInput(error)) return setRefusal(problemWords(error, t));
      setError('email', { type: 'server', message: problemWords(error, t) });
      setFocus('email');
    }
  });
  return (
    <form className={account.form} onSubmit={submit} noValidate>
      <FormError title={refusal} />
      <TextField
        label={t('profile.email')}
        type="email"
        autoComplete="email"
        required
        error={errors.email && (errors.email.type === 'server' ? errors.email.message : t('contact.emailWants'))}
        {...register('email')}
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
