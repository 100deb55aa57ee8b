import type { TFunction } from 'i18next';
import { isApiError } from '@portal/api-client';

/** Whether what was typed is at fault, and not the network, the rate or the server: such words stand at the field. */
export const isAboutInput = (error: unknown): boolean => isApiError(error) && (error.kind === 'refused' || error.kind === 'badInput');

/** What to say when something one did was not taken: the server's own words, how long to wait, or that the network is away. */
export function problemWords(error: unknown, t: TFunction<'account-and-missions'>): string {
  if (!isApiError(error)) return t('problem.ours');
  if (error.kind === 'offline') return t('problem.offline');
  if (error.kind === 'tooMany' && error.retryAfter) return t('problem.wait', { seconds: error.retryAfter });
  return error.problems[0]?.message ?? error.serverMessage ?? t('problem.ours');
}
