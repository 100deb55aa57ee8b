import type { Language } from '@portal/contracts';
import type { MatchRecord } from '@portal/domain';
import type { ArticleWords } from '../modules/articles/index.ts';
import { heading, inTurn, paragraph } from './facts.ts';
import { surveyPhrases } from './phrases/survey.ts';
import { polished } from './polished.ts';
import { signed, standingsAfter, wholeRounds, type Standing } from './standings.ts';
import { voiceOf } from './voice.ts';

const SHOWN = 10;
const LEAST_ROUNDS = 10;

/** A season as far as its rounds are known whole. */
export interface Season {
  readonly season: string;
  readonly rounds: number;
  /** Best first. */
  readonly table: readonly [Standing, Standing, Standing, ...Standing[]];
}

/** Undefined when too little is known to say anything. */
export function seasonOf(season: string, matches: readonly MatchRecord[]): Season | undefined {
  const rounds = wholeRounds(matches);
  const [first, second, third, ...rest] = standingsAfter(matches, rounds);
  return rounds < LEAST_ROUNDS || !first || !second || !third ? undefined : { season, rounds, table: [first, second, third, ...rest] };
}

/** The table of a season and what it says. `turn`: reviews that stand side by side are not told in the same words. */
export function reviewOf(league: string, { season, rounds, table }: Season, language: Language, turn = 0): ArticleWords {
  const [first, second, third] = table;
  const voice = voiceOf(language);
  const phrases = surveyPhrases[language].review;
  const scored = Math.max(...table.map(({ goalsFor }) => goalsFor));
  const conceded = Math.min(...table.map(({ goalsAgainst }) => goalsAgainst));
  const all = (are: (row: Standing) => boolean) => voice.all(table.filter(are).map(({ team }) => voice.team(team)));
  const placed = ({ team, points }: Standing) => ({ team: voice.team(team), points });
  const leader = placed(first);
  const shown = table.slice(0, SHOWN);
  return polished(
    {
      title: inTurn(turn, phrases.titles({ league, season, rounds })),
      lead: inTurn(turn, phrases.leads({ first: leader.team, second: placed(second).team, points: first.points, gap: first.points - second.points })),
      blocks: [
        paragraph(
          inTurn(
            turn,
            phrases.intro({
              season,
              rounds,
              first: leader.team,
              won: first.won,
              drawn: first.drawn,
              lost: first.lost,
              second: placed(second),
              third: placed(third),
            }),
          ),
        ),
        heading(phrases.table({ rounds, shown: shown.length })),
        {
          type: 'table',
          head: [...phrases.head],
          rows: shown.map((row) => [String(row.position), voice.team(row.team), String(row.played), signed(row), String(row.points)]),
        },
        heading(phrases.goals),
        paragraph(
          inTurn(
            turn,
            phrases.strongest({
              attack: all(({ goalsFor }) => goalsFor === scored),
              scored,
              average: voice.number(scored / first.played, 1),
              defence: all(({ goalsAgainst }) => goalsAgainst === conceded),
              conceded,
              played: first.played,
            }),
          ),
        ),
        paragraph(phrases.rule),
      ],
    },
    language,
  );
}
