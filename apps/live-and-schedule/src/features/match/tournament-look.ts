import { tournamentSwatches } from './swatches.ts';

/** Letter and colour of a tournament's square, the same on every page. */
export const tournamentLook = ({ id, short, name }: { id: number; short: string; name: string }) => ({
  monogram: (short || name).slice(0, 1).toUpperCase(),
  color: tournamentSwatches[id % tournamentSwatches.length]!,
});
