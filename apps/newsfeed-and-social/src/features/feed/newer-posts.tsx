import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Post } from '@portal/contracts/newsfeed';
import { useApp, type Viewer } from '@portal/platform';
import { NewerButton } from '@portal/ui';
import { queries, type FeedFilter, type Pages } from '../../queries.ts';
import { asHeadSays, changeHeld, newerThan } from '../post/post-cache.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import styles from './post-list.module.css';

/** How often one is told of new posts, while one looks. */
const EVERY_MS = 60_000;

interface Props {
  filter: FeedFilter;
  viewer: Viewer;
  held: Pages;
  isShown: (post: Post) => boolean;
  /** One has asked for the newest; they are what is held now. */
  onShow: () => void;
  words: FeedWords;
}

/** "3 bài mới": nothing comes on top of what is being read until one asks for it. What one reads is kept as it is by now: how many react, that a post is gone. */
export function NewerPosts({ filter, viewer, held, isShown, onShow, words: { t } }: Props) {
  const a = useApp();
  const { queryClient } = a;
  const list = queries.feed(a, filter, viewer).queryKey;
  const { data: head } = useQuery({
    ...queries.head(a, filter, viewer, (now) => changeHeld(queryClient, list, (pages) => asHeadSays(pages, now))),
    initialData: () => ({ pages: held.pages.slice(0, 1), pageParams: held.pageParams.slice(0, 1) }),
    initialDataUpdatedAt: () => queryClient.getQueryState(list)?.dataUpdatedAt,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const [first] = head.pages;
  const fresh = first ? newerThan(held, first) : [];
  const newer = fresh.filter(isShown).length;
  const nothingRead = !held.pages.some((page) => page.list.some(isShown));
  useEffect(() => {
    if (newer > 0 && nothingRead) queryClient.setQueryData<Pages>(list, head);
  });
  const show = async () => {
    // A stretch that is on its way would bring the old ones back.
    await queryClient.cancelQueries({ queryKey: list, exact: true });
    queryClient.setQueryData<Pages>(list, head);
    onShow();
  };
  const more = fresh.length === first?.list.length && first.nextCursor !== null;
  return (
    <div role="status" className={styles.newer}>
      {newer > 0 && (
        <NewerButton at="top" onClick={() => void show()}>
          {t('feed.newer', { count: newer, shown: more ? `${newer}+` : newer })}
        </NewerButton>
      )}
    </div>
  );
}
