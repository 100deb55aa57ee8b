import type { MatchSummary, Team } from '@portal/contracts/match';
import { matchMinute } from '@portal/domain';
import type { FeedWords } from '../portal/feed-words.ts';

/** The contract promises one colour; a crest wants two. */
export const crestColors = ({ colors: [first = 'gray', second = first] }: Team): [string, string] => [first, second];

/** "67'", that they rest, or that penalties decide. */
export const minuteOf = ({ clock }: MatchSummary, { t }: FeedWords): string =>
  clock.phase === 'shoot-out'
    ? t('card.shootOut')
    : clock.phase === 'half-time' || clock.minute === null
      ? t('card.halfTime')
      : `${matchMinute(clock.minute, clock.added)}'`;
