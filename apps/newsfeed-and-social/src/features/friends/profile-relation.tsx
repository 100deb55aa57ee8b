import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { Person } from '@portal/contracts';
import { NOBODY, useApp, viewerOf } from '@portal/platform';
import { mayAsk, queries } from '../../queries.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import { RelationButtons } from './relation-buttons.tsx';

/** How whoever looks stands with the member whose page this is; nothing on one's own. */
export const ProfileRelation = observer(function ProfileRelation({ person, words }: { person: Pick<Person, 'userId' | 'displayName'>; words: FeedWords }) {
  const a = useApp();
  const viewer = viewerOf(a.session.state);
  const { data } = useQuery({ ...queries.relation(a, person.userId, viewer), enabled: mayAsk(a) && viewer !== NOBODY && viewer !== person.userId });
  if (viewer === person.userId) return null;
  return <RelationButtons person={person} relation={data} waiting={viewer !== NOBODY && !data} looks={['pitch', 'line']} words={words} />;
});
