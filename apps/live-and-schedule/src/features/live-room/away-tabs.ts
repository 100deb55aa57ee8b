import { useEffect, useState } from 'react';
import type { MatchSummary } from '@portal/contracts/match';
import { useApp, useOnline } from '@portal/platform';
import { roomLink } from '../match/room-link.ts';
import type { Tab } from './room-address.ts';

/** Parts that another remote provides. */
export const foreignTabs = {
  keo: 'odds-and-tips/match-odds',
  'tip-keo': 'odds-and-tips/match-tips',
  'bai-dang': 'newsfeed-and-social/match-posts',
} as const satisfies Partial<Record<Tab, string>>;
type ForeignTab = keyof typeof foreignTabs;
const foreign = Object.keys(foreignTabs) as ForeignTab[];

/** What each of them is told of the match. */
export const foreignProps = (match: Pick<MatchSummary, 'fixtureId' | 'sportId'>) => ({ fixtureId: match.fixtureId, link: roomLink(match) });

/** Parts of this match whose provider is away. Asked once the room is `complete`: neither it nor its picture waits for what may never be opened. */
export function useAwayTabs(match: Pick<MatchSummary, 'fixtureId' | 'sportId'>, offered: readonly Tab[], complete: boolean): ReadonlySet<Tab> {
  const a = useApp();
  const { fixtureId, sportId } = match;
  const [away, setAway] = useState<ReadonlySet<Tab>>(new Set());
  const online = useOnline();
  useEffect(() => {
    // Without a network nobody can tell; with it again all are asked anew.
    if (!complete || !online) return;
    setAway(new Set());
    let left = false;
    for (const tab of foreign) {
      if (!offered.includes(tab)) continue;
      const hide = () => {
        if (!left) setAway((known) => new Set(known).add(tab));
      };
      a.slot(foreignTabs[tab], foreignProps({ fixtureId, sportId })).then((slot) => {
        if (!slot) hide();
      }, hide);
    }
    return () => {
      left = true;
    };
  }, [a, fixtureId, sportId, offered, complete, online]);
  return away;
}
