import { useMutation } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { newsfeedCalls, type Post } from '@portal/contracts/newsfeed';
import { useApp, type Viewer } from '@portal/platform';
import { ConfirmDialog } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { postCache } from './post-cache.ts';

/** Staff are asked once more, then another’s post is gone for everyone and for good. */
export function DeleteDialog({ post, words: { t }, viewer, onClose }: { post: Post; words: FeedWords; viewer: Viewer; onClose: () => void }) {
  const a = useApp();
  const removal = useMutation({
    mutationFn: () =>
      a.api.call(newsfeedCalls.remove, { id: String(post.id) }).catch((error: unknown) => {
        // Gone already, in another tab or by staff: that is what was wanted.
        if (!isApiError(error) || error.kind !== 'notFound') throw error;
      }),
    onSuccess() {
      postCache(a.queryClient, viewer).change(post.id, () => null);
      a.notify({ tone: 'success', title: t('done.deleted') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={t('delete.title')}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('cancel')}
      busy={removal.isPending}
      error={removal.isError ? t('failed.text') : undefined}
      onConfirm={() => removal.mutate()}
    />
  );
}
