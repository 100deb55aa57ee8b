import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { Crest } from '@portal/ui';
import { queries } from '../../queries.ts';
import { renderLink } from '../match/links.tsx';
import { look, useMatchWords } from '../match/match-words.ts';
import { readList, teamAddress } from './competition-address.ts';
import { NamedList } from './lists.tsx';
import styles from './competition.module.css';

/** `/doi-bong`. */
export function Component() {
  const a = useApp();
  const words = useMatchWords();
  const [search] = useSearchParams();
  const address = readList(search);
  const { data } = useQuery({ ...queries.teams(a, address), staleTime: Infinity });
  if (!data) return null;
  return (
    <NamedList of="/doi-bong" address={address} total={data.total} pageSize={data.pageSize} words={words}>
      {data.list.map((team) => (
        <li key={team.id}>
          {renderLink({
            href: teamAddress(team.id),
            className: styles.card,
            children: (
              <>
                <Crest {...look(team)} size={32} />
                <b>{team.name}</b>
              </>
            ),
          })}
        </li>
      ))}
    </NamedList>
  );
}
