import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@portal/api-client';
import { codes, type Input } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { useApp } from '@portal/platform';
import { Button, FormError, PasswordField } from '@portal/ui';
import { problemWords } from '../member/problem-words.ts';
import { sessionsQuery } from '../sessions/sessions.query.ts';
import styles from './account.module.css';

type Fields = Input<typeof userCalls.updatePassword>;

/** Which field the server means, if one. */
function fieldOf(error: unknown): keyof Fields | undefined {
  if (!isApiError(error)) return undefined;
  if (error.code === codes.wrongCredentials) return 'oldPassword';
  return error.problems.some(({ path }) => path === 'newPassword') ? 'newPassword' : undefined;
}

/** Another password; all other devices are logged out by it. */
export function PasswordForm({ userId, username }: { userId: number; username: string }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const [refusal, setRefusal] = useState<string>();
  const {
    register,
    handleSubmit,
    reset,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<Fields>({ resolver: zodResolver(userCalls.updatePassword.body), defaultValues: { oldPassword: '', newPassword: '' } });

  const submit = handleSubmit(async (passwords) => {
    setRefusal(undefined);
    try {
      await a.session.changePassword(passwords);
      reset();
      void a.queryClient.invalidateQueries({ queryKey: sessionsQuery(a, userId).queryKey });
      a.notify({ id: 'password', tone: 'success', title: t('password.saved'), text: t('password.savedText') });
    } catch (error) {
      const field = fieldOf(error);
      if (!field) return setRefusal(problemWords(error, t));
      setError(field, { type: 'server', message: problemWords(error, t) });
      setFocus(field);
    }
  });
  const wrong = (field: keyof Fields) => errors[field] && (errors[field].type === 'server' ? errors[field].message : t(`password.wants.${field}`));
  const eye = (field: string) => ({ label: field, showLabel: t('password.show', { field }), concealLabel: t('password.hide', { field }) });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormError title={refusal} />
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...eye(t('password.old'))} autoComplete="current-password" error={wrong('oldPassword')} {...register('oldPassword')} />
      <PasswordField
        {...eye(t('password.new'))}
        description={t('password.hint')}
        autoComplete="new-password"
        error={wrong('newPassword')}
        {...register('newPassword')}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="secondary" busy={isSubmitting}>
          {t('password.save')}
        </Button>
      </div>
    </form>
  );
}
