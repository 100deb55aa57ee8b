import { useMutation } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { limits, type UserInfo } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import { useApp } from '@portal/platform';
import { Avatar, Button, Cover, FileButton, FormError, type FileRefusal, type PickedFiles } from '@portal/ui';
import { problemWords } from '../member/problem-words.ts';
import { readPicture } from './read-picture.ts';
import { useUpdateInfo } from './use-update-info.ts';
import styles from './picture-field.module.css';

const ACCEPT = 'image/jpeg,image/png,image/gif,image/webp';

interface Props {
  user: UserInfo;
  /** `cover`: the wide one above one's page. */
  of: 'avatar' | 'cover';
}

/** A picture of oneself: pick one, see it as others will, then keep it. Nothing is sent before. */
export function PictureField({ user, of }: Props) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const update = useUpdateInfo();
  const [picked, setPicked] = useState<{ file: File; preview: string }>();
  const [refused, setRefused] = useState<FileRefusal | 'unreadable'>();
  const save = useMutation({
    mutationFn: async (file: File | null) => {
      const url = file && (await a.api.call(resourceCalls.upload, { file })).url;
      return update.mutateAsync(of === 'avatar' ? { profilePicture: url } : { coverPicture: url });
    },
    onSuccess: (_, file) => {
      back();
      a.notify({ id: of, tone: 'success', title: t(`${of}.${file ? 'saved' : 'removed'}`) });
    },
  });
  const choose = useRef<HTMLInputElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  /** To the button that chooses. What was pressed is gone by then, or goes. */
  const back = () => {
    flushSync(() => setPicked(undefined));
    choose.current?.focus();
  };
  const pick = async ({ taken: [file], refused: [wrong] }: PickedFiles<File>) => {
    save.reset();
    setRefused(wrong?.reason);
    if (!file) return;
    const preview = await readPicture(file);
    if (preview === undefined) setRefused('unreadable');
    else {
      flushSync(() => setPicked({ file, preview }));
      keep.current?.focus();
    }
  };

  const kept = of === 'avatar' ? user.picture : user.cover;
  const shown = picked?.preview ?? kept;
  const label = t(`${of}.${picked ? 'preview' : 'now'}`);
  return (
    <div role="group" aria-label={t(`${of}.title`)} className={of === 'avatar' ? styles.field : styles.wide}>
      {of === 'avatar' ? (
        <Avatar seed={String(user.userId)} picture={shown} mic={user.userType === 20} size={88} label={label} />
      ) : (
        shown && <Cover src={shown} alt={label} sizes="(max-width: 1023px) 100vw, 680px" className={styles.cover} />
      )}
      <div className={styles.side}>
        <FormError title={refused ? t(`picture.refused.${refused}`) : save.isError ? problemWords(save.error, t) : undefined} />
        <div className={styles.actions}>
          {picked ? (
            <>
              <Button ref={keep} busy={save.isPending} onClick={() => save.mutate(picked.file)}>
                {t('picture.keep')}
              </Button>
              <Button variant="ghost" disabled={save.isPending} onClick={back}>
                {t('picture.cancel')}
              </Button>
            </>
          ) : (
            <>
              <FileButton
                ref={choose}
                accept={ACCEPT}
                maxBytes={limits.uploadBytes}
                icon={<ImageUp size={18} aria-hidden="true" />}
                note={t('picture.note')}
                onPick={(files) => void pick(files)}
              >
                {t(kept ? `${of}.change` : `${of}.add`)}
              </FileButton>
              {kept && (
                <Button variant="ghost" busy={save.isPending} onClick={() => save.mutate(null)}>
                  {t(`${of}.remove`)}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
