import { Hash, LogIn, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { feedTypes, links, type UserInfo } from '@portal/contracts';
import { useApp, PageMeta } from '@portal/platform';
import { Button, buttonClass, EmptyState, LinkButton, PageHeader, VisuallyHidden } from '@portal/ui';
import type { FeedFilter } from '../../queries.ts';
import { ComposeBox } from '../compose/compose-box.tsx';
import { OwnHead } from '../profile/own-head.tsx';
import { PostSkeletons } from '../post/post-skeleton.tsx';
import type { FeedWords } from '../portal/feed-words.ts';
import { hashtagLink, renderLink } from '../portal/links.tsx';
import { feedName } from './feed-menu.tsx';
import { PostList } from './post-list.tsx';

interface Props {
  filter: FeedFilter & { nType: number };
  me: UserInfo | undefined;
  starting: boolean;
  words: FeedWords;
}

/** A feed: its name, the way to a new post, its posts. One's own begins with oneself. */
export function FeedListPart({ filter, me, starting, words }: Props) {
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  const name = filter.hashtag === undefined ? t(`feed.types.${feedName(filter.nType)}`) : `#${filter.hashtag}`;
  const own = filter.nType === feedTypes.home && filter.hashtag === undefined;
  return (
    <>
      <PageMeta
        title={shell('title.suffix', { page: name })}
        description={filter.hashtag === undefined ? t(`feed.descriptions.${feedName(filter.nType)}`) : t('feed.descriptions.hashtag', { tag: filter.hashtag })}
        path={filter.hashtag === undefined ? links.feed(filter.nType === feedTypes.newsfeed ? undefined : filter.nType) : hashtagLink(filter.hashtag)}
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
      ) : own && me ? (
        <OwnHead me={me} words={words} />
      ) : (
        <VisuallyHidden>
          <h1>{name}</h1>
        </VisuallyHidden>
      )}
      {own && !me ? (
        starting ? (
          <PostSkeletons count={3} label={t('feed.loading')} />
        ) : (
          <LogInFirst words={words} />
        )
      ) : (
        <>
          {!filter.from && filter.hashtag === undefined && <ComposeBox me={me} t={t} />}
          {filter.from && (
            <LinkButton variant="secondary" href={links.feed(filter.nType)} renderLink={renderLink}>
              {t('feed.newest')}
            </LinkButton>
          )}
          <PostList filter={filter} words={words} empty={<NoPosts kind={filter.hashtag === undefined ? feedName(filter.nType) : 'hashtag'} words={words} />} />
        </>
      )}
    </>
  );
}

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

function LogInFirst({ words: { t } }: { words: FeedWords }) {
  const { session } = useApp();
  return (
    <EmptyState
      level={2}
      icon={<LogIn size={32} aria-hidden="true" />}
      title={t('guest.title')}
      action={<Button onClick={() => session.askLogin()}>{t('guest.logIn')}</Button>}
    >
      {t('guest.text')}
    </EmptyState>
  );
}
