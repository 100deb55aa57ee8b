import { Star } from 'lucide-react';
import { toggledStar, type Starred } from '@portal/domain';
import { useApp, useHydrated } from '@portal/platform';
import { IconButton } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { useFollowed } from './use-followed.ts';
import styles from './follow.module.css';

interface Props {
  of: Starred;
  named: { readonly id: number; readonly name: string };
  words: MatchWords;
}

/** The star of a tournament, a team or a commentator: matches of those with one come first in lists. */
export function StarButton({ of, named: { id, name }, words: { t } }: Props) {
  const { notify } = useApp();
  const alive = useHydrated();
  const { followed, change } = useFollowed();
  const on = followed[of].includes(id);
  const press = () => {
    const changed = change((before) => toggledStar(before, of, { id, name }));
    if (changed !== 'done') notify({ id: 'follow', tone: 'error', title: t(`follow.${changed}`) });
  };
  return (
    <IconButton label={t(`follow.star.${of}`, { name })} aria-pressed={on} className={on ? styles.starred : undefined} disabled={!alive} onClick={press}>
      <Star size={18} aria-hidden="true" />
    </IconButton>
  );
}
