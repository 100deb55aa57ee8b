import { useState } from 'react';
import { isApiError } from '@portal/api-client';
import { limits } from '@portal/contracts';
import type { Comment } from '@portal/contracts/comment';
import { reportCalls, reportReasons, reportTargets, type ReportReason } from '@portal/contracts/report';
import { useApp } from '@portal/platform';
import { ReportDialog } from '@portal/ui';
import type { Words } from '../words.ts';
import { reasonOf } from './use-comments.ts';

/** Tells staff what is wrong with somebody's comment. */
export function ReportCommentDialog({ comment, words: { t }, onClose }: { comment: Comment; words: Words; onClose: () => void }) {
  const { api, notify } = useApp();
  const [state, setState] = useState<{ status: 'asking' } | { status: 'busy' } | { status: 'failed'; why: string }>({ status: 'asking' });
  const send = async (reason: ReportReason, text: string) => {
    setState({ status: 'busy' });
    try {
      await api.call(reportCalls.create, { objectType: reportTargets.comment, objectId: comment.id, reason, text });
    } catch (error) {
      const isGone = isApiError(error) && error.kind === 'notFound';
      return setState({ status: 'failed', why: isGone ? t('comments.report.gone') : reasonOf(error, t) });
    }
    notify({ tone: 'success', title: t('comments.report.done'), text: t('comments.report.thanks') });
    onClose();
  };
  return (
    <ReportDialog
      title={t('comments.report.title', { name: comment.author.displayName })}
      description={t('comments.report.text')}
      reasonsLabel={t('comments.report.why')}
      reasons={reportReasons.map((reason) => ({ reason, label: t(`comments.report.reason.${reason}`) }))}
      missing={t('comments.report.missing')}
      wordsLabel={t('comments.report.words')}
      limit={limits.reportText}
      tooLong={t('comments.report.tooLong', { most: limits.reportText })}
      sendLabel={t('comments.report.send')}
      cancelLabel={t('cancel')}
      closeLabel={t('comments.close')}
      busy={state.status === 'busy'}
      error={state.status === 'failed' ? state.why : undefined}
      onClose={onClose}
      onSend={(reason, text) => void send(reason, text)}
    />
  );
}
