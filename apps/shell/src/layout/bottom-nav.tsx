import { CircleUserRound, House, MessageCircle, MessagesSquare, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { feedTypes, limits, links } from '@portal/contracts';
import css from './bottom-nav.module.css';

const items = [
  { key: 'groupChat', to: links.chat(limits.publicRoomId), Icon: MessagesSquare },
  { key: 'chat', to: links.chat(), Icon: MessageCircle },
  { key: 'home', to: links.home(), Icon: House },
  { key: 'friends', to: links.feed({ nType: feedTypes.community, fFilter: 'friend' }), Icon: UsersRound },
  { key: 'account', to: links.account(), Icon: CircleUserRound },
] as const;

/** The five tabs of a phone (section 2): group chat, chat, home, friend, account. */
export function BottomNav() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <nav className={css.nav} aria-label={t('tabs.label')}>
      <ul>
        {items.map(({ key, to, Icon }) => (
          <li key={key}>
            <Link to={to} aria-current={here === to ? 'page' : undefined}>
              <Icon size={22} aria-hidden />
              <span>{t(`tabs.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
