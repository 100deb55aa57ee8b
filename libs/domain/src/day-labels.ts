/** Day labels CN, T2 to T7 (specification, section 9), Sunday first as `Date.getDay` counts. */
export const DAY_LABELS = ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'] as const;

export type DayLabel = (typeof DAY_LABELS)[number];

/** The label of a calendar day given as YYYY-MM-DD (section 9). Throws RangeError for anything that is no day. */
export function dayLabel(date: string): DayLabel {
  const at = new Date(`${date}T00:00:00Z`);
  const label = DAY_LABELS[at.getUTCDay()];
  // `Date` rolls 2026-02-30 over to March; the way back shows it.
  if (!label || at.toISOString().slice(0, 10) !== date) throw new RangeError(`not a day: ${date}`);
  return label;
}
