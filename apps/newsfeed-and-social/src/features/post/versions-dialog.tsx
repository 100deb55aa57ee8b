import { useInfiniteQuery } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import type { Post, PostVersion } from '@portal/contracts/newsfeed';
import { useApp, type Viewer } from '@portal/platform';
import { Dialog, ErrorState, MoreSentinel, moreStateOf, Skeleton } from '@portal/ui';
import { queries } from '../../queries.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import { PostFiles } from './post-files.tsx';
import styles from './versions-dialog.module.css';

/** What a post says, and what it said before it was changed, newest first. */
export function VersionsDialog({ post, words, viewer, onClose }: { post: Post; words: FeedWords; viewer: Viewer; onClose: () => void }) {
  const { t } = words;
  const a = useApp();
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch, isFetching } = useInfiniteQuery(
    queries.versions(a, post.id, viewer),
  );
  const before = data?.pages.flatMap(({ list }) => list) ?? [];
  const isGone = isApiError(error) && error.kind === 'notFound';
  return (
    <Dialog open kind="sheet" onOpenChange={onClose} title={t('versions.title')} closeLabel={t('close')}>
      {isGone && <p>{t('versions.gone')}</p>}
      {!isGone && data?.pages[0] && (
        <ol className={styles.versions}>
          <Version version={data.pages[0].now} post={post} words={words} isNow />
          {before.map((version) => (
            <Version key={version.since} version={version} post={post} words={words} />
          ))}
        </ol>
      )}
      {error !== null && !isGone && !isFetchNextPageError && (
        <ErrorState bare message={t('versions.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data === undefined && error === null && <Skeleton height={180} />}
      {!isGone && data && before.length === 0 && <p className={styles.nothing}>{t('versions.none')}</p>}
      {!isGone && hasNextPage && (
        <MoreSentinel
          state={moreStateOf({ isFetchingNextPage, isFetchNextPageError }, t('versions.failed'), t('retry'))}
          label={t('versions.more')}
          onMore={() => void fetchNextPage()}
        />
      )}
    </Dialog>
  );
}

/** Words are words here: what they led to is the post's. */
function Version({ version, post: { author }, words, isNow = false }: { version: PostVersion; post: Post; words: FeedWords; isNow?: boolean }) {
  const { t } = words;
  const { content, media, since } = version;
  return (
    <li className={styles.version}>
      <p className={styles.since}>
        <time dateTime={since}>{words.at(since)}</time>
        {isNow && ` · ${t('versions.now')}`}
      </p>
      {content !== '' && <p className={styles.words}>{content}</p>}
      {content === '' && media.length === 0 && <p className={styles.nothing}>{t('versions.noWords')}</p>}
      {media.length > 0 && <PostFiles post={{ media, content, author }} words={words} />}
    </li>
  );
}
