/** Levels run from 1 to 50 (ours; the specification names levels without rules). */
export const TOP_LEVEL = 50;

/**
 * Experience at which each level begins: `LEVEL_STARTS[0]` is level 1 (ours). The step from a level to the next is
 * 25 x level x level + 100: the second level is an evening away, the fourteenth asks for 5,000 more.
 */
export const LEVEL_STARTS: readonly number[] = starts();

export interface LevelProgress {
  level: number;
  /** Experience at which the level begins. */
  from: number;
  /** Experience at which the next one begins; null at the top. */
  to: number | null;
  /** 0 to 1, for the bar; 1 at the top. */
  share: number;
}

/** The level of an experience and the way to the next (ours). What is no number, or negative, is the beginning. */
export function levelOf(experience: number): LevelProgress {
  const have = experience > 0 ? experience : 0;
  const level = Math.max(1, LEVEL_STARTS.findLastIndex((start) => start <= have) + 1);
  const from = LEVEL_STARTS[level - 1] ?? 0;
  const to = LEVEL_STARTS[level] ?? null;
  return { level, from, to, share: to === null ? 1 : (have - from) / (to - from) };
}

/** What a level brings beside its number (ours): a title by which others know one, from the level on that stands with it. */
export const LEVEL_TITLES = [
  { level: 1, title: 'newcomer' },
  { level: 5, title: 'regular' },
  { level: 10, title: 'supporter' },
  { level: 15, title: 'voice' },
  { level: 20, title: 'veteran' },
  { level: 30, title: 'heart' },
  { level: 40, title: 'pillar' },
  { level: 50, title: 'legend' },
] as const;
export type LevelTitle = (typeof LEVEL_TITLES)[number]['title'];

/** The title of a level (ours); below the first it is the first. */
export const titleOfLevel = (level: number): LevelTitle => LEVEL_TITLES.findLast((one) => one.level <= level)?.title ?? LEVEL_TITLES[0].title;
/** The title after that of a level, and the level that brings it (ours); undefined: there is none. */
export const nextLevelTitle = (level: number): { level: number; title: LevelTitle } | undefined => LEVEL_TITLES.find((one) => one.level > level);

function starts(): number[] {
  const all = [0];
  for (let level = 1; level < TOP_LEVEL; level += 1) all.push((all.at(-1) ?? 0) + 25 * level * level + 100);
  return all;
}
