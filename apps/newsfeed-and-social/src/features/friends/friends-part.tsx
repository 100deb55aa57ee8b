import { LogIn, UsersRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { feedTypes, links } from '@portal/contracts';
import { NOBODY, PageMeta, useApp, viewerOf } from '@portal/platform';
import { Button, ChipLink, ChipRow, EmptyState, LinkButton, PageHeader, SkeletonRows, Panel } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import { friendLists, type FriendList } from './friend-lists.ts';
import { PeopleList } from './people-list.tsx';

const addressOf = (list: FriendList) => links.feed({ nType: feedTypes.community, fFilter: list });

/** Of the community feed what `fFilter` asks for (sections 2 and 4): one's friends, who asks one to be friends, whom one follows. */
export const FriendsPart = observer(function FriendsPart({ list, words }: { list: FriendList; words: FeedWords }) {
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  const a = useApp();
  const viewer = viewerOf(a.session.state);
  return (
    <>
      <PageMeta
        title={shell('title.suffix', { page: t(`friends.lists.${list}.title`) })}
        description={t('friends.description')}
        path={addressOf(list)}
        noindex
      />
      <PageHeader title={t('friends.title')} />
      <ChipRow label={t('friends.filter')}>
        {friendLists.map((one) => (
          <ChipLink key={one} href={addressOf(one)} current={one === list} renderLink={renderLink}>
            {t(`friends.lists.${one}.title`)}
          </ChipLink>
        ))}
      </ChipRow>
      {viewer !== NOBODY ? (
        <>
          <PeopleList
            key={list}
            list={list}
            viewer={viewer}
            words={words}
            empty={
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
            }
          />
          {list === 'friendsRequest' && <PeopleList list="sent" viewer={viewer} words={words} />}
        </>
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
