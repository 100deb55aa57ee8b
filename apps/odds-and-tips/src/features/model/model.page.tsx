import { useQuery } from '@tanstack/react-query';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import { useMatchWords } from '../match/match-words.ts';
import { ModelView } from './model.view.tsx';

/** `/ty-le-keo/mo-hinh`: how simulated odds come about, and how good they are. */
export function Component() {
  const words = useMatchWords();
  const { data } = useQuery({ ...queries.model(useApp()), staleTime: Infinity });
  // The loader has put it there; without it the route's error boundary stands here.
  return data ? <ModelView model={data} t={words.t} /> : null;
}
