import { Hourglass } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '@portal/platform';
import { Timeline } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import type { LiveRoomModel } from './live-room.model.ts';
import { NothingTold } from './nothing-told.tsx';
import { timelineEvents } from './timeline-events.ts';

/** What happened. `main`: without substitutions and shoot-out kicks. The newest on top while it is on. */
export const EventsPart = observer(function EventsPart({ model, words, which }: { model: LiveRoomModel; words: MatchWords; which: 'main' | 'all' }) {
  const { t } = words;
  const marked = useMarked();
  const { home, away } = model.room.match;
  const all = timelineEvents(model.live, t);
  const events =
    which === 'all' ? all : all.filter(({ kind, id }) => kind !== 'substitution' && !model.live.events.some((event) => event.id === id && event.period === 5));
  if (events.length === 0) return <NothingTold what="events" icon={<Hourglass size={32} aria-hidden="true" />} model={model} words={words} />;
  const sideLabels = { home: home.name, away: away.name };
  return <Timeline events={events} newestFirst={model.standing === 'live'} label={t('room.main')} marked={marked} sideLabels={sideLabels} />;
});

/** The goal that the address leads to. A page that is loaded is scrolled there by the browser, and one that one comes back to is where it was. */
function useMarked(): string | undefined {
  const { hash } = useLocation();
  const how = useNavigationType();
  // The server is not told of it.
  const marked = useHydrated() && hash.startsWith('#ban-thang-') ? hash.slice(1) : undefined;
  useEffect(() => {
    if (marked === undefined || how === 'POP') return;
    const goal = document.getElementById(marked);
    // A goal that was taken back since: the match, from its beginning.
    if (goal) goal.scrollIntoView({ block: 'center' });
    else window.scrollTo({ top: 0 });
  }, [marked, how]);
  return marked;
}
