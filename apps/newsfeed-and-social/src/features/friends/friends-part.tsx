import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LogIn, UsersRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { feedTypes, links } from '@portal/contracts';
import { NOBODY, PageMeta, useApp, viewerOf, type Viewer } from '@portal/platform';
import { Button, ChipLink, ChipRow, Count, EmptyState, LinkButton, PageHeader, SkeletonRows, Panel } from '@portal/ui';
import { queries } from '../../queries.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import { friendLists, peopleIn, type FriendList } from './friend-lists.ts';
import { PeopleList } from './people-list.tsx';
import { Suggestions } from './suggestions.tsx';
import { useRequests } from './use-requests.ts';
import styles from './friends.module.css';

/** Whom one keeps away stands apart. */
const offered = friendLists.filter((list) => list !== 'hidden');
const addressOf = (list: FriendList) => links.feed({ nType: feedTypes.community, fFilter: list });

/** Of the community feed what `fFilter` asks for (sections 2 and 4): one's friends, who asks one to be friends, whom one follows. */
export const FriendsPart = observer(function FriendsPart({ list, words }: { list: FriendList; words: FeedWords }) {
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  const a = useApp();
  const viewer = viewerOf(a.session.state);
  const requests = useRequests();
  return (
    <>
      <PageMeta
        title={shell('title.suffix', { page: t(`friends.lists.${list}.title`) })}
        description={t('friends.description')}
        path={addressOf(list)}
        noindex
      />
      <PageHeader title={t(list === 'hidden' ? 'friends.lists.hidden.title' : 'friends.title')} />
      <div className={styles.lists}>
        <ChipRow label={t('friends.filter')}>
          {offered.map((one) => (
            <ChipLink key={one} href={addressOf(one)} current={one === list} renderLink={renderLink}>
              {t(`friends.lists.${one}.title`)}
              {one === 'friendsRequest' && requests > 0 && <Count value={requests} />}
            </ChipLink>
          ))}
        </ChipRow>
        {list !== 'hidden' && (
          <LinkButton variant="ghost" compact href={addressOf('hidden')} renderLink={renderLink}>
            {t('friends.lists.hidden.title')}
          </LinkButton>
        )}
      </div>
      {viewer !== NOBODY ? (
        <Lists key={list} list={list} viewer={viewer} words={words} />
      ) : a.session.state.status === 'starting' ? (
        <Panel edgeToEdge label={t(`friends.lists.${list}.title`)}>
          <SkeletonRows rows={4} label={t('friends.loading')} />
        </Panel>
      ) : (
        <EmptyState
          level={2}
          icon={<LogIn size={32} aria-hidden="true" />}
          title={t('friends.guest.title')}
          action={<Button onClick={() => a.session.askLogin()}>{t('friends.guest.logIn')}</Button>}
        >
          {t('friends.guest.text')}
        </EmptyState>
      )}
    </>
  );
});

/** Below the last of one's friends, whom one may know. */
const SUGGESTED = 10;

/** The lists of one filter, one below the other. Where nobody is in any of them that is said once. */
function Lists({ list, viewer, words }: { list: FriendList; viewer: Viewer; words: FeedWords }) {
  const { t } = words;
  const a = useApp();
  const [first, ...below] = peopleIn(list);
  const [own, other] = [useInfiniteQuery(queries.people(a, first, viewer)), useInfiniteQuery(queries.people(a, below[0] ?? first, viewer))];
  const suggested = useQuery({ ...queries.suggestions(a, viewer), enabled: list === 'friend' });
  const nobody = (data: typeof own.data) => data?.pages.every((page) => page.list.length === 0) === true;
  const empty = (
    <EmptyState
      level={2}
      icon={<UsersRound size={32} aria-hidden="true" />}
      title={t(`friends.lists.${list}.empty`)}
      action={
        <LinkButton variant="secondary" href={links.feed()} renderLink={renderLink}>
          {t('feed.all')}
        </LinkButton>
      }
    >
      {t(`friends.lists.${list}.emptyText`)}
    </EmptyState>
  );
  const held = own.isLoading || other.isLoading;
  // That nobody asks one is said also where one has asked somebody.
  const alone = list === 'friendsRequest' || nobody(other.data);
  return (
    <>
      <PeopleList list={first} viewer={viewer} words={words} held={held} empty={alone && nobody(own.data) ? empty : undefined} />
      {below.map((each) => (
        <PeopleList key={each} list={each} viewer={viewer} words={words} held={held} />
      ))}
      {suggested.data && !held && !own.hasNextPage && <Suggestions people={suggested.data.list} most={SUGGESTED} words={words} />}
    </>
  );
}
