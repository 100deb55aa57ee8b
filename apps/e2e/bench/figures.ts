/** One measured thing. `value` is the median unless the name says otherwise; `spread`: 5th to 95th percentile. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  n: number;
  spread: [number, number];
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
};

const round = (value: number) => Math.round(value * 100) / 100;

export const figureOf = (name: string, unit: string, values: readonly number[], share = 0.5): Figure => ({
  name,
  unit,
  value: round(percentile(values, share)),
  n: values.length,
  spread: [round(percentile(values, 0.05)), round(percentile(values, 0.95))],
});

/** Each as a line for a person, then all as JSON lines for a machine. */
export function print(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  console.log('');
  for (const { name, value, unit, n, spread } of figures)
    console.log(`${name.padEnd(width)}  ${String(value).padStart(9)} ${unit.padEnd(4)}  n=${n}  5–95 %: ${spread[0]}–${spread[1]}`);
  console.log('');
  for (const figure of figures) console.log(JSON.stringify(figure));
}
