/** The axis of the weight: where on the way from the lightest (0) to the boldest (1) each weight's drawing stands. */
export interface Axis {
  readonly weights: readonly number[];
  readonly places: readonly number[];
}
/** A part of the axis: what is told for its peak counts there wholly, and less and less until `from` and `to`. */
export interface Region {
  readonly from: number;
  readonly peak: number;
  readonly to: number;
}

/**
 * A family's weights between two are drawn as mixtures of these, but not always as much of the one as their number says. `widths`: of the glyphs of each weight, by which the
 * mixture is known, to a thousandth; and a little more, so that no mixture of whole numbers ends on a half, which readers of fonts round either way.
 */
export function axisOf(weights: readonly number[], widths: readonly (readonly number[])[]): Axis {
  const [first = [], last = []] = [widths[0], widths.at(-1)];
  const grown = first.map((width, glyph) => (last[glyph] ?? 0) - width);
  const squares = grown.reduce((sum, change) => sum + change * change, 0);
  const between = widths.slice(1, -1).map((own) => grown.reduce((sum, change, glyph) => sum + change * ((own[glyph] ?? 0) - (first[glyph] ?? 0)), 0) / squares);
  return { weights, places: [0, ...between.map((place) => Math.round(place * 1000) / 1000 + 1 / 8192), 1] };
}

/** The whole way first, then what each weight in between has of its own, which counts nothing at any other. */
export const regionsOf = ({ places }: Axis): Region[] => [
  { from: 0, peak: 1, to: 1 },
  ...places.slice(1, -1).map((peak, at) => ({ from: places[at] ?? 0, peak, to: places[at + 2] ?? 1 })),
];

/** How a number of each weight is told: how much it changes the whole way, then by how much each weight in between is off the mixture. Off by `near` or less is as good as not. */
export function changesOf(values: readonly number[], { places }: Axis, near = 0): number[] {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const off = values.slice(1, -1).map((value, at) => value - first - (places[at + 1] ?? 0) * (last - first));
  return [last - first, ...off.map((difference) => (Math.abs(difference) <= near ? 0 : Math.round(difference)))];
}
