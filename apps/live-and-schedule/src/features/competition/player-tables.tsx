import type { Booked, Scorer } from '@portal/contracts/competition';
import { CardIcon, Crest, Panel, PanelHeader } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import { look, type MatchWords } from '../match/match-words.ts';
import { teamAddress } from './competition-address.ts';
import styles from './competition.module.css';

const TeamLink = ({ team }: { team: Scorer['team'] }) =>
  renderLink({
    href: teamAddress(team.id),
    className: styles.playerTeam,
    children: (
      <>
        <Crest {...look(team)} size={18} />
        {team.name}
      </>
    ),
  });

/** Who scored most. `brief`: beside a page, without the columns that need room. */
export function ScorerTable({ scorers, id, brief = false, words }: { scorers: readonly Scorer[]; id: string; brief?: boolean; words: MatchWords }) {
  const { t } = words;
  const withMatches = !brief && scorers.some(({ matches }) => matches !== null);
  return (
    <Panel labelledBy={id} edgeToEdge>
      <PanelHeader level={2} id={id} title={t('players.scorers')} />
      <table className={styles.players} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('players.player')}</th>
            {withMatches && <th scope="col">{t('players.matches')}</th>}
            {!brief && <th scope="col">{t('players.penalties')}</th>}
            <th scope="col">{t('players.goals')}</th>
          </tr>
        </thead>
        <tbody>
          {scorers.map(({ name, team, goals, penalties, matches }) => (
            <tr key={`${team.id} ${name}`}>
              <th scope="row">
                <span>{name}</span>
                <TeamLink team={team} />
              </th>
              {withMatches && <td>{matches ?? '–'}</td>}
              {!brief && <td>{penalties}</td>}
              <td className={styles.most}>{goals}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Who was booked most. */
export function BookedTable({ booked, words: { t } }: { booked: readonly Booked[]; words: MatchWords }) {
  return (
    <Panel labelledBy="booked" edgeToEdge>
      <PanelHeader level={2} id="booked" title={t('players.booked')} />
      <table className={styles.players} aria-labelledby="booked">
        <thead>
          <tr>
            <th scope="col">{t('players.player')}</th>
            <th scope="col">
              <CardIcon tone="yellow" label={t('players.yellow')} />
            </th>
            <th scope="col">
              <CardIcon tone="red" label={t('players.red')} />
            </th>
          </tr>
        </thead>
        <tbody>
          {booked.map(({ name, team, yellow, red }) => (
            <tr key={`${team.id} ${name}`}>
              <th scope="row">
                <span>{name}</span>
                <TeamLink team={team} />
              </th>
              <td>{yellow}</td>
              <td>{red}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
