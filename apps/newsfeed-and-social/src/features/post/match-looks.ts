import type { MatchSummary } from '@portal/contracts/match';
import { matchMinute } from '@portal/domain';
import type { FeedWords } from '../portal/feed-words.ts';

/** "67'", that they rest, or that penalties decide. */
export const minuteOf = ({ clock }: MatchSummary, { t }: FeedWords): string =>
  clock.phase === 'shoot-out'
    ? t('card.shootOut')
    : clock.phase === 'half-time' || clock.minute === null
      ? t('card.halfTime')
      : `${matchMinute(clock.minute, clock.added)}'`;
