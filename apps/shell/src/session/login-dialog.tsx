import { zodResolver } from '@hookform/resolvers/zod';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { credentials, type Credentials } from '@portal/contracts';
import { Button, Dialog, TextField } from '@portal/ui';
import { useShell } from '../routing/shell-context.tsx';
import css from './login-dialog.module.css';

/** Log-in over the page. Opened by anyone who asks the session for it, or by `?login` in the address (guard redirect-page). */
export const LoginDialog = observer(function LoginDialog() {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const [search, setSearch] = useSearchParams();
  const asked = search.has('login');
  useEffect(() => { if (asked) session?.askLogin(); }, [asked, session]);
  if (!session) return null;
  const close = () => {
    session.closeLogin();
    if (asked) setSearch((params) => { params.delete('login'); return params; }, { replace: true });
  };
  return (
    <Dialog open={session.loginAsked} onOpenChange={(open) => { if (!open) close(); }} title={t('login.title')} closeLabel={t('close')}>
      <LoginForm onDone={close} />
    </Dialog>
  );
});

function LoginForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm<Credentials>({ resolver: zodResolver(credentials), defaultValues: { username: '', password: '' } });
  const submit = handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await session?.login(values);
      onDone();
    } catch (error) {
      // Section 5: the server's message, or 'Login failed'.
      setRefusal(isApiError(error) ? (error.kind === 'offline' ? t('login.offline') : error.serverMessage ?? t('login.failed')) : t('login.failed'));
    }
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField label={t('login.username')} autoComplete="username" autoCapitalize="none" spellCheck={false} error={errors.username && t('login.required')} {...register('username')} />
      <TextField label={t('login.password')} type="password" autoComplete="current-password" passwordLabels={{ show: t('login.show'), hide: t('login.hide') }} error={(errors.password && t('login.required')) ?? refusal} {...register('password')} />
      <Button type="submit" block busy={isSubmitting}>{t('login.submit')}</Button>
    </form>
  );
}
