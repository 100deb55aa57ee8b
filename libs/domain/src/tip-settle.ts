import type { Score } from './match-record.ts';
import { splitLine } from './odds-line.ts';
import { isHalfTimeTip, TIP_RESULT, TIP_TYPE } from './tip-types.ts';
import type { TipResult, TipTerms } from './tip-types.ts';

/** +1 won, +0.5 half won, 0 the stake comes back, -0.5 half lost, -1 lost. */
export type SettledUnits = -1 | -0.5 | 0 | 0.5 | 1;

export interface TipSettlement {
  readonly result: TipResult;
  readonly settledUnits: SettledUnits;
}

/** What a tip is settled by; `null` is "not known (yet)". */
export interface SettlingScores {
  /** After 90 minutes and their stoppage time: extra time and shoot-outs count for no tip. */
  readonly score: Score | null;
  readonly halfTime: Score | null;
}

/**
 * Settles a tip (decisions, "Tips settle themselves": 10 win, 20 draw, 30 lose; quarter lines split the stake). Half-time
 * markets look at the half-time score alone. `null` where the score needed is not known: the tip stays open.
 */
export function settleTip(terms: TipTerms, scores: SettlingScores): TipSettlement | null {
  const score = isHalfTimeTip(terms.type) ? scores.halfTime : scores.score;
  if (!score) return null;
  const settledUnits = unitsOf(terms, score);
  const result = settledUnits > 0 ? TIP_RESULT.win : settledUnits < 0 ? TIP_RESULT.lose : TIP_RESULT.draw;
  return { result, settledUnits };
}

/** The share of one point a tip wins or loses at a score, prices aside (decisions, "Sports data"). */
export function unitsOf(terms: TipTerms, score: Score): SettledUnits {
  if (terms.type === TIP_TYPE.european) return outcomeOf(score) === terms.pick ? 1 : -1;
  const [near, far] = splitLine(terms.line);
  // Plus nought, because two stakes that come back must not be minus nought.
  return ((halfUnits(terms, near, score) + halfUnits(terms, far, score)) / 2 + 0) as SettledUnits;
}

/** 1, 0 or -1: one of the two lines the stake is laid on. */
function halfUnits(terms: Exclude<TipTerms, { line: null }>, line: number, { home, away }: Score): number {
  switch (terms.pick) {
    case 'home':
      return Math.sign(home + line - away);
    case 'away':
      return Math.sign(away - home - line);
    case 'over':
      return Math.sign(home + away - line);
    case 'under':
      return Math.sign(line - home - away);
  }
}

function outcomeOf({ home, away }: Score): 'home' | 'draw' | 'away' {
  return home > away ? 'home' : home < away ? 'away' : 'draw';
}
