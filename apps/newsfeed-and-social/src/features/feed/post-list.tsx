import { useEffect, useRef, type ReactNode } from 'react';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { feedTypes, links } from '@portal/contracts';
import { postTypes, type Post } from '@portal/contracts/newsfeed';
import { useApp, useHydrated, viewerOf, NOBODY } from '@portal/platform';
import { ErrorState, MoreSentinel, moreStateOf, Windowed, WindowedBlock } from '@portal/ui';
import { isOwnFeed, mayAsk, queries, type FeedFilter } from '../../queries.ts';
import { PostItem } from '../post/post-item.tsx';
import { NewerPosts } from './newer-posts.tsx';
import { PostSkeletons } from '../post/post-skeleton.tsx';
import type { FeedWords } from '../portal/feed-words.ts';
import { onwardAddress } from './feed-address.ts';
import styles from './post-list.module.css';

/** After so many stretches in a row the next waits for a press, so that the foot of the page can be reached. */
const BY_THEMSELVES = 5;
/** Posts up to which all are there, wherever one is. Of more only those near the screen are. */
const WHOLE = 30;

interface Props {
  filter: FeedFilter;
  words: FeedWords;
  /** Path of the page that stands beside the list: posts do not show it once more. */
  beside?: string;
  /** In the place of a list without posts. */
  empty: ReactNode;
}

/** Posts, newest first, going on as one scrolls; without JavaScript by links. */
export const PostList = observer(function PostList({ filter: asked, words, beside, empty }: Props) {
  const { t } = words;
  const a = useApp();
  // Section 9: whoever wants only tips sees those in the place of the general feed; whoever wants none sees none but where they asked for them.
  const { disableTip, showOnlyTip } = a.settings.values;
  const onlyTips = showOnlyTip && !disableTip && asked.nType === feedTypes.newsfeed && asked.fFilter === undefined && asked.hashtag === undefined;
  const filter = onlyTips ? { ...asked, nType: feedTypes.tip } : asked;
  const isShown = ({ postType }: Post) => !disableTip || filter.nType === feedTypes.tip || postType !== postTypes.shareTips;
  const list = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const viewer = viewerOf(a.session.state);
  const query = useInfiniteQuery({
    ...queries.feed(a, filter, viewer),
    enabled: mayAsk(a) && (!isOwnFeed(filter) || viewer !== NOBODY),
  });
  const { data, fetchNextPage } = query;
  // Once the newest are drawn, which come in the place of what was there: a browser would rather keep to what one read.
  const toTop = useRef(false);
  useEffect(() => {
    if (!toTop.current) return;
    toTop.current = false;
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }, [data]);
  if (!data && query.isError)
    return <ErrorState message={t('failed.list')} retryLabel={t('retry')} onRetry={() => void query.refetch()} busy={query.isFetching} />;
  if (!data) return <PostSkeletons count={4} label={t('feed.loading')} />;
  const stretches = stretchesOf(data, isShown);
  const posts = stretches.reduce((all, { list }) => all + list.length, 0);
  const newer = hydrated && mayAsk(a) && !filter.from && !query.isPlaceholderData && (
    <NewerPosts filter={filter} viewer={viewer} held={data} isShown={isShown} onShow={() => (toTop.current = true)} words={words} />
  );
  if (posts === 0 && !query.hasNextPage)
    return (
      <>
        {newer}
        {empty}
      </>
    );
  const cursor = data.pages.at(-1)?.nextCursor;
  const more = () => void fetchNextPage();
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={t('feed.posts')} className={styles.list}>
      {newer}
      <div className={styles.posts}>
        {onlyTips && (
          <p className={styles.only}>
            {t('ownSettings.onlyTips')} <Link to={`${links.account()}#cai-dat`}>{t('ownSettings.change')}</Link>
          </p>
        )}
        {/* Heights are of the posts of this list alone. */}
        <Windowed key={JSON.stringify(filter)} rows={posts} whole={WHOLE}>
          {stretches.map(({ place, list: some, before }) => (
            <WindowedBlock key={place} rows={some.length} before={before}>
              {() => (
                <div className={styles.posts}>
                  {some.map((post) => (
                    <PostItem
                      key={post.id}
                      post={post}
                      words={words}
                      bare={beside !== undefined && post.card?.link === beside && (post.content !== '' || post.media.length > 0)}
                    />
                  ))}
                </div>
              )}
            </WindowedBlock>
          ))}
        </Windowed>
        <MoreSentinel
          state={query.hasNextPage || query.isFetchNextPageError ? moreStateOf(query, t('failed.list'), t('retry')) : { status: 'end', label: t('feed.end') }}
          label={t('feed.more')}
          onMore={more}
          manual={!hydrated || data.pages.length % BY_THEMSELVES === 0}
          {...(cursor && filter.fixtureId === undefined && { href: onwardAddress(pathname, new URLSearchParams(search), cursor) })}
          renderLink={({ href, ...rest }) => (
            <Link
              to={href}
              {...rest}
              onClick={(event) => {
                event.preventDefault();
                more();
              }}
            />
          )}
        />
      </div>
    </div>
  );
});

/** Posts as they were asked for, stretch by stretch; `before`: those above. Stretches of which nothing is shown are none. */
function stretchesOf({ pages }: InfiniteData<{ list: readonly Post[] }>, isShown: (post: Post) => boolean) {
  let before = 0;
  return pages.flatMap(({ list: all }, place) => {
    const list = all.filter(isShown);
    if (list.length === 0) return [];
    // Its cursor would be another when all of it is asked for anew, and what has been opened in it would be closed.
    const stretch = { place, list, before };
    before += list.length;
    return [stretch];
  });
}
