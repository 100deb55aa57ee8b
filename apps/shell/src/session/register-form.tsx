import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { PhoneResult } from '@portal/domain';
import { useApp } from '@portal/platform';
import { Button, FormError, NO_PHONE, PasswordField, PhoneField, phoneMessage, TextField } from '@portal/ui';
import { forgetPid, keptPid } from '../presence/pid.ts';
import { useShell } from '../routing/shell-context.tsx';
import { OtherForm, type Way } from './way-to.tsx';
import { problemWords } from './problem-words.ts';
import { registerFields, wrongFields, type RegisterField } from './register-problems.ts';
import { registerSchema } from './register-schema.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { usePhoneWords } from './use-phone-words.ts';
import css from './login-dialog.module.css';

/** What is left empty is not sent. */
const optional = { setValueAs: (value: string | undefined) => value?.trim() || undefined };

/** Becoming a member: two fields are needed, the rest can wait. Whoever registers is logged in. `posts`: where a press goes that comes before the program; nothing of it is kept, and nothing stands in an address. */
export function RegisterForm({ posts, onDone, login }: { posts?: string | undefined; onDone?(): void; login: Way }) {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const a = useApp();
  const phone = usePhoneWords();
  const [refusal, setRefusal] = useState<string>();
  const {
    register,
    control,
    handleSubmit,
    setError,
    setFocus,
    getValues,
    setValue,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof registerSchema>, unknown, z.output<typeof registerSchema>>({
    resolver: zodResolver(registerSchema),
    // Nothing else to begin with: what was typed before the program came stays.
    defaultValues: { phoneNumber: NO_PHONE },
  });
  useFirstFocus(() => setFocus('username'), posts !== undefined);
  useEffect(() => {
    const pid = keptPid(document.cookie);
    if (pid !== undefined && !getValues('inviteCode')) setValue('inviteCode', pid);
  }, [getValues, setValue]);

  const submit = handleSubmit(async ({ phoneNumber, ...values }) => {
    setRefusal(undefined);
    try {
      await session?.register({ ...values, ...(phoneNumber !== undefined && { phoneNumber }) });
      forgetPid();
      a.notify({ tone: 'success', title: t('register.welcome', { name: values.displayName ?? values.username }), text: t('register.welcomeText') });
      onDone?.();
    } catch (error) {
      const wrong = wrongFields(error);
      for (const field of registerFields) if (wrong[field] !== undefined) setError(field, { type: 'server', message: wrong[field] });
      const first = registerFields.find((field) => wrong[field] !== undefined);
      if (first) setFocus(first);
      else setRefusal(problemWords(error, t, 'register.failed'));
    }
  });
  /** What the server says about a field, or what the field wants. */
  const wrong = (field: RegisterField) => {
    const error = errors[field];
    if (!error) return undefined;
    if (error.type === 'server') return error.message;
    return field === 'phoneNumber' ? phoneMessage(error.message as PhoneResult, phone.words) : t(`register.wants.${field}`);
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate {...(posts !== undefined && { method: 'post', action: posts })}>
      <FormError title={refusal} />
      <TextField
        label={t('login.username')}
        description={t('register.hints.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={wrong('username')}
        {...register('username')}
      />
      <PasswordField
        label={t('login.password')}
        description={t('register.hints.password')}
        autoComplete="new-password"
        showLabel={t('login.show')}
        concealLabel={t('login.hide')}
        required
        error={wrong('password')}
        {...register('password')}
      />
      <TextField label={t('register.displayName')} autoComplete="nickname" error={wrong('displayName')} {...register('displayName', optional)} />
      <TextField label={t('register.emailAddress')} type="email" autoComplete="email" error={wrong('emailAddress')} {...register('emailAddress', optional)} />
      <Controller
        name="phoneNumber"
        control={control}
        render={({ field }) => <PhoneField label={t('register.phoneNumber')} {...phone} {...field} error={wrong('phoneNumber')} />}
      />
      <TextField
        label={t('register.inviteCode')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={wrong('inviteCode')}
        {...register('inviteCode', optional)}
      />
      <Button type="submit" block busy={isSubmitting}>
        {t('register.submit')}
      </Button>
      <OtherForm question={t('register.haveAccount')} answer={t('login.submit')} way={login} />
    </form>
  );
}
