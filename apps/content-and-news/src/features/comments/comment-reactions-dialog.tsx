import { useInfiniteQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { isApiError } from '@portal/api-client';
import { links, userTypes } from '@portal/contracts';
import type { Comment } from '@portal/contracts/comment';
import { useApp, viewerOf } from '@portal/platform';
import { ReactedDialog } from '@portal/ui';
import { queries } from '../../queries.ts';
import { renderLink } from '../links.tsx';
import type { Words } from '../words.ts';

/** Who reacted to a comment and how, newest first, for whoever reads now: the comments behind may be those of another order, on their way. */
export const CommentReactionsDialog = observer(function CommentReactionsDialog({
  comment,
  words,
  onClose,
}: {
  comment: Comment;
  words: Words;
  onClose: () => void;
}) {
  const { t, reactions, moment } = words;
  const a = useApp();
  const list = useInfiniteQuery(queries.whoReacted(a, comment.id, viewerOf(a.session.state)));
  return (
    <ReactedDialog
      title={t('comments.reacted.title')}
      closeLabel={t('comments.close')}
      empty={t('comments.reacted.none')}
      gone={isApiError(list.error) && list.error.kind === 'notFound' && t('comments.reacted.gone')}
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
});
