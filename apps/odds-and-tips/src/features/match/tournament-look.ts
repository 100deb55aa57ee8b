/** Grounds of the tournaments' squares: white letters stand on each of them (contrast 4.5 at least). Drawings may name colours; roles of the tokens have no such set. */
const swatches = ['#B3201A', '#4A1A6B', '#B33C08', '#0F55A6', '#A8122A', '#1B7A34', '#0A6470', '#7A3E12'] as const;

/** Letter and colour of a tournament's square, the same on every page. */
export const tournamentLook = ({ id, short, name }: { id: number; short: string; name: string }) => ({
  monogram: (short || name).slice(0, 1).toUpperCase(),
  color: swatches[id % swatches.length] ?? swatches[0],
});
