import { observer } from 'mobx-react-lite';
import { Check } from 'lucide-react';
import type { CommentatorBadge, MatchSummary } from '@portal/contracts/match';
import { bareName } from '@portal/domain';
import { useHydrated } from '@portal/platform';
import { Button } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { useBooking } from './use-booking.ts';
import styles from './book-button.module.css';

interface Props {
  match: MatchSummary;
  commentator: CommentatorBadge;
  words: MatchWords;
}

/** Books a commentator for a match to come, or takes that back. As wide as the longer of its words, so that nothing beside it moves. */
export const BookButton = observer(function BookButton({ match, commentator, words }: Props) {
  const { t } = words;
  const alive = useHydrated();
  const { ready, booked, busy, press } = useBooking(match, commentator, words);
  const named = { name: bareName(commentator.name), match: words.title(match) };
  return (
    <Button
      compact
      variant={booked ? 'soft' : 'secondary'}
      className={styles.book}
      busy={busy}
      disabled={!alive || !ready}
      icon={booked ? <Check size={18} aria-hidden="true" /> : undefined}
      aria-label={t(booked ? 'blv.booking.bookedOf' : 'blv.booking.bookOf', named)}
      onClick={press}
    >
      {t(booked ? 'blv.booking.booked' : 'blv.booking.book')}
    </Button>
  );
});
