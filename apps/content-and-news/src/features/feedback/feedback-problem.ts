import { isApiError } from '@portal/api-client';
import type { Words } from '../words.ts';

export const feedbackFields = ['kind', 'content', 'contact', 'pagePath'] as const;
export type FeedbackField = (typeof feedbackFields)[number];
/** Why a feedback was not taken: words about fields, and about the whole. */
export interface FeedbackProblem {
  title: string;
  fields: { name: FeedbackField; message: string }[];
}

const isField = (path: string): path is FeedbackField => (feedbackFields as readonly string[]).includes(path);

/** The server's own words where it has some; whatever happened, what was written is still there and the words say so. */
export function feedbackProblem(error: unknown, t: Words['t']): FeedbackProblem {
  const ours = { title: t('feedback.problem.ours'), fields: [] };
  if (!isApiError(error)) return ours;
  if (error.kind === 'offline') return { title: t('feedback.problem.offline'), fields: [] };
  if (error.kind === 'tooMany') return { title: t('feedback.problem.tooMany', { count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) }), fields: [] };
  const fields = error.problems.flatMap(({ path, message }) => (isField(path) ? [{ name: path, message }] : []));
  if (error.problems.some(({ path }) => path.startsWith('pictures'))) return { title: t('feedback.problem.pictures'), fields };
  if (fields.length > 0) return { title: t('feedback.problem.fields'), fields };
  return error.serverMessage ? { title: error.serverMessage, fields: [] } : ours;
}
