import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import type { LiveRoomModel } from './live-room.model.ts';

/** In the place of a part that has nothing: when it comes, or that the source tells none of it. Of a replay all that is known is known at its kick-off, but for what happens. */
export const NothingTold = observer(function NothingTold({
  what,
  icon,
  model,
  words: { t },
}: {
  what: 'events' | 'statistics' | 'lineUps';
  icon: ReactNode;
  model: LiveRoomModel;
  words: MatchWords;
}) {
  const over = model.standing === 'ended' || model.standing === 'no-result';
  const untold = over || (model.standing === 'live' && model.room.match.replay && what !== 'events');
  // Nobody announces the line-ups of a replay: they come where the source has them.
  const toCome = what === 'lineUps' && model.room.match.replay ? 'lineUpsOfReplay' : what;
  const key = untold ? `room.untold.${what}` : `room.toCome.${toCome}`;
  return (
    <EmptyState bare level={3} icon={icon} title={t(`${key}.title`)}>
      {t(`${key}.text`)}
    </EmptyState>
  );
});
