import { Gem } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { links } from '@portal/contracts';
import { formatNumber } from '@portal/i18n';
import type { SessionState } from '@portal/platform';
import { Skeleton, VisuallyHidden, buttonClass, cx } from '@portal/ui';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useShell } from '../routing/shell-context.tsx';
import { isEntrance } from '../routing/table.ts';
import { catchFocus, CORNER, FIRST } from './corner.ts';
import { warmLogin } from './login-gate.tsx';
import { OwnFace } from './own-face.tsx';
import css from './session-corner.module.css';

/** Who one is, at the right end of the header. Its space is reserved for a member's name: pages are rendered for anyone, the session comes after, and nothing beside it moves. */
export const SessionCorner = observer(function SessionCorner() {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const state = session?.state ?? { status: 'starting' as const };
  const known = state.status === 'starting' ? undefined : state.status === 'user';
  const before = useRef(known);
  useEffect(() => {
    const changed = before.current !== undefined && known !== undefined && before.current !== known;
    if (known !== undefined) before.current = known;
    return changed ? catchFocus() : undefined;
  }, [known]);
  return (
    <div id={CORNER} className={css.corner} {...(state.status === 'starting' ? { role: 'status', 'aria-label': t('session.starting') } : {})}>
      <Inside state={state} />
    </div>
  );
});

function Inside({ state }: { state: SessionState }) {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const { pathname, search } = useLocation();
  const atEntrance = isEntrance(pathname);
  switch (state.status) {
    case 'starting':
      return (
        <>
          <span className={css.waits}>
            <Skeleton width={112} height={44} />
          </span>
          {!atEntrance && (
            <noscript>
              <a href={links.login(pathname + search)} className={buttonClass({ variant: 'primary' })}>
                {t('session.login')}
              </a>
            </noscript>
          )}
        </>
      );
    // Who has an account can log in also where no guest could be made; the frame says what is the matter.
    case 'unavailable':
    case 'guest':
      // The page is the form itself.
      if (atEntrance) return null;
      return (
        <>
          <button
            type="button"
            // A page may have a button of the same word.
            aria-label={t('session.registerFull')}
            className={cx(buttonClass({ variant: 'ghost' }), css.register)}
            onPointerEnter={warmLogin}
            onFocus={warmLogin}
            onClick={() => session?.askRegister()}
          >
            {t('session.register')}
          </button>
          <button
            type="button"
            className={buttonClass({ variant: 'primary' })}
            {...{ [FIRST]: true }}
            onPointerEnter={warmLogin}
            onFocus={warmLogin}
            onClick={() => session?.askLogin()}
          >
            {t('session.login')}
          </button>
        </>
      );
    case 'user':
      return (
        <>
          <NotificationBell userId={state.user.userId} />
          <Link to={links.account()} className={css.me}>
            <VisuallyHidden>{t('session.account')}</VisuallyHidden>
            <OwnFace user={state.user} />
            <span className={css.name}>
              <b>{state.user.displayName}</b>
              <small aria-label={`${formatNumber(state.user.balance)} ${t('session.points')}`}>
                <Gem size={13} aria-hidden />
                {formatNumber(state.user.balance)}
              </small>
            </span>
          </Link>
        </>
      );
  }
}
