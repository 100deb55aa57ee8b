import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Strip } from '@portal/ui';

const listen = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Says so when the device has no network; old data stays visible. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : <Strip kind="offline">{t('offline')}</Strip>;
}
