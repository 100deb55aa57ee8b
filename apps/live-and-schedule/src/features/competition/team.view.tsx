import { links, type Output } from '@portal/contracts';
import { squadRoles, type competitionCalls, type SquadPlayer } from '@portal/contracts/competition';
import { breadcrumbList, PageMeta } from '@portal/platform';
import { CardIcon, Crest, FootballIcon, MatchList, PageGrid, PageHeader, Panel, PanelHeader, ResultSquares, TabLinks, VisuallyHidden } from '@portal/ui';
import { StarButton } from '../follow/star-button.tsx';
import { renderLink } from '../match/links.tsx';
import { look, type MatchWords } from '../match/match-words.ts';
import { usePageTitle } from '../match/use-page-title.ts';
import { listAddress, teamAddress, teamParts, tournamentAddress, type TeamPart } from './competition-address.ts';
import type { Team } from './parts.ts';
import { CalendarMenu } from './calendar-menu.tsx';
import { Kept } from './kept.tsx';
import { PlayedRow } from './played-row.tsx';
import { formOf, Standings } from './standings.tsx';
import { teamData } from './structured-data.ts';
import { MatchPages, Nothing } from './tournament.view.tsx';
import { TournamentCard } from './tournament-card.tsx';
import styles from './competition.module.css';

interface Props {
  team: Team;
  part: TeamPart;
  page: number;
  /** Of a part that lists matches. */
  matches: Output<typeof competitionCalls.teamMatches> | undefined;
  words: MatchWords;
}

/** A team: how it plays, where it stands, who plays for it. */
export function TeamView({ team: whole, part, page, matches, words }: Props) {
  const { t } = words;
  const title = usePageTitle();
  const { team, tournaments } = whole;
  const now = Date.parse(whole.serverTime);
  return (
    <div className={styles.page}>
      <PageMeta
        title={title(t(`team.title.${part}`, { name: team.name }))}
        description={t('team.description', { name: team.name })}
        path={links.team(team.id)}
        data={[
          teamData(whole),
          breadcrumbList([
            { name: t('teams.title'), path: listAddress('/doi-bong', { q: undefined, page: 1 }) },
            { name: team.name, path: links.team(team.id) },
          ]),
        ]}
      />
      <div className={styles.named}>
        <Crest {...look(team)} size={64} />
        <PageHeader
          title={team.name}
          note={tournaments
            .slice(0, 3)
            .map(({ name }) => name)
            .join(' · ')}
        />
        <div className={styles.actions}>
          {whole.next && <CalendarMenu of="team" id={team.id} words={words} />}
          <StarButton of="teams" named={team} words={words} />
        </div>
      </div>
      <TabLinks
        label={t('team.parts')}
        size="page"
        renderLink={renderLink}
        links={teamParts.map((one) => ({ href: teamAddress(team.id, one === 'tong-quan' ? undefined : one), label: t(`team.${one}`), current: one === part }))}
      />
      <PageGrid kind="rail" railLabel={t('team.beside')} rail={<Beside team={whole} now={now} words={words} />}>
        {part === 'tong-quan' ? (
          <Overview team={whole} words={words} />
        ) : part === 'doi-hinh' ? (
          <Squad team={whole} words={words} />
        ) : (
          <MatchPages
            matches={matches}
            page={page}
            now={now}
            href={(to) => teamAddress(team.id, part, to)}
            label={t(`team.${part}`)}
            withTournament
            words={words}
          />
        )}
      </PageGrid>
    </div>
  );
}

/** The next match and how the last ones went; of who hides scores only the next. */
function Beside({ team: { next, form }, now, words }: { team: Team; now: number; words: MatchWords }) {
  const { t, hides } = words;
  const { results, label } = formOf(
    form.map(({ outcome }) => outcome),
    words,
  );
  return (
    <>
      {next && (
        <Panel labelledBy="next" edgeToEdge>
          <PanelHeader level={2} id="next" title={t('team.next')} />
          <MatchList label={t('team.next')}>
            <PlayedRow match={next} now={now} words={words} />
          </MatchList>
        </Panel>
      )}
      {form.length > 0 && (
        <Panel labelledBy="form" edgeToEdge>
          <PanelHeader level={2} id="form" title={t('team.form')} />
          {!hides && (
            <div className={styles.form}>
              <ResultSquares results={results} label={label} />
            </div>
          )}
          <MatchList label={t('team.lastMatches')}>
            {form.toReversed().map(({ match }, at) => (
              <PlayedRow key={at} match={match} now={now} words={words} />
            ))}
          </MatchList>
        </Panel>
      )}
    </>
  );
}

function Overview({ team: { team, tournaments }, words }: { team: Team; words: MatchWords }) {
  const { t } = words;
  const tables = tournaments.flatMap(({ table, ...tournament }) => (table ? [{ table, tournament }] : []));
  return (
    <>
      {tables.length > 0 && (
        <Kept of={team.id} words={words}>
          {tables.map(({ table, tournament }) => (
            <Panel key={tournament.id} as="div" edgeToEdge>
              <Standings
                table={{ ...table, name: [tournament.name, table.name].filter(Boolean).join(' · ') }}
                title={tournament.name}
                current={[team.id]}
                words={words}
              />
            </Panel>
          ))}
        </Kept>
      )}
      <section aria-labelledby="plays-in">
        <h2 id="plays-in" className={styles.heading}>
          {t('team.tournaments')}
        </h2>
        <ul className={styles.list}>
          {tournaments.map((tournament) => (
            <li key={tournament.id}>
              <TournamentCard tournament={tournament} href={tournamentAddress(tournament.id)} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Where players stand; who only ever came on is told apart from whom no line-up places. */
const lines = [...squadRoles, 'bench'] as const;
function lineOf({ role, starts }: SquadPlayer): (typeof lines)[number] {
  const known = squadRoles.find((one) => one === role) ?? 'unknown';
  return known === 'unknown' && starts === 0 ? 'bench' : known;
}

/** By where players stand, as far as line-ups tell. */
function Squad({ team: { squad, squadOf }, words }: { team: Team; words: MatchWords }) {
  const { t } = words;
  if (squad.length === 0) return <Nothing words={words} />;
  return (
    <>
      {squadOf && <p className={styles.hint}>{t('team.squadOf', { tournament: squadOf.name })}</p>}
      {lines.map((role) => {
        const players = squad.filter((player) => lineOf(player) === role);
        return (
          players.length > 0 && (
            <Panel key={role} labelledBy={`role-${role}`} edgeToEdge>
              <PanelHeader level={2} id={`role-${role}`} title={t(`role.${role}`)} />
              <ul className={styles.squad}>
                {players.map((player) => (
                  <li key={player.name}>
                    <b>{player.name}</b>
                    <Sums player={player} words={words} />
                  </li>
                ))}
              </ul>
            </Panel>
          )
        );
      })}
    </>
  );
}

function Sums({ player: { matches, starts, goals, yellow, red }, words: { t, hides } }: { player: SquadPlayer; words: MatchWords }) {
  return (
    <span className={styles.sums}>
      {!hides && goals > 0 && (
        <span>
          <FootballIcon size={14} aria-hidden="true" /> <VisuallyHidden>{t('players.goals')}</VisuallyHidden> {goals}
        </span>
      )}
      {!hides && yellow > 0 && (
        <span>
          <CardIcon tone="yellow" label={t('players.yellow')} /> {yellow}
        </span>
      )}
      {!hides && red > 0 && (
        <span>
          <CardIcon tone="red" label={t('players.red')} /> {red}
        </span>
      )}
      <span>{t('players.appearances', { matches, starts })}</span>
    </span>
  );
}
