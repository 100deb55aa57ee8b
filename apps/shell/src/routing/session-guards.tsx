import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { askGuards } from './guards.ts';

/** Asks the guards of the page that is shown once it is known who the visitor is: the server rendered it for nobody (decisions, "Guards"). */
export const SessionGuards = observer(function SessionGuards() {
  const app = useApp();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = app.session;
  useEffect(() => {
    if (state.status !== 'user') return;
    let here = true;
    askGuards({ url: new URL(pathname + search, location.origin), app }).then(
      (elsewhere) => {
        const to = here && elsewhere?.headers.get('location');
        if (to) void navigate(to, { replace: true });
      },
      (error: unknown) => console.warn('[guards]', error),
    );
    return () => {
      here = false;
    };
  }, [app, state, pathname, search, navigate]);
  return null;
});
