import { CalendarX2 } from 'lucide-react';
import { links, type Output } from '@portal/contracts';
import type { competitionCalls, PlayedMatch } from '@portal/contracts/competition';
import { breadcrumbList, PageMeta } from '@portal/platform';
import { ChipLink, ChipRow, EmptyState, LeagueHeader, MatchList, MoreLink, PageGrid, PageHeader, Pager, Panel, PanelHeader, TabLinks } from '@portal/ui';
import { StarButton } from '../follow/star-button.tsx';
import { renderLink } from '../match/links.tsx';
import { usePageTitle } from '../match/use-page-title.ts';
import type { MatchWords } from '../match/match-words.ts';
import { tournamentLook } from '../match/tournament-look.ts';
import { listAddress, pagesOf, tournamentAddress, type TournamentPart } from './competition-address.ts';
import { CalendarMenu } from './calendar-menu.tsx';
import { Kept } from './kept.tsx';
import { KnockOut } from './knock-out.tsx';
import { partsOf, type Tournament } from './parts.ts';
import { PlayedRow } from './played-row.tsx';
import { BookedTable, ScorerTable } from './player-tables.tsx';
import { Standings } from './standings.tsx';
import { tournamentData } from './structured-data.ts';
import styles from './competition.module.css';

type Matches = Output<typeof competitionCalls.tournamentMatches>;
interface Props {
  tournament: Tournament;
  part: TournamentPart;
  page: number;
  /** Of a part that lists matches. */
  matches: Matches | undefined;
  /** The next matches, or where there are none the last ones. */
  brief: Matches;
  words: MatchWords;
}

/** Best scorers beside the page. */
const SCORERS = 5;

