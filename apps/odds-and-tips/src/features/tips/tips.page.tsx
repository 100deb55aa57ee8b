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
  return <TipsView filter={filter} best={month.status === 'ready' ? month.data.list : []} words={words} />;
}
