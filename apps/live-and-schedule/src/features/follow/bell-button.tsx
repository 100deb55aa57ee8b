import { Bell, BellRing } from 'lucide-react';
import type { MatchSummary } from '@portal/contracts/match';
import { SPORT_ID, standing, toggledMatch } from '@portal/domain';
import { useApp, useHydrated } from '@portal/platform';
import { IconButton } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { roomLink } from '../match/room-link.ts';
import { useFollowed } from './use-followed.ts';

/** Whether there is anything to tell of a match: it is on air, or to come at a time that is known. */
export const canFollow = (match: MatchSummary): boolean => standing(match) === 'live' || (standing(match) === 'coming' && !match.dayOnly);

/** Texts of a bell by what it brings: of a match to come its beginning and what follows, else what may still happen. Only in football is each goal told, and not to who hides scores. */
function bellTexts(match: MatchSummary, { hides }: MatchWords) {
  const goals = match.sportId === SPORT_ID.football && !hides;
  if (standing(match) === 'live')
    return goals ? { label: 'follow.tellGoals', done: 'follow.willTellGoals' } : { label: 'follow.tellEnd', done: 'follow.willTellEnd' };
  return { label: 'follow.remind', done: 'follow.willRemind', more: goals ? 'follow.goalsToo' : 'follow.endToo' };
}

/**
 * The bell of a match: told five minutes before kick-off, of each goal and of the end, on any page of the portal that is open; as a notification of the system
 * where that is allowed.
 */
export function BellButton({ match, words }: { match: MatchSummary; words: MatchWords }) {
  const { t } = words;
  const { clock, notify } = useApp();
  const alive = useHydrated();
  const { followed, change } = useFollowed();
  const on = followed.matches.some(({ fixtureId }) => fixtureId === match.fixtureId);
  const texts = bellTexts(match, words);
  const press = async () => {
    const { fixtureId, home, away, kickOff } = match;
    const changed = change((before) =>
      toggledMatch(before, { fixtureId, kickOff: Date.parse(kickOff), home: home.name, away: away.name, path: roomLink(match) }, clock.now()),
    );
    if (changed !== 'done') return notify({ id: 'follow', tone: 'error', title: t(`follow.${changed}`) });
    if (on) return notify({ id: 'follow', tone: 'info', title: t('follow.noMore', { match: words.title(match) }) });
    const allowed = await askedToNotify();
    const where = t(allowed ? 'follow.bySystem' : 'follow.onPage');
    notify({ id: 'follow', title: t(texts.done, { match: words.title(match) }), text: texts.more ? `${t(texts.more)} ${where}` : where });
  };
  return (
    // A pairing may come twice on a page: the same drivers race every hour.
    <IconButton
      label={t(texts.label, { match: words.title(match), time: words.clock(match.kickOff), day: words.day(match.kickOff) })}
      aria-pressed={on}
      active={on}
      disabled={!alive}
      onClick={() => void press()}
    >
      {on ? <BellRing size={18} aria-hidden="true" /> : <Bell size={18} aria-hidden="true" />}
    </IconButton>
  );
}

/** Whether the system's notifications may be used; asks where nobody has been asked yet. */
async function askedToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  if (Notification.permission !== 'default') return Notification.permission === 'granted';
  return (await Notification.requestPermission().catch(() => 'denied')) === 'granted';
}
