import type { Outcome, Table } from '@portal/contracts/competition';
import { StandingsTable, type MatchResult, type StandingsRow } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import { look, type MatchWords } from '../match/match-words.ts';
import { teamAddress } from './competition-address.ts';

interface Props {
  table: Table;
  /** What the table is called where it has no name of its own. */
  title: string;
  /** A heading beside says it already. */
  titleHidden?: boolean;
  /** Whom the page is about. */
  current?: readonly number[];
  words: MatchWords;
}

const looks: Readonly<Record<Outcome, MatchResult['outcome']>> = { won: 'win', drawn: 'draw', lost: 'lose' };

/** How a team's last matches went, as squares and in words. A newer api's word is none of ours: it is left out. */
export function formOf(form: readonly string[], { t }: MatchWords): { results: MatchResult[]; label: string } {
  const known = form.filter((outcome): outcome is Outcome => Object.hasOwn(looks, outcome));
  return {
    results: known.map((outcome) => ({ outcome: looks[outcome], letter: t(`form.${outcome}.letter`) })),
    label: known.map((outcome) => t(`form.${outcome}.word`)).join(', '),
  };
}

/** "+12", "−3", "0". */
const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');

export function Standings({ table: { name, rows }, title, titleHidden = false, current = [], words }: Props) {
  const { t } = words;
  const head = (key: string) => ({ short: t(`table.${key}.short`), long: t(`table.${key}.long`) });
  return (
    <StandingsTable
      caption={name || title}
      captionHidden={titleHidden}
      heads={{
        position: head('position'),
        team: head('team'),
        played: head('played'),
        won: head('won'),
        drawn: head('drawn'),
        lost: head('lost'),
        goals: head('goals'),
        difference: head('difference'),
        points: head('points'),
        form: head('form'),
      }}
      rows={rows.map(({ team, form, goalsFor, goalsAgainst, wentOn, ...row }): StandingsRow => {
        const { results, label } = formOf(form, words);
        return {
          ...row,
          id: String(team.id),
          team: look(team),
          href: teamAddress(team.id),
          goals: `${goalsFor}–${goalsAgainst}`,
          difference: signed(goalsFor - goalsAgainst),
          form: results,
          formLabel: label,
          current: current.includes(team.id),
          through: wentOn ? t('table.wentOn') : undefined,
        };
      })}
      renderLink={renderLink}
    />
  );
}
