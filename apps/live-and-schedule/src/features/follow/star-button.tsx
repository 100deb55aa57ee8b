import { Star } from 'lucide-react';
import type { MatchSummary } from '@portal/contracts/match';
import { toggledTournament } from '@portal/domain';
import { useApp, useHydrated } from '@portal/platform';
import { IconButton } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { useFollowed } from './use-followed.ts';
import styles from './follow.module.css';

/** The star of a tournament: those with one come first in lists by tournament. */
export function StarButton({ tournament, words: { t } }: { tournament: MatchSummary['tournament']; words: MatchWords }) {
  const { notify } = useApp();
  const alive = useHydrated();
  const { followed, change } = useFollowed();
  const on = followed.tournaments.includes(tournament.id);
  const press = () => {
    const changed = change((before) => toggledTournament(before, tournament.id));
    if (changed !== 'done') notify({ id: 'follow', tone: 'error', title: t(`follow.${changed}`) });
  };
  return (
    <IconButton
      label={t('follow.star', { tournament: tournament.name })}
      aria-pressed={on}
      className={on ? styles.starred : undefined}
      disabled={!alive}
      onClick={press}
    >
      <Star size={18} aria-hidden="true" />
    </IconButton>
  );
}
