import type { MatchRecord } from '@portal/domain';
import words from './stages.json' with { type: 'json' };

/** The part of a competition a match belongs to, as a key whose words are in stages.json. */
export type StageKey = keyof (typeof words)['vi'];

/** `group` for a group, `number` for a matchday or round, `name` for what has no key of its own. */
export interface Stage {
  readonly key: StageKey;
  readonly params: { readonly group?: string; readonly number?: number; readonly name?: string };
}

/** The stage of a match from the headings it stood under; the narrowest heading that says something wins. */
export function stageOf(match: Pick<MatchRecord, 'stage' | 'group' | 'round'>): Stage {
  const group = /^group\s+(.+)$/i.exec(match.group ?? '')?.[1];
  if (group !== undefined) return { key: 'group', params: { group: group.toUpperCase() } };
  const heading = match.round ?? match.stage ?? '';
  return stageOfHeading(heading) ?? { key: 'other', params: { name: heading } };
}

/** The words for a stage in one of the three languages. */
export function stageWords(stage: Stage, locale: 'vi' | 'en' | 'zh'): string {
  return words[locale][stage.key].replace(/\{\{(\w+)\}\}/g, (_, name: 'group' | 'number' | 'name') => String(stage.params[name] ?? ''));
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
  [/first stage|group (stage|phase|matches)|^group$/, 'group-stage'],
  [/league (stage|phase)|^league$/, 'league-stage'],
  [/play[- ]?offs?/, 'play-off'],
];

function stageOfHeading(heading: string): Stage | null {
  const text = heading.trim().toLowerCase();
  const key = headings.find(([pattern]) => pattern.test(text))?.[1];
  if (key) return { key, params: {} };
  const matchday = /^(?:matchday|regular season -|spieltag|jornada)\s*(\d+)$/.exec(text)?.[1];
  if (matchday !== undefined) return { key: 'matchday', params: { number: Number(matchday) } };
  const round = /^(?:round|runde)\s*(\d+)$/.exec(text)?.[1] ?? /^(\d+)\.? round$/.exec(text)?.[1];
  return round === undefined ? null : { key: 'round', params: { number: Number(round) } };
}
