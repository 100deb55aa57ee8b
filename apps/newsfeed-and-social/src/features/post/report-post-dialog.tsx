import { useMutation } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { limits } from '@portal/contracts';
import type { Post } from '@portal/contracts/newsfeed';
import { reportCalls, reportReasons, reportTargets, type ReportReason } from '@portal/contracts/report';
import { useApp } from '@portal/platform';
import { ReportDialog } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';

/** Tells staff what is wrong with somebody's post. */
export function ReportPostDialog({ post, words: { t }, onClose }: { post: Post; words: FeedWords; onClose: () => void }) {
  const a = useApp();
  const sending = useMutation({
    mutationFn: (said: { reason: ReportReason; text: string }) =>
      a.api.call(reportCalls.create, { objectType: reportTargets.post, objectId: post.id, ...said }),
    onSuccess() {
      a.notify({ tone: 'success', title: t('report.done'), text: t('report.thanks') });
      onClose();
    },
  });
  const { error } = sending;
  const why = isApiError(error) && error.kind === 'notFound' ? t('report.gone') : isApiError(error) && error.serverMessage;
  return (
    <ReportDialog
      title={t('report.title', { name: post.author.displayName })}
      description={t('report.text')}
      reasonsLabel={t('report.why')}
      reasons={reportReasons.map((reason) => ({ reason, label: t(`report.reason.${reason}`) }))}
      missing={t('report.missing')}
      wordsLabel={t('report.words')}
      limit={limits.reportText}
      tooLong={t('report.tooLong', { most: limits.reportText })}
      sendLabel={t('report.send')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      busy={sending.isPending}
      error={error ? why || t('failed.text') : undefined}
      onClose={onClose}
      onSend={(reason, text) => sending.mutate({ reason, text })}
    />
  );
}
