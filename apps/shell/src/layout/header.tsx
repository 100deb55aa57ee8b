import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { links } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { useNavigationLinks } from './use-navigation-links.ts';
import { LiveDot, Logo } from '@portal/ui';
import { SearchButton } from '../search/search-button.tsx';
import { SessionCorner } from '../session/session-corner.tsx';
import { PreferencesMenu } from './preferences-menu.tsx';
import css from './header.module.css';

/** Site header: logo, the site's areas, preferences, who one is. */
export const Header = observer(function Header() {
  const { t } = useTranslation('shell');
  const { site } = useApp();
  const { primarys } = useNavigationLinks();
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <Link to={links.home()} className={css.logo} aria-label={site.brand}>
          <Logo name={site.brand} />
        </Link>
        <nav className={css.nav} aria-label={t('nav.label')}>
          <ul>
            {primarys.map(({ key, to, live }) => (
              <li key={key}>
                <NavLink to={to}>
                  {live && (
                    <span className={css.dot}>
                      <LiveDot />
                    </span>
                  )}
                  {t(`nav.${key}`, { defaultValue: key })}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>
          <SearchButton />
          <PreferencesMenu />
          <SessionCorner />
        </div>
      </div>
    </header>
  );
});
