import type { KnockOutRound, Tie } from '@portal/contracts/competition';
import { formatDay, formatTime } from '@portal/i18n';
import { Bracket, Panel, PanelHeader, type BracketRound, type BracketSide, type BracketTie } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import { look, type MatchWords } from '../match/match-words.ts';
import { teamAddress } from './competition-address.ts';

/** The tree of a knock-out; the match for third place stands by itself. */
export function KnockOut({ rounds, words }: { rounds: readonly KnockOutRound[]; words: MatchWords }) {
  const { t } = words;
  const main = rounds.filter(({ key }) => key !== 'third-place');
  const third = rounds.filter(({ key }) => key === 'third-place');
  const drawn = (some: readonly KnockOutRound[]) =>
    some.map(
      (round, at): BracketRound => ({
        id: round.key,
        name: round.name,
        ties: round.ties.map((tie, place) => ({ ...tieOf(tie, place, words), leads: leadsTo(tie, place, round, some[at + 1]) })),
      }),
    );
  return (
    <Panel as="div" edgeToEdge>
      <PanelHeader level={2} title={t('tournament.nhanh')} />
      <Bracket label={t('tournament.nhanh')} rounds={drawn(main)} wonLabel={t('tournament.wentOn')} renderLink={renderLink} />
      {third.length > 0 && (
        <Bracket label={`${t('tournament.nhanh')}, ${third[0]!.name}`} rounds={drawn(third)} wonLabel={t('tournament.won')} renderLink={renderLink} />
      )}
    </Panel>
  );
}

/** Whether a team of it stands in the tie beside it. Ties that nobody can place yet stand anywhere. */
function leadsTo({ teams }: Tie, place: number, { ties }: KnockOutRound, later: KnockOutRound | undefined): boolean {
  const next = later?.ties[ties.length === 2 * later.ties.length ? Math.floor(place / 2) : place];
  return next?.teams.some((team) => team && teams.some((one) => one?.id === team.id)) === true;
}

function tieOf(tie: Tie, at: number, words: MatchWords): BracketTie {
  const { teams, matches } = tie;
  return {
    id: `${teams.map((team) => team?.id ?? 0).join('-')}-${at}`,
    sides: [sideOf(tie, 0, words), sideOf(tie, 1, words)],
    note: matches.map((match) => noteOf(match, words)).join(' · '),
  };
}

function sideOf({ teams, goals, penalties, winner }: Tie, at: 0 | 1, { t }: MatchWords): BracketSide {
  const team = teams[at];
  return {
    look: team && look(team),
    name: team?.name ?? t('tournament.toBeKnown'),
    href: team ? teamAddress(team.id) : undefined,
    goals: goals ? `${goals[at]}${penalties ? ` (${penalties[at]})` : ''}` : '',
    won: winner === at,
  };
}

const noteOf = ({ kickOff, dayOnly }: Tie['matches'][number], { zone }: MatchWords): string =>
  dayOnly ? formatDay(kickOff, zone) : `${formatDay(kickOff, zone)} ${formatTime(kickOff, zone)}`;
