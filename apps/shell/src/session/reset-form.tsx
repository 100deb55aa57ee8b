import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@portal/api-client';
import { codes, type Input } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { useApp } from '@portal/platform';
import { Button, CodeField, FormError, PasswordField, readCode, useWait } from '@portal/ui';
import { useShell } from '../routing/shell-context.tsx';
import { OtherForm } from './way-to.tsx';
import { problemWords } from './problem-words.ts';
import css from './login-dialog.module.css';

type Fields = Pick<Input<typeof userCalls.resetPassword>, 'emailCode' | 'newPassword'>;
const fields = ['emailCode', 'newPassword'] as const;
/** Before a code is sent once more, seconds. */
const RESEND_AFTER = 60;

/** Which field the server means, if one. */
function fieldOf(error: unknown): keyof Fields | undefined {
  if (!isApiError(error)) return undefined;
  return error.code === codes.wrongCode ? 'emailCode' : fields.find((field) => error.problems.some(({ path }) => path === field));
}

interface Props {
  email: string;
  /** The question that the code answers. */
  asked: string;
  /** Asks for another one. */
  onAgain(): Promise<void>;
  onDone(): void;
  onOther(): void;
}

/** The code of the message and a new password. Whether the address is anybody's is never said. */
export function ResetForm({ email, asked, onAgain, onDone, onOther }: Props) {
  const { t } = useTranslation('shell');
  const { api, clock } = useApp();
  const { session } = useShell();
  const [refusal, setRefusal] = useState<string>();
  const [left, wait] = useWait(clock);
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<Fields>({
    resolver: zodResolver(userCalls.resetPassword.body.pick({ emailCode: true, newPassword: true })),
    defaultValues: { emailCode: '', newPassword: '' },
  });
  useEffect(() => {
    setFocus('emailCode');
    wait(RESEND_AFTER);
    // Once, when the code has just been sent: neither of these ever changes.
  }, [setFocus, wait]);

  const submit = handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      const { device } = await api.call(userCalls.resetPassword, { email, asked, ...values });
      session?.rememberDevice(device);
      onDone();
    } catch (error) {
      const field = fieldOf(error);
      if (!field) return setRefusal(problemWords(error, t, 'forgot.failed'));
      setError(field, { type: 'server', message: problemWords(error, t, 'forgot.failed') });
      setFocus(field);
    }
  });
  const resend = async () => {
    setRefusal(undefined);
    try {
      await onAgain();
      wait(RESEND_AFTER);
    } catch (error) {
      if (isApiError(error) && error.retryAfter) wait(error.retryAfter);
      setRefusal(problemWords(error, t, 'forgot.failed'));
    }
  };
  const wrong = (field: keyof Fields) =>
    errors[field] && (errors[field].type === 'server' ? errors[field].message : t(field === 'emailCode' ? 'forgot.codeWants' : 'register.wants.password'));

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p role="status" className={css.text}>
        {t('forgot.sent', { email })}
      </p>
      <FormError title={refusal} />
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <CodeField label={t('forgot.code')} required error={wrong('emailCode')} {...register('emailCode', { setValueAs: readCode })} />
      <PasswordField
        label={t('forgot.newPassword')}
        description={t('register.hints.password')}
        autoComplete="new-password"
        showLabel={t('login.show')}
        concealLabel={t('login.hide')}
        required
        error={wrong('newPassword')}
        {...register('newPassword')}
      />
      <Button type="submit" block busy={isSubmitting}>
        {t('forgot.save')}
      </Button>
      <Button variant="ghost" block disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t('forgot.resendIn', { seconds: left }) : t('forgot.resend')}
      </Button>
      <OtherForm question={t('forgot.notYours')} answer={t('forgot.otherEmail')} way={onOther} />
    </form>
  );
}
