import { Gem, LogOut } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '@portal/contracts';
import { formatNumber } from '@portal/i18n';
import { Avatar, IconButton, Skeleton, VisuallyHidden, buttonClass } from '@portal/ui';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useShell } from '../routing/shell-context.tsx';
import { warmLogin } from './login-gate.tsx';
import css from './session-corner.module.css';

/** Who one is, at the right end of the header. Its space is reserved: pages are rendered for anyone, the session comes after. */
export const SessionCorner = observer(function SessionCorner() {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const state = session?.state ?? { status: 'starting' as const };
  switch (state.status) {
    case 'starting':
      return (
        <div className={css.corner} aria-label={t('session.starting')} role="status">
          <Skeleton width={112} height={44} />
        </div>
      );
    // Who has an account can log in also where no guest could be made; the frame says what is the matter.
    case 'unavailable':
    case 'guest':
      return (
        <div className={css.corner}>
          <button
            type="button"
            className={buttonClass({ variant: 'primary' })}
            onPointerEnter={warmLogin}
            onFocus={warmLogin}
            onClick={() => session?.askLogin()}
          >
            {t('session.login')}
          </button>
        </div>
      );
    case 'user':
      return (
        <div className={css.corner}>
          <NotificationBell userId={state.user.userId} />
          <Link to={links.account()} className={css.me}>
            <VisuallyHidden>{t('session.account')}</VisuallyHidden>
            <Avatar seed={String(state.user.userId)} picture={state.user.picture} size={36} mic={state.user.userType === 20} />
            <span className={css.name}>
              <b>{state.user.displayName}</b>
              <small aria-label={`${formatNumber(state.user.balance)} ${t('session.points')}`}>
                <Gem size={13} aria-hidden />
                {formatNumber(state.user.balance)}
              </small>
            </span>
          </Link>
          <IconButton label={t('session.logout')} onClick={() => void session?.logout()}>
            <LogOut size={20} aria-hidden />
          </IconButton>
        </div>
      );
  }
});
