import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { zoneName } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Logo } from '@portal/ui';
import { InstallButton } from '../pwa/install-button.tsx';
import css from './footer.module.css';
import { useNavigationLinks } from './use-navigation-links.ts';

export function Footer() {
  const { t } = useTranslation('shell');
  const { site, clock, prefs } = useApp();
  const { footerNav } = useNavigationLinks();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.brand}>
          <Logo name={site.brand} size="footer" />
          <p>{t('tagline')}</p>
          <InstallButton />
        </div>
        <nav aria-label={t('footer.label')}>
          {footerNav.map(({ key, to }) => (
            <Link key={key} to={to}>
              {t(`footer.${key}`, { defaultValue: key })}
            </Link>
          ))}
        </nav>
        <p className={css.note}>
          <ShieldAlert size={16} aria-hidden />
          <span>
            {t('footer.adult')} {t('footer.sources')} {t('footer.zone', { zone: zoneName(clock.now(), prefs) })}
          </span>
        </p>
      </div>
    </footer>
  );
}
