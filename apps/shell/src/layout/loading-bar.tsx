import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { limits } from '@portal/contracts';
import { useApp } from '@portal/platform';
import css from './loading-bar.module.css';

/** The bar at the top while a page loads: after 200 ms, over 2000 ms, 3 px (section 9). */
export function LoadingBar() {
  const { t } = useTranslation('shell');
  const { clock } = useApp();
  const loading = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return setShown(false);
    return clock.after(limits.loadingBarThrottle, () => setShown(true));
  }, [loading, clock]);
  // A status of its own: it stands outside the landmarks, and who cannot see the bar hears that the page is on its way.
  return (
    <div role="status">
      <div className={css.bar} data-shown={shown} role="progressbar" aria-label={t('loading')} aria-hidden={!shown} />
    </div>
  );
}
