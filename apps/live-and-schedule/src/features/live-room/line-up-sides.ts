import type { LineUp, Team } from '@portal/contracts/match';
import type { LineUpPlayer, LineUpSide } from '@portal/ui';
import type { Translate } from '../match/match-words.ts';

/** Both teams as the pitch draws them: the away side changes its shirt where both would look alike. */
export function lineUpSides(lineUps: { home: LineUp; away: LineUp }, teams: { home: Team; away: Team }, t: Translate): { home: LineUpSide; away: LineUpSide } {
  const homeShirt = teams.home.colors[0] ?? '#FFFFFF';
  const awayShirt = teams.away.colors.find((color) => distance(color, homeShirt) > ALIKE) ?? inkOn(homeShirt);
  return {
    home: {
      name: teams.home.name,
      ...(lineUps.home.formation && { formation: lineUps.home.formation }),
      shirt: homeShirt,
      ink: inkOn(homeShirt),
      rows: rowsOf(lineUps.home, 'home', t),
    },
    away: {
      name: teams.away.name,
      ...(lineUps.away.formation && { formation: lineUps.away.formation }),
      shirt: awayShirt,
      ink: inkOn(awayShirt),
      rows: rowsOf(lineUps.away, 'away', t),
    },
  };
}

const rowsOf = (lineUp: LineUp, side: string, t: Translate): LineUpPlayer[][] =>
  lineUp.rows.map((row, depth) =>
    row.map((player, place) => ({
      id: `${side}-${depth}-${place}`,
      shortName: player.short,
      ...(player.captain && { captain: t('lineUp.captain') }),
      card: player.red ? { tone: 'red' as const, label: t('lineUp.red') } : player.yellow ? { tone: 'yellow' as const, label: t('lineUp.yellow') } : null,
      goals: player.goals > 0 ? { count: player.goals, label: t('lineUp.goals', { count: player.goals }) } : null,
      off: player.offAt === null ? null : { minute: `${player.offAt}'`, label: t('lineUp.off', { minute: player.offAt }) },
    })),
  );

/** Sum of the differences of the three channels, 0 to 3, under which two shirts cannot be told apart from the stand. */
const ALIKE = 0.6;
const channels = (color: string): [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};
/** Relative luminance, as contrast is reckoned with (WCAG). */
const luminance = (color: string) => {
  const [r, g, b] = channels(color).map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const distance = (one: string, other: string) => {
  const [a, b] = [channels(one), channels(other)];
  return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0);
};
const DARK = '#12181E';
const LIGHT = '#FFFFFF';
/** Above this luminance dark ink stands out more than light ink. */
const BRIGHT = 0.2;
const inkOn = (shirt: string) => (luminance(shirt) > BRIGHT ? DARK : LIGHT);
