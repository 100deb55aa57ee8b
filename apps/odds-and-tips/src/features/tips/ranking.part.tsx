import type { SlotProps } from '@portal/contracts';
import type { SlotLoad } from '@portal/platform';
import { queries } from '../../queries.ts';
import { AdultsOnly } from '../age/adults-only.tsx';
import { useMatchWords } from '../match/match-words.ts';
import { loadPart, type Loaded } from '../portal/part.ts';
import { Ranking } from './ranking.tsx';

/** Places of the ranking where it stands alone. */
const PLACES = 10;

export const load = (async (a) => loadPart(() => a.queryClient.fetchQuery(queries.ranking(a, '7', PLACES)))) satisfies SlotLoad<
  SlotProps<'odds-and-tips/ranking'>
>;

/** `odds-and-tips/ranking`: whose tips brought most. */
export function Component({ data }: { data: Loaded | null }) {
  const words = useMatchWords();
  return (
    <AdultsOnly>
      <Ranking words={words} loaded={data} places={PLACES} />
    </AdultsOnly>
  );
}
