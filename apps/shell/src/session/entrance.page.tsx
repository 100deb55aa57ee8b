import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { links, type Query } from '@portal/contracts';
import { PageMeta, PrefetchLink, useApp } from '@portal/platform';
import { buttonClass, LitSeat, Panel, SeatsPattern } from '@portal/ui';
import { safeBack } from '../routing/safe-back.ts';
import { useShell } from '../routing/shell-context.tsx';
import { isEntrance, type Entrance } from '../routing/table.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import css from './entrance.page.module.css';

/** Where one goes on to: an address of the portal that is no entrance itself; home where there is none. */
function onward(asked: string | undefined): string {
  const to = safeBack(asked);
  return isEntrance(new URL(to, 'http://portal.invalid').pathname) ? links.home() : to;
}

/** What is a dialog elsewhere, as pages that can be linked to. The forms are there before the page's program, and the log-in works before it is (`server/login-route.ts`). */
const EntrancePage = observer(function EntrancePage({ entrance }: { entrance: Entrance }) {
  const { t } = useTranslation('shell');
  const { state } = useApp().session;
  const { posted } = useShell();
  const navigate = useNavigate();
  const [params]: [Query<'/dang-nhap'>, unknown] = useSearchParams();
  const asked = params.get('to') ?? undefined;
  const to = onward(asked);
  const { status } = state;
  // Who comes in goes on; who was a member when the page was opened may have meant another.
  const [wasOutside, setOutside] = useState(posted?.status === 'entered');
  const left = useRef(false);
  useEffect(() => {
    if (left.current) return;
    if (status === 'guest' || status === 'unavailable') setOutside(true);
    else if (status === 'user' && wasOutside) {
      left.current = true;
      void navigate(to, { replace: true });
    }
  }, [status, wasOutside, navigate, to]);
  return (
    <div className={css.page}>
      <PageMeta title={t('title.suffix', { page: t(`entrance.${entrance}`) })} description={t('entrance.description')} noindex />
      <div className={css.stand}>
        <SeatsPattern lit={0.5} seed={entrance} width={960} height={200} className={css.seats} />
        <div className={css.words}>
          <LitSeat size={36} />
          <h1>{t(`${entrance}.title`)}</h1>
        </div>
      </div>
      <Panel as="div" padded className={css.card}>
        {wasOutside && (status === 'user' || status === 'starting') ? (
          <>
            <p role="status" className={css.coming}>
              {t('entrance.coming')}
            </p>
            <noscript>{t('entrance.cameWithoutScript')}</noscript>
          </>
        ) : state.status === 'user' ? (
          <div className={css.inside}>
            <p>{t('entrance.inside', { name: state.user.displayName })}</p>
            <PrefetchLink to={to} className={buttonClass({ block: true })}>
              {t('entrance.goOn')}
            </PrefetchLink>
          </div>
        ) : (
          <Form entrance={entrance} asked={asked} />
        )}
      </Panel>
    </div>
  );
});

function Form({ entrance, asked }: { entrance: Entrance; asked: string | undefined }) {
  const { t } = useTranslation('shell');
  const { posted } = useShell();
  const navigate = useNavigate();
  const location = useLocation();
  const note = (location.state as { note?: string } | null)?.note;
  switch (entrance) {
    case 'login': {
      const refused = posted?.status === 'refused' ? posted : undefined;
      const posts = { to: links.login(asked), username: refused?.username ?? '', problem: refused && (refused.message ?? t('login.failed')) };
      return <LoginForm note={note} posts={posts} register={links.register(asked)} forgot={links.forgot(asked)} />;
    }
    case 'register':
      return (
        <>
          <noscript className={css.plain}>{t('entrance.needsScript')}</noscript>
          <RegisterForm posts={links.register(asked)} login={links.login(asked)} />
        </>
      );
    case 'forgot':
      return (
        <>
          <noscript className={css.plain}>{t('entrance.needsScript')}</noscript>
          <ForgotForm
            posts={links.forgot(asked)}
            login={links.login(asked)}
            onDone={() => void navigate(links.login(asked), { state: { note: t('forgot.done') } })}
          />
        </>
      );
  }
}

/** `/dang-nhap`, `/dang-ky`, `/quen-mat-khau`. */
export const entrances: Readonly<Record<Entrance, ComponentType>> = {
  login: () => <EntrancePage key="login" entrance="login" />,
  register: () => <EntrancePage key="register" entrance="register" />,
  forgot: () => <EntrancePage key="forgot" entrance="forgot" />,
};
