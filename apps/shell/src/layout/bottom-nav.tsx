import { CircleUserRound, House, MessageCircle, MessagesSquare, UsersRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { feedTypes, limits, links, type UserInfo } from '@portal/contracts';
import { Avatar, Count, VisuallyHidden } from '@portal/ui';
import { useUnreadCount } from '../notifications/use-notifications.ts';
import { useShell } from '../routing/shell-context.tsx';
import css from './bottom-nav.module.css';

const items = [
  { key: 'groupChat', to: links.chat(limits.publicRoomId), Icon: MessagesSquare },
  { key: 'chat', to: links.chat(), Icon: MessageCircle },
  { key: 'home', to: links.home(), Icon: House },
  { key: 'friends', to: links.feed({ nType: feedTypes.community, fFilter: 'friend' }), Icon: UsersRound },
  { key: 'account', to: links.account(), Icon: CircleUserRound },
] as const;

/** The five tabs of a phone (section 2): group chat, chat, home, friend, account. The last shows a member's own face, with what they have not read. */
export const BottomNav = observer(function BottomNav() {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  const { pathname, search } = useLocation();
  const here = placeOf(pathname, search);
  return (
    <nav className={css.nav} aria-label={t('tabs.label')}>
      <ul>
        {items.map(({ key, to, Icon }) => (
          <li key={key}>
            <Link to={to} aria-current={here === to ? 'page' : undefined}>
              {key === 'account' && session?.state.status === 'user' ? <Own user={session.state.user} /> : <Icon size={22} aria-hidden />}
              <span>{t(`tabs.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** As tall as the icon of the others, so that the word below it stays where it is. */
function Own({ user }: { user: UserInfo }) {
  const { t } = useTranslation('shell');
  const count = useUnreadCount(user.userId);
  return (
    <span className={css.own}>
      <Avatar seed={String(user.userId)} picture={user.picture} size={22} />
      {count > 0 && (
        <>
          <Count value={count} className={css.count} />
          <VisuallyHidden>{t('tabs.unread', { count })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** The address of a page whatever part of it is shown: the chat page with any of its tabs is the chat page. */
function placeOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  if (pathname !== links.chat() || !query.has('tab')) return pathname + search;
  query.delete('tab');
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}
