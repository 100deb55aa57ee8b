import type { Language } from '@portal/contracts';
import type { MatchRecord } from '@portal/domain';
import type { ArticleWords } from '../modules/articles/index.ts';
import { heading, paragraph } from './facts.ts';
import { surveyPhrases } from './phrases/survey.ts';
import { polished } from './polished.ts';
import { standingsAfter, wholeRounds, type Standing } from './standings.ts';
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

/** The table of a season and what it says. */
export function reviewOf(league: string, { season, rounds, table }: Season, language: Language): ArticleWords {
  const [first, second, third] = table;
  const voice = voiceOf(language);
  const phrases = surveyPhrases[language].review;
  const best = table.toSorted((a, b) => b.scored - a.scored)[0] ?? first;
  const tightest = table.toSorted((a, b) => a.conceded - b.conceded)[0] ?? first;
  const placed = ({ team, points }: typeof first) => ({ team: voice.team(team), points });
  const leader = placed(first);
  const shown = table.slice(0, SHOWN);
  return polished(
    {
      title: phrases.title({ league, season, rounds }),
      lead: phrases.lead({ first: leader.team, second: placed(second).team, points: first.points, gap: first.points - second.points }),
      blocks: [
        paragraph(
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
        heading(phrases.table({ rounds, shown: shown.length })),
        {
          type: 'table',
          head: [...phrases.head],
          rows: shown.map((row, place) => [String(place + 1), voice.team(row.team), String(row.played), signed(row.scored - row.conceded), String(row.points)]),
        },
        heading(phrases.goals),
        paragraph(
          phrases.strongest({
            attack: voice.team(best.team),
            scored: best.scored,
            average: voice.number(best.scored / best.played, 1),
            defence: voice.team(tightest.team),
            conceded: tightest.conceded,
            played: tightest.played,
          }),
        ),
        paragraph(phrases.rule),
      ],
    },
    language,
  );
}

const signed = (difference: number): string => (difference > 0 ? `+${difference}` : String(difference));
