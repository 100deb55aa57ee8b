import { useEffect, useState } from 'react';
import { useApp } from '@portal/platform';
import type { Tab } from './room-address.ts';

/** Parts that another remote provides. */
export const foreignTabs = { keo: 'odds-and-tips/match-odds', 'tip-keo': 'odds-and-tips/match-tips' } as const satisfies Partial<Record<Tab, string>>;

/** Parts of this match whose provider is away. Asked once the page lives: the room does not wait for what may never be opened. */
export function useAwayTabs(fixtureId: number, offered: readonly Tab[]): ReadonlySet<Tab> {
  const a = useApp();
  const [away, setAway] = useState<ReadonlySet<Tab>>(new Set());
  useEffect(() => {
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
  }, [a, fixtureId, offered]);
  return away;
}
