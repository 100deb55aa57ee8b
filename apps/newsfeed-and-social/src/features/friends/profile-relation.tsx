import { useState } from 'react';
import { Ellipsis } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { Person } from '@portal/contracts';
import { NOBODY, useApp, useHydrated, viewerOf } from '@portal/platform';
import { IconButton, Menu } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { BlockDialog } from './block-dialog.tsx';
import { hidingItems, type HidingDeed } from './hiding-items.tsx';
import { useRelating } from './relating.ts';
import { useRelation } from './use-relation.ts';
import { RelationButtons } from './relation-buttons.tsx';

/** How whoever looks stands with the member whose page this is; nothing on one's own. */
export const ProfileRelation = observer(function ProfileRelation({ person, words }: { person: Pick<Person, 'userId' | 'displayName'>; words: FeedWords }) {
  const a = useApp();
  const viewer = viewerOf(a.session.state);
  const relation = useRelation(person.userId);
  if (viewer === person.userId) return null;
  return <RelationButtons person={person} relation={relation} waiting={viewer !== NOBODY && !relation} looks={['pitch', 'line']} words={words} />;
});

/** By which one keeps them away; nothing on one's own. */
export const ProfileMenu = observer(function ProfileMenu({ person, words }: { person: Pick<Person, 'userId' | 'displayName'>; words: FeedWords }) {
  const a = useApp();
  const viewer = viewerOf(a.session.state);
  const relation = useRelation(person.userId);
  const [asks, setAsks] = useState(false);
  const alive = useHydrated();
  const { relate } = useRelating(person.userId, words);
  if (viewer === person.userId) return null;
  const { t } = words;
  const name = person.displayName;
  const choose = (deed: HidingDeed) => {
    if (deed === 'block' && viewer !== NOBODY) setAsks(true);
    else void relate(deed);
  };
  const label = t('friends.hiding.menu', { name });
  const dots = (
    <IconButton label={label} onDark disabled={!alive || (viewer !== NOBODY && !relation)}>
      <Ellipsis size={20} aria-hidden="true" />
    </IconButton>
  );
  const deeds: readonly HidingDeed[] = relation?.blocking ? ['unblock'] : [relation?.muting ? 'unmute' : 'mute', 'block'];
  return (
    <>
      {/* It stays whatever is chosen: the focus comes back to it. */}
      {alive ? <Menu label={label} items={hidingItems(deeds, name, t, choose)} trigger={dots} /> : dots}
      {asks && <BlockDialog person={person} words={words} onClose={() => setAsks(false)} />}
    </>
  );
});
