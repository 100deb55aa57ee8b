import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import { useMatchWords } from '../match/match-words.ts';
import { readList, tournamentAddress } from './competition-address.ts';
import { NamedList } from './lists.tsx';
import { TournamentCard } from './tournament-card.tsx';

/** `/giai-dau`. */
export function Component() {
  const a = useApp();
  const words = useMatchWords();
  const [search] = useSearchParams();
  const address = readList(search);
  const { data } = useQuery({ ...queries.tournaments(a, address), staleTime: Infinity });
  if (!data) return null;
  return (
    <NamedList of="/giai-dau" address={address} total={data.total} pageSize={data.pageSize} words={words}>
      {data.list.map((tournament) => (
        <li key={tournament.id}>
          <TournamentCard
            tournament={tournament}
            href={tournamentAddress(tournament.id)}
            note={words.t('tournaments.of', { count: tournament.teams, from: words.fullDate(tournament.firstDay), to: words.fullDate(tournament.lastDay) })}
          />
        </li>
      ))}
    </NamedList>
  );
}
