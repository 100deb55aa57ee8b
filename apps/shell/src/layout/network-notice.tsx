import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp, useBackOnline, useModel, useOnline } from '@portal/platform';
import { Button, Strip } from '@portal/ui';
import { useShell } from '../routing/shell-context.tsx';
import { ConnectionWatch } from './connection.model.ts';

/**
 * What is wrong between this page and the portal, in one strip: no network; else no connection for scores and chat; else no session (sections 4, 5, 8). Old data stays
 * visible, and each part says itself how old it is.
 */
export const NetworkNotice = observer(function NetworkNotice() {
  const { t } = useTranslation('shell');
  const { socket, clock } = useApp();
  const session = useShell().session?.state;
  const { notice } = useModel(() => new ConnectionWatch(socket, clock));
  useBackOnline(() => {
    if (session?.status === 'unavailable') session.retry();
  });
  if (!useOnline()) return <Strip kind="offline">{t('offline')}</Strip>;
  const again = (retry: () => void) => (
    <Button variant="ghost" onClick={retry}>
      {t('retry')}
    </Button>
  );
  switch (notice.status) {
    case 'reconnecting':
      return <Strip kind="reconnecting">{t('connection.reconnecting', { attempt: notice.attempt, of: notice.of })}</Strip>;
    case 'lost':
      return (
        <Strip kind="offline" action={again(notice.retry)}>
          {t('connection.lost')}
        </Strip>
      );
    case 'back':
      return <Strip kind="back">{t('connection.back')}</Strip>;
    case 'quiet':
      // Guest log-in has stopped after three tries, or nobody answers (sections 4 and 9): the page lives on without a session.
      return session?.status === 'unavailable' ? (
        <Strip kind="offline" action={again(session.retry)}>
          {t('session.unavailableText')}
        </Strip>
      ) : null;
  }
});
