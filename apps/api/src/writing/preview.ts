import type { Language } from '@portal/contracts';
import type { ArticleBlock } from '@portal/contracts/article';
import { isScored, type MatchRecord } from '@portal/domain';
import type { ArticleWords } from '../modules/articles/index.ts';
import { bullets, heading, inTurn, paragraph } from './facts.ts';
import { surveyPhrases } from './phrases/survey.ts';
import { polished } from './polished.ts';
import { resultLine } from './report.ts';
import { roundOf } from './standings.ts';
import { voiceOf, type Voice } from './voice.ts';

/** A round of fewer is the rest of one. */
const LEAST_MATCHES = 5;

export interface Round {
  readonly league: Readonly<Record<Language, string>>;
  readonly number: number;
  readonly matches: readonly MatchRecord[];
}

/** A look ahead at a round: when, who, and how the same two parted last season, where that is known. `turn`: previews that stand side by side are not told in the same words. */
export function previewOf(
  { league, number, matches }: Round,
  past: readonly MatchRecord[],
  fixtureIds: ReadonlyMap<string, number>,
  language: Language,
  turn = 0,
): ArticleWords {
  const voice = voiceOf(language);
  const phrases = surveyPhrases[language].preview;
  const days = [...new Set(matches.map(({ date }) => date))].sort();
  const [from = '', to = from] = [days[0], days.at(-1)];
  const when = from === to ? phrases.oneDay(voice.day(from)) : phrases.days(voice.day(from), voice.day(to));
  const meetings = matches.flatMap((match) => meetingOf(match, past, voice) ?? []);
  const round = { number, league: league[language], count: matches.length, when };
  return polished(
    {
      title: inTurn(turn, phrases.titles({ ...round, first: matches[0] ? titleOf(matches[0], voice) : '', rest: matches.length - 1 })),
      lead: inTurn(turn, phrases.leads({ ...round, past: meetings.length > 0 })),
      blocks: [
        paragraph(inTurn(turn, phrases.intro(round))),
        heading(phrases.pairs),
        {
          type: 'table',
          head: [...phrases.head],
          rows: matches.map(({ date, home, away }) => [voice.day(date), voice.team(home.name), voice.team(away.name)]),
        },
        ...cards(matches, fixtureIds, voice),
        ...(meetings.length > 0 ? [heading(phrases.past), bullets(meetings)] : []),
        paragraph(inTurn(turn, phrases.ends)),
      ],
    },
    language,
  );
}

const titleOf = ({ home, away }: MatchRecord, voice: Voice): string => `${voice.team(home.name)} – ${voice.team(away.name)}`;

function cards(matches: readonly MatchRecord[], fixtureIds: ReadonlyMap<string, number>, voice: Voice): ArticleBlock[] {
  return matches.slice(0, 2).flatMap((match) => {
    const fixtureId = fixtureIds.get(match.sourceKey);
    return fixtureId === undefined ? [] : [{ type: 'match' as const, fixtureId, title: titleOf(match, voice) }];
  });
}

function meetingOf(match: MatchRecord, past: readonly MatchRecord[], voice: Voice): string | undefined {
  const before = past.filter(isScored).find((one) => one.home.name === match.home.name && one.away.name === match.away.name);
  return before && surveyPhrases[voice.language].preview.meeting({ line: resultLine(before, voice), day: voice.day(before.date) });
}

/** The next round of a league that lies whole between two days; undefined when there is none. One that has begun, or of which a match was put off, is no longer told as a whole. */
export function nextRound(league: Round['league'], matches: readonly MatchRecord[], today: string, until: string): Round | undefined {
  const isAhead = ({ date, score, note }: MatchRecord) => score === null && note === null && date >= today && date <= until;
  const [next] = [...Map.groupBy(matches, roundOf)]
    .filter(([number, of]) => number > 0 && of.length >= LEAST_MATCHES && of.every(isAhead))
    .sort(([one], [other]) => one - other);
  if (!next) return undefined;
  const [number, of] = next;
  return { league, number, matches: of.toSorted((a, b) => fame(b) - fame(a) || a.date.localeCompare(b.date)) };
}

const famous = [
  'Real Madrid',
  'FC Barcelona',
  'Club Atlético de Madrid',
  'Paris Saint-Germain',
  'Olympique de Marseille',
  'Ajax',
  'PSV',
  'Feyenoord',
  'Flamengo',
  'Palmeiras',
  'Corinthians',
  'Sevilla',
  'Lyon',
];
const fame = ({ home, away }: MatchRecord): number => [home, away].filter(({ name }) => famous.some((one) => name.includes(one))).length;
