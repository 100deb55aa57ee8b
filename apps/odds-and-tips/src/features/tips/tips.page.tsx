import { useSearchParams } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import { useMatchWords } from '../match/match-words.ts';
import { usePart } from '../portal/part.ts';
import { TipsView } from './tips.view.tsx';
import { BEST } from './tips.loader.ts';
import { readTipsAddress } from './tips-address.ts';

/** `/tip-keo`. */
export function Component() {
  const a = useApp();
  const words = useMatchWords();
  const [search] = useSearchParams();
  const filter = readTipsAddress(search);
  const month = usePart(queries.ranking(a, '30', BEST));
  const tournaments = usePart(queries.tippedTournaments(a));
  return (
    <TipsView
      filter={filter}
      best={month.status === 'ready' ? month.data.list : []}
      tournaments={tournaments.status === 'ready' ? tournaments.data.list : []}
      words={words}
    />
  );
}
