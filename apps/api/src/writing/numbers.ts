import type { Language } from '@portal/contracts';
import { readablePlayerName, type ScoredMatch } from '@portal/domain';
import type { ArticleWords } from '../modules/articles/index.ts';
import { byGoals, isVoid, playersOf, type PlayerSums } from '../sports/index.ts';
import { bullets, gapOf, goalsIn, heading, inTurn, isTold, paragraph } from './facts.ts';
import { surveyPhrases } from './phrases/survey.ts';
import { polished } from './polished.ts';
import { cupName, resultLine } from './report.ts';
import { voiceOf } from './voice.ts';

/** How many of those who scored most are named. */
const SCORERS = 8;

/** A World Cup in figures, added up from its matches. `turn`: two of them are not told in the same words. */
export function numbersOf(season: string, played: readonly ScoredMatch[], language: Language, turn = 0): ArticleWords {
  const matches = played.filter((match) => !isVoid(match));
  const voice = voiceOf(language);
  const phrases = surveyPhrases[language].numbers;
  const goals = matches.reduce((sum, match) => sum + goalsIn(match), 0);
  const shootOuts = matches.flatMap((match) => (match.score.penalties ? [{ match, kicks: match.score.penalties }] : []));
  const widest = most(matches, gapOf);
  const fullest = most(matches, ({ attendance }) => attendance ?? 0);
  const lines = (of: readonly ScoredMatch[]) => of.map((match) => phrases.place(resultLine(match, voice), voice.round(match))).join(phrases.between);
  const cup = cupName(season, language);
  return polished(
    {
      title: inTurn(turn, phrases.titles(cup)),
      lead: inTurn(turn, phrases.leads({ goals, matches: matches.length })),
      blocks: [
        paragraph(
          inTurn(
            turn,
            phrases.intro({
              matches: matches.length,
              goals,
              average: voice.number(goals / matches.length, 2),
              goalless: matches.filter((match) => goalsIn(match) === 0).length,
              shootOuts: shootOuts.length,
            }),
          ),
        ),
        heading(phrases.figures),
        bullets([
          ...(widest.length > 0 ? [phrases.widest(lines(widest))] : []),
          ...(fullest[0]?.attendance ? [phrases.fullest({ lines: lines(fullest), crowd: voice.number(fullest[0].attendance) })] : []),
          ...shootOuts.map(({ match, kicks }) =>
            phrases.shootOut({ line: resultLine(match, voice), kicks: `${kicks.home}–${kicks.away}`, stage: voice.round(match) }),
          ),
        ]),
        heading(phrases.scorers),
        {
          type: 'table',
          head: [...phrases.head],
          rows: topScorers(matches).map(({ name, team, goals: scored }) => [readablePlayerName(name), voice.team(team), String(scored)]),
        },
        paragraph(phrases.rule),
      ],
    },
    language,
  );
}

/** Who scored most, as far as a place is not shared by more than are named. */
function topScorers(matches: readonly ScoredMatch[]): PlayerSums[] {
  const scorers = byGoals(playersOf(matches.filter(isTold)));
  const next = scorers[SCORERS]?.goals ?? 0;
  return scorers.slice(0, SCORERS).filter(({ goals }) => goals > next);
}
/** All that have the most of something, in their order. */
function most(matches: readonly ScoredMatch[], of: (match: ScoredMatch) => number): ScoredMatch[] {
  const top = Math.max(...matches.map(of));
  return top > 0 ? matches.filter((match) => of(match) === top) : [];
}
