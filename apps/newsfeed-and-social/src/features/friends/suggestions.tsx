import type { FriendSuggestion, Relation } from '@portal/contracts/friend';
import { RailPanel } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { PersonRow } from './people-list.tsx';
import styles from './friends.module.css';

interface Props {
  people: readonly FriendSuggestion[];
  /** So many at most. */
  most: number;
  /** In the narrow column beside a feed. */
  rail?: boolean;
  words: FeedWords;
}

/** Not somebody whom one keeps away, which one may have begun to just now. */
export const isNear = ({ relation }: { readonly relation: Relation | null }): boolean => !relation?.muting && !relation?.blocking;

/** Whom one may know, each with why; whoever is asked stays where they are. Nothing where nobody is known. */
export function Suggestions({ people, most, rail = false, words }: Props) {
  const { t } = words;
  const shown = people.filter(isNear).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <RailPanel title={t('friends.suggestions.title')}>
      <ul className={rail ? styles.rail : styles.people}>
        {shown.map((entry) => (
          <PersonRow key={entry.person.userId} entry={entry} note={why(entry, words)} brief={rail} words={words} />
        ))}
      </ul>
    </RailPanel>
  );
}

/** "3 bạn chung", "Cùng phòng Hội quán", "Cùng mê Hà Nội"; undefined of whom many follow. */
function why({ mutual, room, team }: FriendSuggestion, { t }: FeedWords): string | undefined {
  if (mutual > 0) return t('friends.suggestions.mutual', { count: mutual });
  if (room) return t('friends.suggestions.room', { title: room.title });
  return team ? t('friends.suggestions.team', { name: team.name }) : undefined;
}
