import { useInfiniteQuery } from '@tanstack/react-query';
import { links, userTypes } from '@portal/contracts';
import type { Comment } from '@portal/contracts/comment';
import { useApp, type Viewer } from '@portal/platform';
import { ReactedDialog } from '@portal/ui';
import { queries } from '../../queries.ts';
import { renderLink } from '../links.tsx';
import type { Words } from '../words.ts';

/** Who reacted to a comment and how, newest first. */
export function CommentReactionsDialog({ comment, words, viewer, onClose }: { comment: Comment; words: Words; viewer: Viewer; onClose: () => void }) {
  const { t, reactions, moment } = words;
  const list = useInfiniteQuery(queries.whoReacted(useApp(), comment.id, viewer));
  return (
    <ReactedDialog
      title={t('comments.reacted.title')}
      closeLabel={t('comments.close')}
      empty={t('comments.reacted.none')}
      failed={t('comments.reacted.failed')}
      retryLabel={t('retry')}
      moreLabel={t('comments.reacted.more')}
      reactions={reactions}
      list={list}
      people={list.data?.pages.flatMap((page) =>
        page.list.map(({ person, reaction, at }) => ({
          person: { seed: String(person.userId), name: person.displayName, picture: person.picture, mic: person.userType === userTypes.commentator },
          href: links.profile(person.username),
          reaction,
          when: <time dateTime={at}>{moment(at)}</time>,
        })),
      )}
      onClose={onClose}
      renderLink={renderLink}
    />
  );
}
