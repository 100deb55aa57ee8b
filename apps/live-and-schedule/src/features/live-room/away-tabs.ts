import { useEffect, useState } from 'react';
import { useApp, useOnline } from '@portal/platform';
import type { Tab } from './room-address.ts';

/** Parts that another remote provides. */
export const foreignTabs = { keo: 'odds-and-tips/match-odds', 'tip-keo': 'odds-and-tips/match-tips' } as const satisfies Partial<Record<Tab, string>>;

/** Parts of this match whose provider is away. Asked once the room is `complete`: neither it nor its picture waits for what may never be opened. */
export function useAwayTabs(fixtureId: number, offered: readonly Tab[], complete: boolean): ReadonlySet<Tab> {
  const a = useApp();
  const [away, setAway] = useState<ReadonlySet<Tab>>(new Set());
  const online = useOnline();
  useEffect(() => {
    // Without a network nobody can tell; with it again all are asked anew.
    if (!complete || !online) return;
    setAway(new Set());
    let left = false;
    for (const tab of ['keo', 'tip-keo'] as const) {
      if (!offered.includes(tab)) continue;
      const hide = () => {
        if (!left) setAway((known) => new Set(known).add(tab));
      };
      a.slot(foreignTabs[tab], { fixtureId }).then((slot) => {
        if (!slot) hide();
      }, hide);
    }
    return () => {
      left = true;
    };
  }, [a, fixtureId, offered, complete, online]);
  return away;
}
