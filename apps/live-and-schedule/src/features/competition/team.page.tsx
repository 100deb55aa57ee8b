import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { idFromPath } from '@portal/domain';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import { useMatchWords } from '../match/match-words.ts';
import { readPart, teamParts } from './competition-address.ts';
import { whenOf } from './competition.loader.ts';
import { TeamView } from './team.view.tsx';

/** `/doi-bong/{id}`. */
export function Component() {
  const a = useApp();
  const words = useMatchWords();
  const id = idFromPath(useParams().id ?? '') ?? 0;
  const [search] = useSearchParams();
  const { part = 'tong-quan', page } = readPart(id, teamParts, search);
  const when = whenOf(part);
  const team = useQuery({ ...queries.team(a, id), staleTime: Infinity }).data;
  const matches = useQuery({ ...queries.teamMatches(a, id, when ?? 'past', page), enabled: when !== undefined, staleTime: Infinity }).data;
  // The loader has put them there; without them the route's error boundary stands here.
  if (!team || (when && !matches)) return null;
  return <TeamView team={team} part={part} page={page} matches={matches} words={words} />;
}