/** A season of a competition. */
export function TournamentView({ tournament: whole, part, page, matches, brief, words }: Props) {
  const { t } = words;
  const title = usePageTitle();
  const { tournament, seasons, played, coming, scorers } = whole;
  const { id, name } = tournament;
  const now = Date.parse(whole.serverTime);
  const next = coming > 0;
  return (
    <div className={styles.page}>
      <PageMeta
        title={title(t(`tournament.title.${part}`, { name }))}
        description={t('tournament.description', { name })}
        path={links.tournament(id)}
        data={[
          tournamentData(whole),
          breadcrumbList([
            { name: t('tournaments.title'), path: listAddress('/giai-dau', { q: undefined, page: 1 }) },
            { name, path: links.tournament(id) },
          ]),
        ]}
      />
      <div className={styles.named}>
        <PageHeader
          title={name}
          note={[
            played > 0 && t('tournament.played', { count: played }),
            coming > 0 && t('tournament.coming', { count: coming }),
            t('tournament.days', { from: words.fullDate(tournament.firstDay), to: words.fullDate(tournament.lastDay) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
        <div className={styles.actions}>
          {coming > 0 && <CalendarMenu of="tournament" id={id} words={words} />}
          <StarButton of="tournaments" named={tournament} words={words} />
        </div>
      </div>
      {seasons.length > 0 && (
        <ChipRow label={t('tournament.seasons')}>
          <ChipLink href={tournamentAddress(id)} current renderLink={renderLink}>
            {tournament.season}
          </ChipLink>
          {seasons.map((season) => (
            <ChipLink key={season.id} href={tournamentAddress(season.id)} renderLink={renderLink}>
              {season.season}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      <TabLinks
        label={t('tournament.parts')}
        size="page"
        renderLink={renderLink}
        links={partsOf(whole).map((one) => ({ href: tournamentAddress(id, one), label: t(`tournament.${one}`), current: one === part }))}
      />
      <PageGrid
        kind="rail"
        railLabel={t('tournament.beside')}
        rail={
          <>
            <Panel labelledBy="brief" edgeToEdge>
              <PanelHeader
                level={2}
                id="brief"
                title={t(next ? 'tournament.next' : 'tournament.last')}
                action={
                  <MoreLink href={tournamentAddress(id, next ? 'lich' : 'ket-qua')} renderLink={renderLink}>
                    {t('tournament.allMatches')}
                  </MoreLink>
                }
              />
              <Rows matches={brief.list} now={now} label={t(next ? 'tournament.next' : 'tournament.last')} words={words} />
            </Panel>
            {scorers.length > 0 && part !== 'cau-thu' && !words.hides && <ScorerTable scorers={scorers.slice(0, SCORERS)} id="best" words={words} brief />}
          </>
        }
      >
        {part === 'lich' || part === 'ket-qua' ? (
          <Part {...{ tournament: whole, part, page, matches, words, now }} />
        ) : (
          <Kept of={id} words={words}>
            <Part {...{ tournament: whole, part, page, matches, words, now }} />
          </Kept>
        )}
      </PageGrid>
    </div>
  );
}

function Part({ tournament: whole, part, page, matches, words, now }: Omit<Props, 'brief'> & { now: number }) {
  const { t } = words;
  const { tournament, tables, thirdPlaced, rounds, scorers, booked } = whole;
  switch (part) {
    case 'bang':
      return tables.length === 0 ? (
        <Nothing words={words} />
      ) : (
        <>
          {[...tables, ...(thirdPlaced.length > 0 ? [{ name: t('table.thirdPlaced'), rows: thirdPlaced }] : [])].map((table, at) => (
            <Panel key={at} as="div" edgeToEdge>
              <Standings
                table={table}
                title={t('table.title', { name: tournament.name })}
                titleHidden={tables.length === 1 && thirdPlaced.length === 0}
                words={words}
              />
            </Panel>
          ))}
          {tables.some(({ rows }) => rows.some(({ wentOn }) => wentOn)) && <p className={styles.hint}>{t('table.wentOnText')}</p>}
          {tables.some(({ rows }) => rows.some(({ level, played }) => level && played > 0)) && <p className={styles.hint}>{t('table.level')}</p>}
        </>
      );
    case 'nhanh':
      return rounds.length === 0 ? <Nothing words={words} /> : <KnockOut rounds={rounds} words={words} />;
    case 'cau-thu':
      return scorers.length + booked.length === 0 ? (
        <Nothing words={words} />
      ) : (
        <>
          {scorers.length > 0 && <ScorerTable scorers={scorers} id="scorers" words={words} />}
          {booked.length > 0 && <BookedTable booked={booked} words={words} />}
        </>
      );
    default:
      return (
        <MatchPages
          matches={matches}
          page={page}
          now={now}
          href={(to) => tournamentAddress(tournament.id, part, to)}
          label={t(`tournament.${part}`)}
          words={words}
        />
      );
  }
}

/** A page of matches with the way to the others. */
export function MatchPages({
  matches,
  page,
  now,
  href,
  label,
  withTournament = false,
  words,
}: {
  matches: Matches | undefined;
  page: number;
  now: number;
  href(page: number): string;
  label: string;
  withTournament?: boolean;
  words: MatchWords;
}) {
  const { t } = words;
  if (!matches || matches.total === 0) return <Nothing words={words} />;
  return (
    <>
      {matches.list.length === 0 && <Nothing words={words} />}
      {matches.list.length > 0 && (
        <Panel as="div" edgeToEdge>
          {withTournament ? (
            runs(matches.list).map((run) => <Run key={`${run[0].kickOff} ${run[0].tournament.id}`} matches={run} now={now} label={label} words={words} />)
          ) : (
            <Rows matches={matches.list} now={now} label={label} words={words} />
          )}
        </Panel>
      )}
      <Pager
        label={t('pages.label')}
        {...pagesOf(page, matches)}
        href={href}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(one) => t('pages.page', { page: one })}
        renderLink={renderLink}
      />
    </>
  );
}

interface RowsProps {
  matches: readonly PlayedMatch[];
  now: number;
  label: string;
  words: MatchWords;
}

type Run = [PlayedMatch, ...PlayedMatch[]];

/** What a team plays one after the other in one tournament. */
function runs(matches: readonly PlayedMatch[]): readonly Run[] {
  return matches.reduce<Run[]>((before, match) => {
    const last = before.at(-1);
    if (last?.[0].tournament.id === match.tournament.id) last.push(match);
    else before.push([match]);
    return before;
  }, []);
}

function Run({ matches, label, ...props }: RowsProps & { matches: Run }) {
  const { tournament } = matches[0];
  return (
    <div>
      <LeagueHeader name={tournament.name} level={2} href={tournamentAddress(tournament.id)} renderLink={renderLink} {...tournamentLook(tournament)} />
      <Rows {...props} matches={matches} label={`${label}, ${tournament.name}`} />
    </div>
  );
}

function Rows({ matches, now, label, words }: RowsProps) {
  return (
    <MatchList label={label}>
      {matches.map((match, at) => (
        // Of which the teams are not known yet, several may look alike.
        <PlayedRow key={`${match.kickOff} ${match.home.id} ${match.away.id} ${at}`} match={match} now={now} words={words} />
      ))}
    </MatchList>
  );
}

export function Nothing({ words: { t } }: { words: MatchWords }) {
  return (
    <EmptyState level={2} icon={<CalendarX2 size={32} aria-hidden="true" />} title={t('competition.empty')}>
      {t('competition.emptyText')}
    </EmptyState>
  );
}
