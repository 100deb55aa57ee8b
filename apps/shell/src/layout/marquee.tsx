import { Megaphone } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApp } from '@portal/platform';
import { siteQueries } from './site-queries.ts';
import css from './marquee.module.css';

/** Notices of the home page, one line; nothing to say, or no answer: no line (section 8). */
export function Marquee() {
  const { t } = useTranslation('shell');
  const { data } = useQuery({ ...siteQueries.marquee(useApp()), refetchOnMount: false });
  if (!data?.list.length) return null;
  return (
    <section className={css.marquee} aria-label={t('marqueeLabel')}>
      <div className={css.inner}>
        <Megaphone size={16} aria-hidden />
        <p>
          <b>{t('marquee')}</b> {data.list.map((notice) => notice.text).join(' · ')}
        </p>
      </div>
    </section>
  );
}
