import type { Side } from './match-record.ts';
import { isQuarterLine } from './odds-line.ts';

/** What a tip is about (specification, section 9, "Odds-tip types"). European is home, draw or away. */
export const TIP_TYPE = { overUnder: 10, european: 20, handicap: 30, halfHandicap: 40, halfOverUnder: 50 } as const;
export type TipType = (typeof TIP_TYPE)[keyof typeof TIP_TYPE];

/** How a tip ended (specification, section 4). Half a win is a win and half a loss a loss; the units tell them apart. */
export const TIP_RESULT = { win: 10, draw: 20, lose: 30 } as const;
export type TipResult = (typeof TIP_RESULT)[keyof typeof TIP_RESULT];

/** What a tipster can choose. */
export type TipPick = Side | 'draw' | 'over' | 'under';

/**
 * The terms of a tip. A handicap's line is added to the goals of the home team, whoever is picked: -0.5 has the home
 * team give half a goal. The line of over/under is a number of goals.
 */
export type TipTerms =
  | { readonly type: typeof TIP_TYPE.european; readonly pick: Side | 'draw'; readonly line: null }
  | { readonly type: typeof TIP_TYPE.handicap | typeof TIP_TYPE.halfHandicap; readonly pick: Side; readonly line: number }
  | { readonly type: typeof TIP_TYPE.overUnder | typeof TIP_TYPE.halfOverUnder; readonly pick: 'over' | 'under'; readonly line: number };

/** Lines further out than any match needs: goals given at most, goals counted at most (ours). */
export const LINE_LIMIT = { handicap: 10, overUnder: 20 } as const;

const PICKS: Record<TipType, readonly TipPick[]> = {
  10: ['over', 'under'],
  20: ['home', 'draw', 'away'],
  30: ['home', 'away'],
  40: ['home', 'away'],
  50: ['over', 'under'],
};

/** The picks a type knows, in the order in which they are shown (ours). */
export function picksOf(type: TipType): readonly TipPick[] {
  return PICKS[type];
}

/** Whether a number is one of the five types (section 9). */
export function isTipType(value: number): value is TipType {
  return Object.hasOwn(PICKS, value);
}

/** Whether the type is settled by the score at half-time (section 9). */
export function isHalfTimeTip(type: TipType): boolean {
  return type === TIP_TYPE.halfHandicap || type === TIP_TYPE.halfOverUnder;
}

/** What is wrong with terms that are none. */
export type TipTermsProblem = 'type' | 'pick' | 'line';

/** Terms from loose parts, or the first part that does not fit the others (ours). */
export function tipTerms(type: number, pick: string, line: number | null): TipTerms | TipTermsProblem {
  if (!isTipType(type)) return 'type';
  if (!PICKS[type].some((known) => known === pick)) return 'pick';
  if (!isLineOf(type, line)) return 'line';
  // The parts were checked against each other just now; TypeScript cannot follow a table.
  return { type, pick, line } as TipTerms;
}

/** The line as the one who picked reads it: with home giving half a goal (-0.5), away has half a goal more (+0.5; ours). */
export function lineOfPick(terms: TipTerms): number | null {
  return terms.pick === 'away' && terms.line !== null ? 0 - terms.line : terms.line;
}

function isLineOf(type: TipType, line: number | null): boolean {
  if (type === TIP_TYPE.european || line === null) return type === TIP_TYPE.european && line === null;
  if (!isQuarterLine(line)) return false;
  const isHandicap = type === TIP_TYPE.handicap || type === TIP_TYPE.halfHandicap;
  return isHandicap ? Math.abs(line) <= LINE_LIMIT.handicap : line >= 0.25 && line <= LINE_LIMIT.overUnder;
}
