import { useInfiniteQuery } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { links, userTypes } from '@portal/contracts';
import type { Post } from '@portal/contracts/newsfeed';
import { useApp, type Viewer } from '@portal/platform';
import { ReactedDialog } from '@portal/ui';
import { queries } from '../../queries.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';

/** Who reacted to a post and how, newest first. */
export function ReactionsDialog({ post, words, viewer, onClose }: { post: Post; words: FeedWords; viewer: Viewer; onClose: () => void }) {
  const { t, reactions } = words;
  const list = useInfiniteQuery(queries.whoReacted(useApp(), post.id, viewer));
  return (
    <ReactedDialog
      title={t('reactions.title')}
      closeLabel={t('close')}
      empty={t('reactions.none')}
      gone={isApiError(list.error) && list.error.kind === 'notFound' && t('versions.gone')}
      failed={t('failed.list')}
      retryLabel={t('retry')}
      moreLabel={t('feed.more')}
      reactions={reactions}
      list={list}
      people={list.data?.pages.flatMap((page) =>
        page.list.map(({ person, reaction, at }) => ({
          person: { seed: String(person.userId), name: person.displayName, picture: person.picture, mic: person.userType === userTypes.commentator },
          href: links.profile(person.username),
          reaction,
          when: words.ago(at),
        })),
      )}
      onClose={onClose}
      renderLink={renderLink}
    />
  );
}
