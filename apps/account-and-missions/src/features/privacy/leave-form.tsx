import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@portal/api-client';
import { codes, type Input } from '@portal/contracts';
import { privacyCalls } from '@portal/contracts/privacy';
import { formatDay, formatTime } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Button, FormError, PasswordField } from '@portal/ui';
import { problemWords } from '../member/problem-words.ts';
import account from '../account/account.module.css';
import styles from './privacy-panel.module.css';

interface Props {
  readonly username: string;
  readonly onAsked: () => void;
  readonly onCancel: () => void;
}

/** Asks that the account goes; the password says that it is its member who asks. */
export function LeaveForm({ username, onAsked, onCancel }: Props) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const [refusal, setRefusal] = useState<string>();
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<Input<typeof privacyCalls.leave>>({ resolver: zodResolver(privacyCalls.leave.body), defaultValues: { password: '' } });
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = handleSubmit(async ({ password }) => {
    setRefusal(undefined);
    try {
      const { leavesAt } = await a.api.call(privacyCalls.leave, { password });
      // Said here too: what one is may not be heard of at once.
      if (leavesAt)
        a.notify({ id: 'leaving', tone: 'info', title: t('leaving.notice', { time: formatTime(leavesAt, a.prefs), day: formatDay(leavesAt, a.prefs) }) });
    } catch (error) {
      if (!isApiError(error) || error.code !== codes.wrongCredentials) return setRefusal(problemWords(error, t));
      setError('password', { type: 'server', message: problemWords(error, t) });
      setFocus('password');
      return;
    }
    await a.session.refreshUser();
    onAsked();
  });
  const label = t('password.old');
  return (
    <form className={account.form} onSubmit={submit} noValidate>
      <FormError title={refusal} />
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={label}
        showLabel={t('password.show', { field: label })}
        concealLabel={t('password.hide', { field: label })}
        autoComplete="current-password"
        error={errors.password && (errors.password.type === 'server' ? errors.password.message : t('password.wants.oldPassword'))}
        {...register('password')}
      />
      <div className={styles.deed}>
        <Button type="submit" className={styles.danger} busy={isSubmitting}>
          {t('privacy.leaveNow')}
        </Button>
        <Button variant="ghost" disabled={isSubmitting} onClick={onCancel}>
          {t('privacy.leaveNot')}
        </Button>
      </div>
    </form>
  );
}
