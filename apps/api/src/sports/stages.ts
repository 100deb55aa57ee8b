import type { MatchRecord } from '@portal/domain';
import words from './stages.json' with { type: 'json' };

/** The part of a competition a match belongs to, as a key whose words are in stages.json. */
export type StageKey = keyof (typeof words)['vi'];

/** `group` for a group, `number` for a matchday or round, `name` for what has no key of its own. */
export interface Stage {
  readonly key: StageKey;
  readonly params: { readonly group?: string; readonly number?: number; readonly name?: string };
  /** Of a tie of two matches. */
  readonly leg?: 1 | 2 | undefined;
}

/** The stage of a match from the headings it stood under; the narrowest heading that says something wins. */
export function stageOf(match: Pick<MatchRecord, 'stage' | 'group' | 'round'>): Stage {
  const group = /^group\s+(.+)$/i.exec(match.group ?? '')?.[1];
  if (group !== undefined) return { key: 'group', params: { group: group.toUpperCase() } };
  const leg = legOf(match.round ?? '') ?? legOf(match.stage ?? '');
  // '1st Leg' under 'Quarter-finals' is a quarter-final.
  const heading = withoutLeg(match.round ?? '') || withoutLeg(match.stage ?? '');
  const stage = stageOfHeading(heading) ?? { key: 'other', params: { name: heading || match.round || '' } };
  return leg === undefined ? stage : { ...stage, leg };
}

const leg = /[\s,|(–-]*\b(?:(?<first>1st|first|1\.)|2nd|second|2\.)\s+legs?\b\)?[\s,|–-]*|^leg (?<number>[12])$/i;

function legOf(heading: string): 1 | 2 | undefined {
  const groups = leg.exec(heading)?.groups;
  return groups && (groups.first !== undefined || groups.number === '1' ? 1 : 2);
}

const withoutLeg = (heading: string): string => heading.replace(leg, ' ').trim();

/** The words for a stage in one of the three languages. */
export function stageWords(stage: Stage, locale: 'vi' | 'en' | 'zh'): string {
  const said = words[locale][stage.key].replace(/\{\{(\w+)\}\}/g, (_, name: 'group' | 'number' | 'name') => String(stage.params[name] ?? ''));
  return stage.leg === undefined ? said : words.legs[locale][stage.leg - 1]!.replace('{{stage}}', said);
}

/** Order matters: 'Play-off for third place' is not a play-off round, 'Semi-finals' are no final. */
const headings: readonly (readonly [RegExp, StageKey])[] = [
  [/third[- ]place|3rd[- ]place|bronze/, 'third-place'],
  [/round of 64|\b1\/32/, 'round-of-64'],
  [/round of 32|\b1\/16/, 'round-of-32'],
  [/round of 16|last 16|\b1\/8|eighth[- ]finals?/, 'round-of-16'],
  [/quarter[- ]?finals?|\b1\/4/, 'quarter-final'],
  [/semi[- ]?finals?|\b1\/2 /, 'semi-final'],
  [/^finals?$|^the final$|^final round$/, 'final'],
  [/^second (stage|group stage)$/, 'second-stage'],
  [/^regular season$/, 'regular-season'],
  [/^championship (round|group|pool)$/, 'championship-round'],
  [/^relegation (round|group|pool)$/, 'relegation-round'],
  [/first stage|group (stage|phase|matches)|^group$/, 'group-stage'],
  [/league (stage|phase)|^league$/, 'league-stage'],
  [/play[- ]?offs?/, 'play-off'],
];

/** A day of a league on which every team plays once, in the words of its country; for a pattern. */
export const MATCHDAY = '(?:matchday|spieltag|jornada|journée|giornata|rodada|speelronde)';

function stageOfHeading(heading: string): Stage | null {
  const text = heading.trim().toLowerCase();
  const key = headings.find(([pattern]) => pattern.test(text))?.[1];
  if (key) return { key, params: {} };
  const matchday = (new RegExp(`^(?:${MATCHDAY}|regular season -)\\s*(\\d+)$`).exec(text) ?? new RegExp(`^(\\d+)[.ªa]?\\s*${MATCHDAY}$`).exec(text))?.[1];
  if (matchday !== undefined) return { key: 'matchday', params: { number: Number(matchday) } };
  const round = /^(?:round|runde)\s*(\d+)$/.exec(text)?.[1] ?? /^(\d+)\.? round$/.exec(text)?.[1];
  return round === undefined ? null : { key: 'round', params: { number: Number(round) } };
}
