import type { MatchRecord } from '@portal/domain';
import { isPlaceholderTeam, teamFacts } from './teams.ts';

/** What the teams of these matches are called by their source, by the key of their facts. */
export function teamNames(matches: readonly MatchRecord[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { home, away } of matches) for (const { name } of [home, away]) if (!isPlaceholderTeam(name)) names.set(teamFacts(name).key, name);
  return names;
}
