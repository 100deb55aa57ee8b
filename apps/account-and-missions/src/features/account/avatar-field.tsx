import { useMutation } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits, type UserInfo } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import { useApp } from '@portal/platform';
import { Avatar, Button, FileButton, FormError, type FileRefusal, type PickedFiles } from '@portal/ui';
import { problemWords } from '../member/problem-words.ts';
import { readPicture } from './read-picture.ts';
import { useUpdateInfo } from './use-update-info.ts';
import styles from './avatar-field.module.css';

const ACCEPT = 'image/jpeg,image/png,image/gif,image/webp';

/** One's picture: pick one, see it as others will, then keep it. Nothing is sent before. */
export function AvatarField({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const update = useUpdateInfo();
  const [picked, setPicked] = useState<{ file: File; preview: string }>();
  const [refused, setRefused] = useState<FileRefusal | 'unreadable'>();
  const save = useMutation({
    mutationFn: async (file: File | null) => update.mutateAsync({ profilePicture: file && (await a.api.call(resourceCalls.upload, { file })).url }),
    onSuccess: (_, file) => {
      setPicked(undefined);
      a.notify({ id: 'avatar', tone: 'success', title: t(file ? 'avatar.saved' : 'avatar.removed') });
    },
  });
  const pick = async ({ taken: [file], refused: [wrong] }: PickedFiles<File>) => {
    save.reset();
    setRefused(wrong?.reason);
    if (!file) return;
    const preview = await readPicture(file);
    if (preview === undefined) setRefused('unreadable');
    else setPicked({ file, preview });
  };

  return (
    <div className={styles.field}>
      <Avatar
        seed={String(user.userId)}
        picture={picked?.preview ?? user.picture}
        mic={user.userType === 20}
        size={88}
        label={t(picked ? 'avatar.preview' : 'avatar.now')}
      />
      <div className={styles.side}>
        <FormError title={refused ? t(`avatar.refused.${refused}`) : save.isError ? problemWords(save.error, t) : undefined} />
        <div className={styles.actions}>
          {picked ? (
            <>
              <Button busy={save.isPending} onClick={() => save.mutate(picked.file)}>
                {t('avatar.keep')}
              </Button>
              <Button variant="ghost" disabled={save.isPending} onClick={() => setPicked(undefined)}>
                {t('avatar.cancel')}
              </Button>
            </>
          ) : (
            <>
              <FileButton
                accept={ACCEPT}
                maxBytes={limits.uploadBytes}
                icon={<ImageUp size={18} aria-hidden="true" />}
                note={t('avatar.note')}
                onPick={(files) => void pick(files)}
              >
                {t('avatar.change')}
              </FileButton>
              {user.picture && (
                <Button variant="ghost" busy={save.isPending} onClick={() => save.mutate(null)}>
                  {t('avatar.remove')}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
