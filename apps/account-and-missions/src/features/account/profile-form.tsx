import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@portal/api-client';
import type { Input, UserInfo } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { useApp } from '@portal/platform';
import { Button, FormError, TextArea, TextField } from '@portal/ui';
import { problemWords } from '../member/problem-words.ts';
import { useUpdateInfo } from './use-update-info.ts';
import styles from './account.module.css';

const BIO_LIMIT = 160;
type Fields = Pick<Input<typeof userCalls.updateInfo>, 'nickname' | 'bio'>;

/** Display name and a line about oneself. Sends what was changed, keeps what was typed when it is not taken. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const update = useUpdateInfo();
  const [refusal, setRefusal] = useState<string>();
  const {
    register,
    handleSubmit,
    reset,
    setError,
    setFocus,
    formState: { errors, isDirty, dirtyFields },
  } = useForm<Fields>({
    resolver: zodResolver(userCalls.updateInfo.body.pick({ nickname: true, bio: true })),
    defaultValues: { nickname: user.displayName, bio: user.bio ?? '' },
  });

  const submit = handleSubmit(async ({ nickname, bio }) => {
    setRefusal(undefined);
    try {
      const saved = await update.mutateAsync({ ...(dirtyFields.nickname && { nickname }), ...(dirtyFields.bio && { bio }) });
      reset({ nickname: saved.displayName, bio: saved.bio ?? '' });
      a.notify({ id: 'profile', tone: 'success', title: t('profile.saved') });
    } catch (error) {
      const atName = isApiError(error) && error.problems.find(({ path }) => path === 'nickname');
      if (!atName) return setRefusal(problemWords(error, t));
      setError('nickname', { type: 'server', message: atName.message });
      setFocus('nickname');
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormError title={refusal} />
      <TextField
        label={t('profile.name')}
        autoComplete="nickname"
        error={errors.nickname && (errors.nickname.type === 'server' ? errors.nickname.message : t('profile.nameWants'))}
        {...register('nickname')}
      />
      <TextArea
        label={t('profile.bio')}
        description={t('profile.bioHint')}
        limit={BIO_LIMIT}
        rows={2}
        error={errors.bio && t('profile.bioWants', { limit: BIO_LIMIT })}
        {...register('bio')}
      />
      <dl className={styles.facts}>
        <dt>{t('profile.username')}</dt>
        <dd>{user.username}</dd>
      </dl>
      <div className={styles.submit}>
        <Button type="submit" busy={update.isPending} disabled={!isDirty}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
}
