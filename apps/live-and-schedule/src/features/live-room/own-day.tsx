import type { Standing } from '@portal/domain';
import { Slot } from '@portal/platform';
import { Skeleton } from '@portal/ui';

const WAITING = { props: {}, loading: <Skeleton height={132} />, minHeight: 132, whenAway: 'nothing' } as const;

/** Watching counts: how far one is with it, and today's check-in, while there is something to watch. */
export const OwnDay = ({ standing }: { standing: Standing }) =>
  standing === 'live' && (
    <>
      <Slot name="account-and-missions/missions" {...WAITING} />
      <Slot name="account-and-missions/check-in" {...WAITING} />
    </>
  );
