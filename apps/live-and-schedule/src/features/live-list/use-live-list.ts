import { useApp, useModel, type AppContext } from '@portal/platform';
import { askAnew, onAirSnapshot, queries } from '../../queries.ts';
import { LiveListModel, type ListSnapshot } from './live-list.model.ts';

/** Lists are in the visitor's language and cut by their day: those of another begin anew. */
export const keyOf = ({ prefs }: AppContext, more = ''): string => `${prefs.language} ${prefs.timeZone} ${more}`;

/** What is on air, living: the list of a slot or a page. `first` is what it was rendered with. */
export function useOnAir(first: ListSnapshot, most?: string): LiveListModel {
  const a = useApp();
  return useModel(
    () => new LiveListModel({ socket: a.socket, clock: a.clock, snapshot: first, ask: async () => onAirSnapshot(await askAnew(a, queries.onAir(a))) }),
    keyOf(a, most),
  );
}
