import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { idFromPath } from '@portal/domain';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import { useMatchWords } from '../match/match-words.ts';
import { readPart, tournamentParts } from './competition-address.ts';
import { whenOf } from './competition.loader.ts';
import { partOf } from './parts.ts';
import { TournamentView } from './tournament.view.tsx';

/** `/giai-dau/{id}`. */
export function Component() {
  const a = useApp();
  const words = useMatchWords();
  const id = idFromPath(useParams().id ?? '') ?? 0;
  const [search] = useSearchParams();
  const address = readPart(id, tournamentParts, search);
  const tournament = useQuery({ ...queries.tournament(a, id), staleTime: Infinity }).data;
  const part = tournament && partOf(tournament, address.part);
  const when = part && whenOf(part);
  const matches = useQuery({ ...queries.tournamentMatches(a, id, when ?? 'past', address.page), enabled: when !== undefined, staleTime: Infinity }).data;
  const brief = useQuery({
    ...queries.tournamentBrief(a, id, tournament && tournament.coming > 0 ? 'coming' : 'past'),
    enabled: tournament !== undefined,
    staleTime: Infinity,
  }).data;
  // The loader has put them there; without them the route's error boundary stands here.
  if (!tournament || !part || !brief || (when && !matches)) return null;
  return <TournamentView tournament={tournament} part={part} page={address.page} matches={matches} brief={brief} words={words} />;
}
