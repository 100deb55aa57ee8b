import { useParams, useSearchParams } from 'react-router-dom';
import { useAnswer, useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import { useMatchWords } from '../match/match-words.ts';
import { readTipsAddress } from '../tips/tips-address.ts';
import { TipsterView } from './tipster.view.tsx';

/** `/tip-keo/{username}/thanh-tich`. */
export function Component() {
  const a = useApp();
  const words = useMatchWords();
  const username = useParams()['username'] ?? '';
  const [search] = useSearchParams();
  const statistics = useAnswer({ ...queries.statistics(a, username), staleTime: Infinity }, (seen) => seen);
  if (!statistics) return null;
  return <TipsterView statistics={statistics} filter={{ ...readTipsAddress(search), username: statistics.person.username }} words={words} />;
}
