import { CalendarDays, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { links } from '@portal/contracts';
import { Slot } from '@portal/platform';
import { LitSeat, SeatsPattern, Skeleton, buttonClass } from '@portal/ui';
import css from './not-found-page.module.css';

/** The 404: an empty stand with one lit seat, and what is being played meanwhile. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <>
      <title>{t('title.suffix', { page: t('error.notFound') })}</title>
      <meta name="robots" content="noindex" />
      <section className={css.stand} data-theme="dark">
        <div className={css.seats} aria-hidden><SeatsPattern seed="404" lit={0} width={1100} height={560} gap={34} /></div>
        <div className={css.body}>
          <p className={css.code} aria-hidden>404</p>
          <h1 className={css.title}>{t('error.notFoundTitle')}</h1>
          <p className={css.text}>{t('error.notFound')}<br /><code className={css.path}>{pathname}</code></p>
          <p className={css.text}>{t('error.notFoundText')}</p>
          <p className={css.actions}>
            <Link className={buttonClass({ variant: 'pitch' })} to={links.home()}><House size={18} aria-hidden />{t('error.home')}</Link>
            <Link className={buttonClass({ variant: 'line' })} to={links.live()}><CalendarDays size={18} aria-hidden />{t('error.schedule')}</Link>
          </p>
          <p className={css.seat}>
            <LitSeat size={44} />
            {t('error.seat')}
          </p>
        </div>
      </section>
      <section className={css.meanwhile} aria-labelledby="meanwhile">
        <h2 id="meanwhile">{t('error.meanwhile')}</h2>
        <Slot name="live-and-schedule/live-now" props={{ limit: 3 }} whenAway="nothing" loading={<Skeleton height={180} />} />
      </section>
    </>
  );
}
