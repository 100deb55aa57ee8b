import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Input } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { Button, FormError, TextField } from '@portal/ui';
import { OtherForm, type Way } from './way-to.tsx';
import { problemWords } from './problem-words.ts';
import { ResetForm } from './reset-form.tsx';
import { useAskForCode } from './use-ask-for-code.ts';
import css from './login-dialog.module.css';

const fields = userCalls.forgotPassword.body.pick({ email: true });
type Fields = Pick<Input<typeof userCalls.forgotPassword>, 'email'>;

/** A forgotten password: the address of the account, then the code that was sent there with a new password. */
export function ForgotForm({ posts, onDone, login }: { posts?: string | undefined; onDone(): void; login: Way }) {
  const { t } = useTranslation('shell');
  const { asked, askFor } = useAskForCode();
  const [sentTo, setSentTo] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<Fields>({ resolver: zodResolver(fields) });
  const asking = sentTo === undefined;
  const onPage = posts !== undefined;
  useEffect(() => {
    // On a page of its own, who has begun to write stays where they are.
    if (asking && !(onPage && document.activeElement instanceof HTMLInputElement)) setFocus('email');
  }, [setFocus, asking, onPage]);
  const submit = handleSubmit(async ({ email }) => {
    setRefusal(undefined);
    try {
      await askFor(email);
      setSentTo(email);
    } catch (error) {
      setRefusal(problemWords(error, t, 'forgot.failed'));
    }
  });
  if (sentTo !== undefined)
    return <ResetForm email={sentTo} asked={asked} onAgain={() => askFor(sentTo)} onDone={onDone} onOther={() => setSentTo(undefined)} />;
  return (
    <form className={css.form} onSubmit={submit} noValidate {...(onPage && { method: 'post', action: posts })}>
      <p className={css.text}>{t('forgot.text')}</p>
      <FormError title={refusal} />
      <TextField
        label={t('forgot.email')}
        type="email"
        autoComplete="email"
        required
        error={errors.email && t('register.wants.emailAddress')}
        {...register('email')}
      />
      <Button type="submit" block busy={isSubmitting}>
        {t('forgot.send')}
      </Button>
      <OtherForm question={t('forgot.remembered')} answer={t('login.submit')} way={login} />
    </form>
  );
}
