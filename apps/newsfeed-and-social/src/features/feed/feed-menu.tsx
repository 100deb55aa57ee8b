import { CalendarHeart, HeartHandshake, Newspaper, Ticket, UserRound, UsersRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { feedTypes, links } from '@portal/contracts';
import { SideMenu, TabLinks, VisuallyHidden } from '@portal/ui';
import { useRequests } from '../friends/use-requests.ts';
import type { Translate } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import styles from './feed-menu.module.css';

const feeds = [
  { nType: feedTypes.newsfeed, key: 'newsfeed', Icon: Newspaper },
  { nType: feedTypes.community, key: 'community', Icon: UsersRound },
  { nType: feedTypes.event, key: 'event', Icon: CalendarHeart },
  { nType: feedTypes.tip, key: 'tip', Icon: Ticket },
  { nType: feedTypes.home, key: 'home', Icon: UserRound },
] as const;
type FeedName = (typeof feeds)[number]['key'];

const friends = { key: 'friends', Icon: HeartHandshake, href: links.feed({ nType: feedTypes.community, fFilter: 'friend' }) } as const;
const lines = [...feeds.map(({ nType, key, Icon }) => ({ key, Icon, href: links.feed(nType === feedTypes.newsfeed ? undefined : nType) })), friends];
/** A line of the menu: a feed, or one's friends. */
export type FeedLine = FeedName | 'friends';

/** Key of a feed's texts. */
export const feedName = (nType: number): FeedName => feeds.find((feed) => feed.nType === nType)?.key ?? 'newsfeed';

interface Props {
  /** undefined: one post, or posts of a hashtag. */
  current: FeedLine | undefined;
  t: Translate;
}

/** The feeds beside the posts. */
export const FeedMenu = observer(function FeedMenu({ current, t }: Props) {
  const requests = useRequests();
  return (
    <SideMenu
      bare
      label={t('feed.menu')}
      renderLink={renderLink}
      groups={[
        lines.map(({ key, Icon, href }) => ({
          id: key,
          label: t(`feed.types.${key}`),
          icon: <Icon size={20} aria-hidden="true" />,
          href,
          current: key === current,
          count: key === 'friends' ? { value: requests, label: t('friends.waiting', { count: requests }) } : undefined,
        })),
      ]}
    />
  );
});

/** The same above the posts, where there is no room beside them. */
export const FeedTabs = observer(function FeedTabs({ current, t }: Props) {
  const requests = useRequests();
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('feed.menu')}
        renderLink={renderLink}
        links={lines.map(({ key, href }) => ({
          href,
          label: t(`feed.types.${key}`),
          current: key === current,
          ...(key === 'friends' && requests > 0 && { count: <Waiting count={requests} t={t} /> }),
        }))}
      />
    </div>
  );
});

const Waiting = ({ count, t }: { count: number; t: Translate }) => (
  <span className={styles.waiting}>
    <span aria-hidden="true">{count}</span>
    <VisuallyHidden>{t('friends.waiting', { count })}</VisuallyHidden>
  </span>
);
