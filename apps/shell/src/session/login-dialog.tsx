import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { feedTypes, links } from '@portal/contracts';
import { Dialog } from '@portal/ui';
import { useShell } from '../routing/shell-context.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** Log-in, registration and the way to a new password over the page. Opened by anyone who asks the session for it, or by `?login` in the address (guard redirect-page); `?login=own` leads on to one's own feed. */
export const LoginDialog = observer(function LoginDialog() {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const [search, setSearch] = useSearchParams();
  const asked = search.has('login');
  useEffect(() => {
    if (asked) session?.askLogin();
  }, [asked, session]);
  // What the log-in begins with after a new password was set.
  const [changed, setChanged] = useState(false);
  if (!session) return null;
  const ownFeed = () => search.get('login') === 'own' && session.state.status === 'user';
  if (ownFeed()) return <Navigate replace to={links.feed(feedTypes.home)} />;
  const close = () => {
    session.closeDialog();
    setChanged(false);
    if (asked && !ownFeed())
      setSearch(
        (params) => {
          params.delete('login');
          return params;
        },
        { replace: true },
      );
  };
  return (
    <Dialog
      open={session.dialog !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t(`${session.dialog ?? 'login'}.title`)}
      closeLabel={t('close')}
    >
      {session.dialog === 'register' && <RegisterForm onDone={close} login={() => session.askLogin()} />}
      {session.dialog === 'forgot' && (
        <ForgotForm
          onDone={() => {
            setChanged(true);
            session.askLogin();
          }}
          login={() => session.askLogin()}
        />
      )}
      {session.dialog === 'login' && (
        <LoginForm note={changed ? t('forgot.done') : undefined} onDone={close} register={() => session.askRegister()} forgot={() => session.askForgot()} />
      )}
    </Dialog>
  );
});
