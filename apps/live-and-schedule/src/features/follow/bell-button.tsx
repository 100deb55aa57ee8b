import { Bell, BellRing } from 'lucide-react';
import type { MatchSummary } from '@portal/contracts/match';
import { standing, toggledMatch } from '@portal/domain';
import { useApp, useHydrated } from '@portal/platform';
import { IconButton } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { roomLink } from '../match/room-link.ts';
import { useFollowed } from './use-followed.ts';

/** Whether one can be reminded of a match: it is to come, and its time is known. */
export const canRemind = (match: MatchSummary): boolean => standing(match) === 'coming' && !match.dayOnly;

/** 'Nhắc tôi' of a match to come: five minutes before kick-off, on any page of the portal that is open; as a notification of the system where that is allowed. */
export function BellButton({ match, words }: { match: MatchSummary; words: MatchWords }) {
  const { t } = words;
  const { clock, notify } = useApp();
  const alive = useHydrated();
  const { followed, change } = useFollowed();
  const on = followed.matches.some(({ fixtureId }) => fixtureId === match.fixtureId);
  const press = async () => {
    const { fixtureId, home, away, kickOff } = match;
    const changed = change((before) =>
      toggledMatch(before, { fixtureId, kickOff: Date.parse(kickOff), home: home.name, away: away.name, path: roomLink(match) }, clock.now()),
    );
    if (changed !== 'done') return notify({ id: 'follow', tone: 'error', title: t(`follow.${changed}`) });
    if (on) return notify({ id: 'follow', tone: 'info', title: t('follow.noMore', { match: words.title(match) }) });
    const allowed = await askedToNotify();
    notify({ id: 'follow', title: t('follow.willRemind', { match: words.title(match) }), text: t(allowed ? 'follow.bySystem' : 'follow.onPage') });
  };
  return (
    // A pairing may come twice on a page: the same drivers race every hour.
    <IconButton
      label={t('follow.remind', { match: words.title(match), time: words.clock(match.kickOff), day: words.day(match.kickOff) })}
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
