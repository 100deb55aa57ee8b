import type { TFunction } from 'i18next';
import { isApiError } from '@portal/api-client';

type Fallback = 'login.failed' | 'register.failed' | 'forgot.failed';

/** What to say when a form was not taken: the server's own words (section 5), how long to wait, that the network is away; else `fallback`. */
export function problemWords(error: unknown, t: TFunction<'shell'>, fallback: Fallback): string {
  if (!isApiError(error)) return t(fallback);
  if (error.kind === 'offline') return t('login.offline');
  if (error.kind === 'tooMany' && error.retryAfter) return t('forgot.wait', { seconds: error.retryAfter });
  return error.problems[0]?.message ?? error.serverMessage ?? t(fallback);
}
