import { useTranslation } from 'react-i18next';
import { PageMeta, useBackOnline, useHydrated, useOnline } from '@portal/platform';
import { FallbackCard } from '@portal/ui';
import css from './remote-away.module.css';

/** A remote's page when the remote is away: the card in the frame, the rest of the portal lives on. Trying again asks the server anew, and so does the network when it is back. */
export function RemoteAway() {
  const { t } = useTranslation('shell');
  const hydrated = useHydrated();
  const online = useOnline();
  useBackOnline(() => location.reload());
  return (
    <div className={css.place}>
      <PageMeta title={t('title.suffix', { page: t(online ? 'fallback.title' : 'fallback.offlineTitle') })} noindex />
      <FallbackCard
        title={t(online ? 'fallback.title' : 'fallback.offlineTitle')}
        level={1}
        minHeight={320}
        {...(hydrated && online && { retryLabel: t('retry'), onRetry: () => location.reload() })}
      >
        {t(online ? 'fallback.text' : 'fallback.offlineText')}
      </FallbackCard>
    </div>
  );
}
