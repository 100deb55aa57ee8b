import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@portal/contracts';
import type { FriendEntry } from '@portal/contracts/friend';
import { useApp, type Viewer } from '@portal/platform';
import { Avatar, ErrorState, MoreSentinel, moreStateOf, Panel, PanelHeader, SkeletonRows } from '@portal/ui';
import { queries, type PeopleList as List } from '../../queries.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import { RelationButtons } from './relation-buttons.tsx';
import styles from './friends.module.css';

interface Props {
  list: List;
  viewer: Viewer;
  words: FeedWords;
  /** The list beside it is on its way: both come at once, so that neither moves the other. */
  held?: boolean;
  /** In the place of a list without anybody; undefined: such a list is not shown at all. */
  empty?: ReactNode;
}

/** People of one's own, the newest first, each with what one can do about them. */
export function PeopleList({ list, viewer, words, held = false, empty }: Props) {
  const { t } = words;
  const a = useApp();
  const { data, isError, refetch, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(
    queries.people(a, list, viewer),
  );
  const title = t(`friends.lists.${list}.title`);
  if (!data || held)
    return isError ? (
      <ErrorState message={t('friends.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Panel edgeToEdge label={title}>
        <SkeletonRows rows={4} label={t('friends.loading')} />
      </Panel>
    );
  const people = data.pages.flatMap((page) => page.list);
  if (people.length === 0) return empty;
  return (
    <Panel labelledBy={`people-${list}`} edgeToEdge>
      <PanelHeader level={2} id={`people-${list}`} title={title} />
      <ul className={styles.people}>
        {people.map((entry) => (
          <PersonRow key={entry.person.userId} entry={entry} muted={list === 'muted'} words={words} />
        ))}
      </ul>
      {hasNextPage && (
        <MoreSentinel
          state={moreStateOf({ isFetchingNextPage, isFetchNextPageError }, t('friends.failed'), t('retry'))}
          label={t('friends.more')}
          onMore={() => void fetchNextPage()}
        />
      )}
    </Panel>
  );
}

interface PersonRowProps {
  entry: Pick<FriendEntry, 'person' | 'relation'>;
  /** In the place of the level: why they are here. */
  note?: string | undefined;
  muted?: boolean;
  brief?: boolean;
  words: FeedWords;
}

export function PersonRow({ entry: { person, relation }, note, muted = false, brief = false, words }: PersonRowProps) {
  const { t } = words;
  return (
    <li className={styles.person}>
      {renderLink({
        href: links.profile(person.username),
        className: styles.who,
        children: (
          <>
            <Avatar seed={String(person.userId)} picture={person.picture} mic={person.userType === 20} size={44} />
            <span>
              <b>{person.displayName}</b>
              <small>{`@${person.username} · ${note ?? t('profile.levelAlone', { level: person.level })}`}</small>
            </span>
          </>
        ),
      })}
      <div className={styles.deeds}>
        {relation && (
          <RelationButtons
            person={person}
            relation={relation}
            muted={muted}
            brief={brief}
            looks={[relation.blocking || relation.muting ? 'secondary' : 'primary', 'secondary']}
            words={words}
          />
        )}
      </div>
    </li>
  );
}
