import { useTranslation } from 'react-i18next';
import { PageMeta, useHydrated } from '@portal/platform';
import { FallbackCard } from '@portal/ui';
import css from './remote-away.module.css';

/** A remote's page when the remote is away: the card in the frame, the rest of the portal lives on. Trying again asks the server anew. */
export function RemoteAway() {
  const { t } = useTranslation('shell');
  const hydrated = useHydrated();
  return (
    <div className={css.place}>
      <PageMeta title={t('title.suffix', { page: t('fallback.title') })} noindex />
      <FallbackCard title={t('fallback.title')} level={1} minHeight={320} {...(hydrated && { retryLabel: t('retry'), onRetry: () => location.reload() })}>
        {t('fallback.text')}
      </FallbackCard>
    </div>
  );
}
