import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useShell } from '../routing/shell-context.tsx';
import { notices } from './notices.ts';

const load = () => import(/* webpackChunkName: "later-login" */ './login-dialog.tsx');

/** Somebody is about to press: a failure shows when they do. */
export const warmLogin = () => {
  void load().catch(() => {});
};

/** Where the log-in dialog stands once somebody asks for it: forms and their rules are no part of the first page. Code that does not come is cured by a full load (section 8), or said. */
export const LoginGate = observer(function LoginGate({ from = load }: { from?: typeof load }) {
  const { session, reload } = useShell();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const [Dialog, setDialog] = useState<ComponentType>();
  const wanted = !Dialog && session !== undefined && (params.has('login') || session.dialog !== undefined);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    from().then(
      ({ LoginDialog }) => {
        if (!left) setDialog(() => LoginDialog);
      },
      (error: unknown) => {
        if (left) return;
        console.warn('[login]', error);
        session.closeDialog();
        const asking = new URLSearchParams(search);
        if (!asking.has('login')) asking.set('login', '1');
        if (!reload?.(`${pathname}?${asking}`)) notices.push('loginAway');
      },
    );
    return () => {
      left = true;
    };
  }, [wanted, from, session, reload, pathname, search]);
  return Dialog ? <Dialog /> : null;
});
