import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { credentials, type Credentials } from '@portal/contracts/user';
import { Button, PasswordField, TextField } from '@portal/ui';
import { useShell } from '../routing/shell-context.tsx';
import { OtherForm, WayTo, type Way } from './way-to.tsx';
import { problemWords } from './problem-words.ts';
import { useFirstFocus } from './use-first-focus.ts';
import css from './login-dialog.module.css';

interface Props {
  /** What has just been done elsewhere. */
  note?: string | undefined;
  /** Where the form goes by itself, as long as no program takes it; and what it came back with. */
  posts?: { to: string; username: string; problem: string | undefined };
  onDone?(): void;
  register: Way;
  forgot: Way;
}

export function LoginForm({ note, posts, onDone, register: toRegister, forgot: toForgot }: Props) {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting, submitCount },
    // No values to begin with: what was typed before the program came stays.
  } = useForm<Credentials>({ resolver: zodResolver(credentials) });
  const cameBack = submitCount === 0 ? posts?.problem : undefined;
  const [first] = useState<keyof Credentials>(cameBack === undefined ? 'username' : 'password');
  useFirstFocus(() => setFocus(first), posts !== undefined);
  const submit = handleSubmit(async (values) => {
    try {
      await session?.login(values);
      onDone?.();
    } catch (error) {
      // Section 5: the server's message, or 'Login failed'.
      setError('password', { type: 'server', message: problemWords(error, t, 'login.failed') });
      setFocus('password');
    }
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate {...(posts && { method: 'post', action: posts.to })}>
      <p role="status" className={css.note}>
        {note}
      </p>
      <TextField
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={posts?.username}
        error={errors.username && t('login.required')}
        {...register('username')}
      />
      <div className={css.password}>
        <PasswordField
          label={t('login.password')}
          showLabel={t('login.show')}
          concealLabel={t('login.hide')}
          error={(errors.password && (errors.password.type === 'server' ? errors.password.message : t('login.required'))) || cameBack}
          {...register('password')}
        />
        <WayTo way={toForgot} compact>
          {t('forgot.open')}
        </WayTo>
      </div>
      <Button type="submit" block busy={isSubmitting}>
        {t('login.submit')}
      </Button>
      <OtherForm question={t('login.noAccount')} answer={t('register.submit')} way={toRegister} />
    </form>
  );
}
