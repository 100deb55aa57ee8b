import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { limits, type CommentOrder } from '@portal/contracts';
import { useApp, viewerOf } from '@portal/platform';
import { Button, Chip, ChipRow, CommentComposer, CommentList, ErrorState, MoreSentinel, moreStateOf, Skeleton } from '@portal/ui';
import type { CommentTarget } from '../../queries.ts';
import type { Loaded } from '../load.ts';
import { useWords } from '../words.ts';
import { commentsOf, totalOf } from './comment-pages.ts';
import { CommentThread, type CommentContext } from './comment-thread.tsx';
import { DraftView } from './comment-view.tsx';
import { useComments, useSending } from './use-comments.ts';
import styles from './comments.module.css';

interface CommentsProps {
  target: CommentTarget;
  look: 'bubble' | 'plain';
  loaded: Loaded | null;
  /** Shown above, with how many there are and the choice of their order. */
  heading?: ((total: number, orders: React.ReactNode) => React.ReactNode) | undefined;
}

const ORDERS: readonly CommentOrder[] = ['best', 'newest'];

/** What is said about a thing, and where one says it. Who the visitor is, is known after hydration; reading needs nobody. */
export const Comments = observer(function Comments({ target, look, loaded, heading }: CommentsProps) {
  const { session } = useApp();
  const words = useWords();
  const viewer = viewerOf(session.state);
  const [order, setOrder] = useState<CommentOrder>('newest');
  const list = useComments(target, viewer, undefined, order);
  const context: CommentContext = { target, session: session.state, onLogIn: () => session.askLogin(), words, look, isOwn: !list.isPlaceholderData };
  const shown = commentsOf(list.data);
  const { t } = words;
  // An api that knows of no reactions knows of no order either.
  const isOrdered = shown.some(({ reactions }) => reactions !== undefined);
  const orders = ((shown.length > 1 && isOrdered) || order !== 'newest') && (
    <ChipRow label={t('comments.order.label')}>
      {ORDERS.map((one) => (
        <Chip key={one} pressed={order === one} onClick={() => setOrder(one)}>
          {t(`comments.order.${one}`)}
        </Chip>
      ))}
    </ChipRow>
  );
  const failed = list.data === undefined && (list.isError || (loaded?.failed === true && order === 'newest'));
  return (
    <div className={styles.comments}>
      {heading?.(totalOf(list.data), orders)}
      <Said key={viewer} {...context} />
      {heading === undefined && orders}
      {shown.length > 0 && (
        <CommentList label={t('comments.list')} busy={list.isPlaceholderData && order !== 'newest'}>
          {shown.map((comment) => (
            <CommentThread key={comment.id} comment={comment} {...context} />
          ))}
        </CommentList>
      )}
      {list.data !== undefined && shown.length === 0 && <p>{t('comments.none')}</p>}
      {failed && <ErrorState message={t('comments.error')} retryLabel={t('retry')} onRetry={() => void list.refetch()} busy={list.isFetching} />}
      {list.data === undefined && !failed && (
        <div role="status" aria-busy="true" aria-label={t('comments.loading')}>
          <Skeleton height={160} />
        </div>
      )}
      {list.hasNextPage && !list.isPlaceholderData && (
        <MoreSentinel
          manual
          label={t(order === 'best' ? 'comments.moreBest' : 'comments.more')}
          onMore={() => void list.fetchNextPage()}
          state={moreStateOf(list, t('comments.error'), t('retry'))}
        />
      )}
    </div>
  );
});

/** Where one writes, and what of it is still on its way; for a guest the way in. */
function Said({ target, session, onLogIn, words: { t }, words, look }: CommentContext) {
  const sending = useSending(target, viewerOf(session));
  if (session.status === 'guest')
    return (
      <div className={styles.invitation}>
        <p>{t('comments.invitation')}</p>
        <Button variant="secondary" onClick={onLogIn}>
          {t('comments.logIn')}
        </Button>
      </div>
    );
  if (session.status === 'unavailable')
    return (
      <div className={styles.invitation}>
        <p>{t('comments.unavailable')}</p>
        <Button variant="secondary" onClick={session.retry}>
          {t('retry')}
        </Button>
      </div>
    );
  if (session.status === 'starting') return <div className={styles.writing} />;
  const { user } = session;
  return (
    <>
      <CommentComposer
        label={t('comments.label')}
        placeholder={t('comments.placeholder')}
        sendLabel={t('comments.send')}
        limit={limits.commentText}
        tooLong={t('comments.tooLong', { most: limits.commentText })}
        me={{ seed: String(user.userId), name: user.displayName, picture: user.picture ?? undefined }}
        onSend={(text) => {
          sending.send(text);
        }}
      />
      {sending.drafts.length > 0 && (
        <CommentList label={t('comments.onTheirWay')}>
          {sending.drafts.toReversed().map((draft) => (
            <DraftView
              key={draft.uuid}
              draft={draft}
              me={user}
              words={words}
              look={look}
              onRetry={() => sending.retry(draft)}
              onDiscard={() => sending.discard(draft)}
            />
          ))}
        </CommentList>
      )}
    </>
  );
}
