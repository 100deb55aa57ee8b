import { Hash, LogIn, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { feedTypes, links, type FeedTypeNumber, type UserInfo } from '@portal/contracts';
import { useApp, PageMeta } from '@portal/platform';
import { Button, buttonClass, ChipLink, ChipRow, EmptyState, LinkButton, PageHeader, VisuallyHidden } from '@portal/ui';
import { circles, isOwnFeed, type Circle, type FeedFilter } from '../../queries.ts';
import { EventList } from '../events/event-list.tsx';
import { ComposeBox } from '../compose/compose-box.tsx';
import { OwnHead } from '../profile/own-head.tsx';
import { PostSkeletons } from '../post/post-skeleton.tsx';
import type { FeedWords, Translate } from '../portal/feed-words.ts';
import { hashtagLink, renderLink } from '../portal/links.tsx';
import { feedName } from './feed-menu.tsx';
import { PostList } from './post-list.tsx';
import styles from './post-list.module.css';

interface Props {
  filter: FeedFilter & { nType: number };
  me: UserInfo | undefined;
  starting: boolean;
  words: FeedWords;
}

/** Key of what a list's texts are called by. */
const kindOf = ({ nType, fFilter, hashtag }: Props['filter']) => (hashtag === undefined ? (fFilter ?? feedName(nType)) : 'hashtag');

/** A feed: its name, the way to a new post, its posts. One's own begins with oneself; that of everything has a choice of whose. */
export function FeedListPart({ filter, me, starting, words }: Props) {
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  const kind = kindOf(filter);
  const name = filter.hashtag === undefined ? t(`feed.types.${kind}`) : `#${filter.hashtag}`;
  const own = isOwnFeed(filter);
  const ofEvents = filter.nType === feedTypes.event && filter.hashtag === undefined;
  const home = own && filter.fFilter === undefined;
  const address = links.feed({
    ...(filter.nType !== feedTypes.newsfeed && { nType: filter.nType as FeedTypeNumber }),
    ...(filter.fFilter && { fFilter: filter.fFilter }),
  });
  return (
    <>
      <PageMeta
        title={shell('title.suffix', { page: name })}
        description={t(`feed.descriptions.${kind}`, { tag: filter.hashtag })}
        path={filter.hashtag === undefined ? address : hashtagLink(filter.hashtag)}
        noindex={own}
      />
      {filter.hashtag !== undefined ? (
        <PageHeader
          title={
            <>
              <Hash size={22} aria-hidden="true" />
              {filter.hashtag}
            </>
          }
          note={t('feed.hashtagNote')}
          action={renderLink({ href: links.feed(), className: buttonClass({ variant: 'secondary' }), children: t('feed.back') })}
        />
      ) : home && me ? (
        <OwnHead me={me} words={words} />
      ) : (
        <VisuallyHidden>
          <h1>{name}</h1>
        </VisuallyHidden>
      )}
      {filter.nType === feedTypes.newsfeed && filter.hashtag === undefined && <Whose current={filter.fFilter} t={t} />}
      {own && !me ? (
        starting ? (
          <PostSkeletons count={3} label={t('feed.loading')} />
        ) : (
          <LogInFirst texts={home ? 'guest' : 'circle.guest'} words={words} />
        )
      ) : (
        <>
          {!filter.from && filter.hashtag === undefined && filter.fFilter === undefined && <ComposeBox me={me} t={t} />}
          {filter.from && (
            <LinkButton variant="secondary" href={filter.hashtag === undefined ? address : hashtagLink(filter.hashtag)} renderLink={renderLink}>
              {t('feed.newest')}
            </LinkButton>
          )}
          {ofEvents && !filter.from && (
            <>
              <EventList when="coming" words={words} />
              <EventList when="past" words={words} />
              <h2 className={styles.part}>{t('events.posts')}</h2>
            </>
          )}
          <PostList filter={filter} words={words} empty={<NoPosts kind={kind} words={words} />} />
        </>
      )}
    </>
  );
}

/** Everybody's posts, one's friends', or those of whom one follows. */
const Whose = ({ current, t }: { current: Circle | undefined; t: Translate }) => (
  <ChipRow label={t('circle.label')}>
    {[undefined, ...circles].map((circle) => (
      <ChipLink key={circle ?? 'all'} href={links.feed(circle && { fFilter: circle })} current={circle === current} renderLink={renderLink}>
        {t(`circle.${circle ?? 'all'}`)}
      </ChipLink>
    ))}
  </ChipRow>
);

function NoPosts({ kind, words: { t } }: { kind: string; words: FeedWords }) {
  return (
    <EmptyState
      level={2}
      icon={<MessageSquareText size={32} aria-hidden="true" />}
      title={t(`empty.${kind}.title`)}
      action={
        kind === 'newsfeed' || kind === 'home' ? undefined : (
          <LinkButton variant="secondary" href={links.feed()} renderLink={renderLink}>
            {t('feed.all')}
          </LinkButton>
        )
      }
    >
      {t(`empty.${kind}.text`)}
    </EmptyState>
  );
}

function LogInFirst({ texts, words: { t } }: { texts: 'guest' | 'circle.guest'; words: FeedWords }) {
  const { session } = useApp();
  return (
    <EmptyState
      level={2}
      icon={<LogIn size={32} aria-hidden="true" />}
      title={t(`${texts}.title`)}
      action={<Button onClick={() => session.askLogin()}>{t(`${texts}.logIn`)}</Button>}
    >
      {t(`${texts}.text`)}
    </EmptyState>
  );
}
