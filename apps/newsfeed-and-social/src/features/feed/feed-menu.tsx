import { CalendarHeart, Newspaper, Ticket, UserRound, UsersRound } from 'lucide-react';
import { feedTypes, links } from '@portal/contracts';
import { SideMenu, TabLinks } from '@portal/ui';
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

/** Key of a feed's texts. */
export const feedName = (nType: number): (typeof feeds)[number]['key'] => feeds.find((feed) => feed.nType === nType)?.key ?? 'newsfeed';
const addressOf = (nType: number): string => links.feed(nType === feedTypes.newsfeed ? undefined : nType);

/** The feeds beside the posts. `current` undefined: one post, or posts of a hashtag. */
export const FeedMenu = ({ current, t }: { current: number | undefined; t: Translate }) => (
  <SideMenu
    bare
    label={t('feed.menu')}
    renderLink={renderLink}
    groups={[
      feeds.map(({ nType, key, Icon }) => ({
        id: key,
        label: t(`feed.types.${key}`),
        icon: <Icon size={20} aria-hidden="true" />,
        href: addressOf(nType),
        current: nType === current,
      })),
    ]}
  />
);

/** The same above the posts, where there is no room beside them. */
export const FeedTabs = ({ current, t }: { current: number | undefined; t: Translate }) => (
  <div className={styles.tabs}>
    <TabLinks
      label={t('feed.menu')}
      renderLink={renderLink}
      links={feeds.map(({ nType, key }) => ({ href: addressOf(nType), label: t(`feed.types.${key}`), current: nType === current }))}
    />
  </div>
);
