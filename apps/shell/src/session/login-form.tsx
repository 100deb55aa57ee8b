import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { credentials, type Credentials } from '@portal/contracts/user';
import { Button, PasswordField, TextField } from '@portal/ui';
import { useShell } from '../routing/shell-context.tsx';
import { OtherForm } from './other-form.tsx';
import { problemWords } from './problem-words.ts';
import css from './login-dialog.module.css';

/** `note`: what has just been done elsewhere in the dialog. */
export function LoginForm({ note, onDone, onRegister, onForgot }: { note?: string | undefined; onDone(): void; onRegister(): void; onForgot(): void }) {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<Credentials>({ resolver: zodResolver(credentials), defaultValues: { username: '', password: '' } });
  useEffect(() => setFocus('username'), [setFocus]);
  const submit = handleSubmit(async (values) => {
    try {
      await session?.login(values);
      onDone();
    } catch (error) {
      // Section 5: the server's message, or 'Login failed'.
      setError('password', { type: 'server', message: problemWords(error, t, 'login.failed') });
      setFocus('password');
    }
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p role="status" className={css.note}>
        {note}
      </p>
      <TextField
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username && t('login.required')}
        {...register('username')}
      />
      <div className={css.password}>
        <PasswordField
          label={t('login.password')}
          showLabel={t('login.show')}
          concealLabel={t('login.hide')}
          error={errors.password && (errors.password.type === 'server' ? errors.password.message : t('login.required'))}
          {...register('password')}
        />
        <Button variant="ghost" compact onClick={onForgot}>
          {t('forgot.open')}
        </Button>
      </div>
      <Button type="submit" block busy={isSubmitting}>
        {t('login.submit')}
      </Button>
      <OtherForm question={t('login.noAccount')} answer={t('register.submit')} onOpen={onRegister} />
    </form>
  );
}
