import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@portal/contracts';
import { Avatar, VisuallyHidden } from '@portal/ui';
import css from './own-face.module.css';

/** The member's own picture with their level on it. The picture is decoration, the level is read out. */
export function OwnFace({ user }: { user: UserInfo }) {
  const { t } = useTranslation('shell');
  const { userId, picture, userType, level } = user;
  return (
    <span className={css.face}>
      <Avatar seed={String(userId)} picture={picture} size={36} mic={userType === 20} />
      {level !== undefined && (
        <>
          <span className={css.level} aria-hidden>
            {level}
          </span>
          <VisuallyHidden>{t('session.level', { level })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
