/** Whose odds a row shows. They are made up and have numbers only: no bookmaker is named (decisions, "Sports data"). */
export interface Company {
  readonly companyId: number;
  /** What the chances of a handicap or goal line add up to above 1. */
  readonly margin: number;
  /** The same for 1X2. */
  readonly europeanMargin: number;
  /** Hours before the kick-off at which it opens. */
  readonly opensHours: number;
  /** How often it moves before the kick-off. */
  readonly moves: number;
}

export const COMPANIES: readonly [Company, ...Company[]] = [
  { companyId: 8, margin: 0.04, europeanMargin: 0.06, opensHours: 72, moves: 24 },
  { companyId: 3, margin: 0.055, europeanMargin: 0.08, opensHours: 60, moves: 14 },
  { companyId: 12, margin: 0.03, europeanMargin: 0.05, opensHours: 48, moves: 32 },
];
