import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { links } from '@portal/contracts';
import { LiveDot, Logo } from '@portal/ui';
import { SessionCorner } from '../session/session-corner.tsx';
import { PreferencesMenu } from './preferences-menu.tsx';
import css from './header.module.css';

const items = [
  { key: 'live', to: links.live() },
  { key: 'calendar', to: links.matchCalendar() },
  { key: 'results', to: links.results() },
  { key: 'odds', to: links.odds() },
  { key: 'tips', to: links.tips() },
  { key: 'news', to: links.news() },
  { key: 'feed', to: links.feed() },
  { key: 'chat', to: links.chat() },
] as const;

/** Site header: logo, the eight areas, preferences, who one is. */
export const Header = observer(function Header() {
  const { t } = useTranslation('shell');
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <Link to={links.home()} className={css.logo} aria-label={t('brand')}><Logo name={t('brand')} /></Link>
        <nav className={css.nav} aria-label={t('nav.label')}>
          <ul>
            {items.map(({ key, to }) => (
              <li key={key}><NavLink to={to}>{key === 'live' && <span className={css.dot}><LiveDot /></span>}{t(`nav.${key}`)}</NavLink></li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>
          <PreferencesMenu />
          <SessionCorner />
        </div>
      </div>
    </header>
  );
});
