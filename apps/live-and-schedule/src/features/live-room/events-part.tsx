import { Hourglass } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Timeline } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import type { LiveRoomModel } from './live-room.model.ts';
import { NothingTold } from './nothing-told.tsx';
import { timelineEvents } from './timeline-events.ts';

/** What happened. `main`: without substitutions and shoot-out kicks. The newest on top while it is on. */
export const EventsPart = observer(function EventsPart({ model, words, which }: { model: LiveRoomModel; words: MatchWords; which: 'main' | 'all' }) {
  const { t } = words;
  const { home, away } = model.room.match;
  const all = timelineEvents(model.live, t);
  const events =
    which === 'all' ? all : all.filter(({ kind, id }) => kind !== 'substitution' && !model.live.events.some((event) => event.id === id && event.period === 5));
  if (events.length === 0) return <NothingTold what="events" icon={<Hourglass size={32} aria-hidden="true" />} model={model} words={words} />;
  return <Timeline events={events} newestFirst={model.standing === 'live'} label={t('room.main')} sideLabels={{ home: home.name, away: away.name }} />;
});
