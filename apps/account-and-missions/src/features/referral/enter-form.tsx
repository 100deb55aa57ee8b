import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@portal/api-client';
import { codes, type Input } from '@portal/contracts';
import { referralCalls, type ReferralInfo } from '@portal/contracts/referral';
import { formatDay } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Button, FormError, RailPanel, TextField } from '@portal/ui';
import { isAboutInput, problemWords } from '../member/problem-words.ts';
import account from '../account/account.module.css';
import { referralQuery } from './referral.query.ts';
import { useStanding } from './use-standing.ts';
import styles from './referral.module.css';

/** By whom one was invited; where nobody is named, the code can be entered for some days. */
export function InvitedBy({ userId, info: { invitedBy, enterUntil, rules } }: { userId: number; info: ReferralInfo }) {
  const { t } = useTranslation('account-and-missions');
  const part = useRef<HTMLDivElement>(null);
  if (!invitedBy && enterUntil === null) return null;
  return (
    // The form goes; the focus stays where it was.
    <div ref={part} tabIndex={-1}>
      <RailPanel title={t(invitedBy ? 'referral.invitedBy' : 'referral.enterTitle')} padded>
        {invitedBy && <Named invitedBy={invitedBy} activeDays={rules.activeDays} />}
        {!invitedBy && enterUntil !== null && <EnterForm userId={userId} until={enterUntil} onEntered={() => part.current?.focus()} />}
      </RailPanel>
    </div>
  );
}

function Named({ invitedBy: { inviter, ...standing }, activeDays }: { invitedBy: NonNullable<ReferralInfo['invitedBy']>; activeDays: number }) {
  const { words } = useStanding({ ...standing, activeDays, of: 'oneself' });
  return (
    <p className={styles.named}>
      <b>{inviter.displayName}</b>
      <br />
      {words}
    </p>
  );
}

function EnterForm({ userId, until, onEntered }: { userId: number; until: string; onEntered: () => void }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<Input<typeof referralCalls.enter>>({ resolver: zodResolver(referralCalls.enter.body), defaultValues: { code: '' } });
  const submit = handleSubmit(async ({ code }) => {
    setRefusal(undefined);
    try {
      const info = await a.api.call(referralCalls.enter, { code });
      client.setQueryData(referralQuery(a, userId).queryKey, info);
      onEntered();
      if (info.invitedBy) a.notify({ id: 'referral', tone: 'success', title: t('referral.entered', { name: info.invitedBy.inviter.displayName }) });
    } catch (error) {
      if (!isAboutInput(error)) return setRefusal(problemWords(error, t));
      setError('code', { type: 'server', message: problemWords(error, t) });
      setFocus('code');
      // Perhaps the time for it has run out meanwhile, or another device was first.
      if (isApiError(error) && error.code === codes.inviteLate) void client.invalidateQueries({ queryKey: [referralCalls.info.id] });
    }
  });
  return (
    <form className={account.form} onSubmit={submit} noValidate>
      <FormError title={refusal} />
      <TextField
        label={t('referral.enterCode')}
        description={t('referral.enterUntil', { day: formatDay(until, a.prefs) })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code && (errors.code.type === 'server' ? errors.code.message : t('referral.codeWants'))}
        {...register('code')}
      />
      <Button type="submit" variant="secondary" busy={isSubmitting}>
        {t('referral.enter')}
      </Button>
    </form>
  );
}
