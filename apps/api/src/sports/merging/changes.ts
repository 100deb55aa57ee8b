import type { MatchRecord } from '@portal/domain';
import { stageOf, stageWords } from '../stages.ts';

/** A fact of a match that is another one since. */
export interface Change {
  readonly fact: string;
  /** Empty: it was not known. */
  readonly before: string;
  readonly after: string;
}

type FactOf = readonly [string, (match: MatchRecord) => string];
const goals = (score: { home: number; away: number } | null | undefined) => (score ? `${score.home}-${score.away}` : '');
const facts: readonly FactOf[] = [
  ['teams', ({ home, away }) => `${home.name} v ${away.name}`],
  ['round', (match) => stageWords(stageOf(match), 'en')],
  ['day', ({ date }) => date],
  ['kickOff', ({ kickOff }) => (kickOff === null ? '' : new Date(kickOff).toISOString().replace(':00.000Z', 'Z'))],
  ['fullTime', ({ score }) => goals(score?.fullTime)],
  ['halfTime', ({ score }) => goals(score?.halfTime)],
  ['extraTime', ({ score }) => goals(score?.extraTime)],
  ['penalties', ({ score }) => goals(score?.penalties)],
  ['note', ({ note }) => note ?? ''],
  ['venue', ({ venue, city }) => [venue, city].filter(Boolean).join(', ')],
  ['referee', ({ referee }) => referee ?? ''],
  ['attendance', ({ attendance }) => (attendance === null ? '' : String(attendance))],
  ['line-ups', ({ lineUps }) => (lineUps ? JSON.stringify([lineUps.home, lineUps.away]) : '')],
  ['events', ({ events }) => JSON.stringify(events)],
];
/** Too long to be told; that they are others, and how many, is enough. */
const counted: Readonly<Record<string, (match: MatchRecord) => string>> = {
  'line-ups': ({ lineUps }) => (lineUps ? `${[lineUps.home, lineUps.away].flatMap(({ rows }) => rows.flat()).length} players` : ''),
  events: ({ events }) => `${events.length} goals, cards and changes`,
};

/** What is told of a match otherwise than before. */
export function changesOf(before: MatchRecord, after: MatchRecord): Change[] {
  return facts.flatMap(([fact, of]) => {
    if (of(before) === of(after)) return [];
    const told = counted[fact] ?? of;
    return [{ fact, before: told(before), after: told(after) }];
  });
}

/** One line for a person at a terminal. */
export function changeLine(key: string, { fact, before, after }: Change): string {
  if (before === after) return `${key}: ${fact}: others than before, ${after}`;
  return `${key}: ${fact} ${before === '' ? 'was not known' : `was ${before}`}, is ${after === '' ? 'not known' : after}`;
}
