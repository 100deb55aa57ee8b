import { Button, Strip } from '@portal/ui';
import type { TFunction } from 'i18next';
import type { ConnectionNotice } from './connection.model.ts';

/** One line over the messages while the connection is away, and a moment after. */
export function ConnectionStrip({ notice, t }: { notice: ConnectionNotice; t: TFunction<'chat'> }) {
  switch (notice.status) {
    case 'quiet':
      return null;
    case 'reconnecting':
      return <Strip kind="reconnecting">{t('connection.reconnecting', { attempt: notice.attempt, of: notice.of })}</Strip>;
    case 'lost':
      return (
        <Strip
          kind="offline"
          action={
            <Button variant="ghost" onClick={notice.retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('connection.lost')}
        </Strip>
      );
    case 'back':
      return <Strip kind="back">{t('connection.back')}</Strip>;
  }
}
