import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@portal/contracts';
import type { Post } from '@portal/contracts/newsfeed';
import { isReaction } from '@portal/domain';
import { useApp, type Viewer } from '@portal/platform';
import { Dialog, ErrorState, MoreSentinel, RailList, ReactionIcon, Skeleton } from '@portal/ui';
import { queries } from '../../queries.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';

/** Who reacted and how, newest first. */
export function ReactionsDialog({ post, words, viewer, onClose }: { post: Post; words: FeedWords; viewer: Viewer; onClose: () => void }) {
  const { t, reactions } = words;
  const a = useApp();
  const { data, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch, isFetching } = useInfiniteQuery(
    queries.whoReacted(a, post.id, viewer),
  );
  const people = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Dialog open kind="sheet" onOpenChange={onClose} title={t('reactions.title')} closeLabel={t('close')}>
      {data === undefined &&
        (isError ? (
          <ErrorState bare message={t('failed.list')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeleton height={180} />
        ))}
      {data && people.length === 0 && <p>{t('reactions.none')}</p>}
      {people.length > 0 && (
        <RailList
          label={t('reactions.title')}
          renderLink={renderLink}
          items={people.map(({ person, reaction, at }) => ({
            id: String(person.userId),
            title: person.displayName,
            note: words.ago(at),
            href: links.profile(person.username),
            person: { seed: String(person.userId), name: person.displayName, picture: person.picture, mic: person.userType === 20 },
            end: isReaction(reaction) ? <ReactionIcon kind={reaction} size={22} label={reactions[reaction]} /> : null,
          }))}
        />
      )}
      {hasNextPage && (
        <MoreSentinel
          state={
            isFetchNextPageError ? { status: 'failed', message: t('failed.list'), retryLabel: t('retry') } : { status: isFetchingNextPage ? 'loading' : 'more' }
          }
          label={t('feed.more')}
          onMore={() => void fetchNextPage()}
        />
      )}
    </Dialog>
  );
}
