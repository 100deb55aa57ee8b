import { useState } from 'react';
import { Check, Undo2, UserCheck, UserPlus, UserX, Volume2, X } from 'lucide-react';
import { knownWord, type Person } from '@portal/contracts';
import { friendships, type Friendship, type Relation } from '@portal/contracts/friend';
import { useHydrated } from '@portal/platform';
import { Button, ConfirmDialog, type ButtonVariant } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { useRelating, type RelationDeed } from './relating.ts';

interface Props {
  person: Pick<Person, 'userId' | 'displayName'>;
  /** undefined: not known yet; as with a stranger, and not to be pressed by who is logged in. */
  relation: Relation | undefined;
  /** Whether it is being asked for. */
  waiting?: boolean;
  /** In the list of whom one mutes: the way back stands first. */
  muted?: boolean;
  /** Only to become friends or not, where there is no room to follow as well. */
  brief?: boolean;
  /** Of the deed that is offered first, and of the others. */
  looks: readonly [ButtonVariant, ButtonVariant];
  words: FeedWords;
}

const icons = { ask: UserPlus, accept: Check, refuse: X, takeBack: UserX, end: UserCheck, unblock: Undo2, unmute: Volume2 } as const;
const deedsOf: Readonly<Record<Friendship, readonly (keyof typeof icons)[]>> = {
  none: ['ask'],
  sent: ['takeBack'],
  received: ['accept', 'refuse'],
  friend: ['end'],
};

/** What one can do about somebody: ask, accept, refuse, take back, end; follow and follow no more; where they are kept away, end that. */
export function RelationButtons({ person, relation, waiting = false, muted = false, brief = false, looks: [first, other], words }: Props) {
  const { t } = words;
  const alive = useHydrated();
  const [ending, setEnding] = useState(false);
  const { busy, relate } = useRelating(person.userId, words);
  const name = person.displayName;
  // The button that was pressed stays where it is and says what it does next: the focus stays with it.
  const kept = relation?.blocking ? 'unblock' : muted && relation?.muting ? 'unmute' : undefined;
  const deeds = kept ? ([kept] as const) : deedsOf[knownWord(friendships, relation?.friendship ?? 'none') ?? 'none'];
  const following = relation?.following ?? false;
  const followKey = following ? 'on' : 'off';
  const press = (deed: RelationDeed) => (deed === 'end' ? setEnding(true) : void relate(deed));
  return (
    <>
      {deeds.map((deed, place) => {
        const Icon = icons[deed];
        return (
          <Button
            key={place}
            variant={deed === 'ask' || deed === 'accept' ? first : other}
            icon={<Icon size={18} aria-hidden="true" />}
            busy={busy === deed && !ending}
            disabled={!alive || waiting}
            aria-label={t(`friends.deeds.${deed}.label`, { name })}
            onClick={() => press(deed)}
          >
            {t(`friends.deeds.${deed}.text`)}
          </Button>
        );
      })}
      {!kept && !brief && (
        <Button
          variant={other}
          busy={busy === 'follow' || busy === 'unfollow'}
          disabled={!alive || waiting}
          aria-label={t(`friends.follow.${followKey}.label`, { name })}
          onClick={() => void relate(following ? 'unfollow' : 'follow')}
        >
          {t(`friends.follow.${followKey}.text`)}
        </Button>
      )}
      {ending && (
        <ConfirmDialog
          open
          danger
          onOpenChange={setEnding}
          title={t('friends.end.title', { name })}
          text={t('friends.end.text')}
          confirmLabel={t('friends.end.confirm')}
          cancelLabel={t('cancel')}
          busy={busy === 'end'}
          onConfirm={() => void relate('end').then(() => setEnding(false))}
        />
      )}
    </>
  );
}
