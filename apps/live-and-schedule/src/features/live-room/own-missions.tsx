import type { Standing } from '@portal/domain';
import { Slot } from '@portal/platform';
import { Skeleton } from '@portal/ui';

/** Watching counts: how far one is with it, while there is something to watch. */
export const OwnMissions = ({ standing }: { standing: Standing }) =>
  standing === 'live' && <Slot name="account-and-missions/missions" props={{}} loading={<Skeleton height={132} />} minHeight={132} whenAway="nothing" />;
