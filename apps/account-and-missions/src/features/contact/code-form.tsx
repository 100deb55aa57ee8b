import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@portal/api-client';
import { userCalls } from '@portal/contracts/user';
import { useApp } from '@portal/platform';
import { Button, CodeField, FormError, readCode, useWait } from '@portal/ui';
import { isAboutInput, problemWords } from '../member/problem-words.ts';
import account from '../account/account.module.css';
import styles from './contact.module.css';

interface Props {
  /** Where the code went. */
  sentTo: string;
  onConfirm: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onCancel: () => void;
}

/** Before a code is sent once more, seconds. */
const RESEND_AFTER = 60;
/** Both codes are of one kind. */
const isCode = (code: string) => userCalls.personalId.body.shape.smsCode.safeParse(code).success;

/** The code of a message: enter it, or have another one sent after a wait. */
export function CodeForm({ sentTo, onConfirm, onResend, onCancel }: Props) {
  const { t } = useTranslation('account-and-missions');
  const { clock } = useApp();
  const [refusal, setRefusal] = useState<string>();
  const [left, wait] = useWait(clock);
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm({ defaultValues: { code: '' } });
  useEffect(() => {
    setFocus('code');
    wait(RESEND_AFTER);
    // Once, when the code has just been sent: neither of these ever changes.
  }, [setFocus, wait]);

  const submit = handleSubmit(async ({ code }) => {
    setRefusal(undefined);
    try {
      await onConfirm(code);
    } catch (error) {
      if (!isAboutInput(error)) return setRefusal(problemWords(error, t));
      setError('code', { type: 'server', message: problemWords(error, t) });
      setFocus('code');
    }
  });
  const resend = async () => {
    setRefusal(undefined);
    try {
      await onResend();
      wait(RESEND_AFTER);
    } catch (error) {
      if (isApiError(error) && error.retryAfter) wait(error.retryAfter);
      setRefusal(problemWords(error, t));
    }
  };
  return (
    <form className={account.form} onSubmit={submit} noValidate>
      <p role="status" className={styles.text}>
        {t('contact.sent', { to: sentTo })}
      </p>
      <FormError title={refusal} />
      <CodeField
        label={t('contact.code')}
        required
        error={errors.code?.message}
        {...register('code', { setValueAs: readCode, validate: (code) => isCode(readCode(code)) || t('contact.codeWants') })}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting}>
          {t('contact.confirm')}
        </Button>
        <Button variant="secondary" disabled={left > 0} onClick={() => void resend()}>
          {left > 0 ? t('contact.resendIn', { seconds: left }) : t('contact.resend')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('contact.cancel')}
        </Button>
      </div>
    </form>
  );
}
