import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { askGuards } from './guards.ts';

/** Asks the guards of the page that is shown once it is known who the visitor is: the server rendered it for nobody (decisions, "Guards"). */
export const SessionGuards = observer(function SessionGuards() {
  const { session } = useApp();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = session;
  useEffect(() => {
    if (state.status !== 'user') return;
    const to = askGuards({ url: new URL(pathname + search, location.origin), session: state })?.headers.get('location');
    if (to) void navigate(to, { replace: true });
  }, [state, pathname, search, navigate]);
  return null;
});
