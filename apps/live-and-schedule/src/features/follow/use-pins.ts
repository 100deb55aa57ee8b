import { useState } from 'react';
import { FOLLOWS_NOTHING, type Followed } from '@portal/domain';
import { useHydrated } from '@portal/platform';
import { useFollowed } from './use-followed.ts';

/** What was followed when a list was opened (`list`: its address): who presses a bell or a star in it has nothing move away from under the finger. */
export function usePins(list: string): Followed {
  const { followed } = useFollowed();
  const alive = useHydrated();
  const [taken, setTaken] = useState<{ list: string; followed: Followed }>();
  if (alive && taken?.list !== list) setTaken({ list, followed });
  return taken?.followed ?? FOLLOWS_NOTHING;
}
