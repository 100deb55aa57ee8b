import { EVENT_CODE, isDismissal, isGoal, type MatchEvent, type MatchRecord, type Side } from '@portal/domain';
import { isVoid } from './counted.ts';
import { slugOf } from './slug.ts';
import { teamFacts } from './teams.ts';

/** Where a player mostly stood, by the rows of line-ups. */
export type SquadRole = 'keeper' | 'defence' | 'midfield' | 'attack' | 'unknown';

/** What a player did in the matches of one team. `name` as a source writes it, `team` the key of its facts. */
export interface PlayerSums {
  readonly name: string;
  readonly team: string;
  /** Those in which a line-up or an event has the player on the pitch. */
  readonly matches: number;
  readonly starts: number;
  readonly goals: number;
  readonly penalties: number;
  readonly yellow: number;
  /** Straight ones and those after a second yellow. */
  readonly red: number;
  readonly role: SquadRole;
}

interface Sums {
  name: string;
  team: string;
  matches: number;
  starts: number;
  goals: number;
  penalties: number;
  yellow: number;
  red: number;
  roles: Map<SquadRole, number>;
}

const SIDES: readonly Side[] = ['home', 'away'];

/** What each player did, of the teams that are wanted; all teams if none is named. Own goals and shoot-outs count for nobody. */
export function playersOf(matches: readonly MatchRecord[], wanted?: string): PlayerSums[] {
  const all = new Map<string, Sums>();
  for (const match of matches.filter((one) => !isVoid(one)))
    for (const side of SIDES) {
      const team = teamFacts(match[side].name).key;
      if (wanted === undefined || wanted === team) countMatch(all, match, side, team);
    }
  return [...all.values()].map(({ roles, ...sums }) => ({ ...sums, role: mostly(roles) }));
}

/** Best scorers first; of as many goals who needed fewer penalties, then who played less. */
export const byGoals = (players: readonly PlayerSums[]): PlayerSums[] =>
  players
    .filter(({ goals }) => goals > 0)
    .toSorted((one, other) => other.goals - one.goals || one.penalties - other.penalties || one.matches - other.matches || byName(one, other));

/** Most red cards first, then most yellow ones. */
export const byCards = (players: readonly PlayerSums[]): PlayerSums[] =>
  players.filter(({ yellow, red }) => yellow + red > 0).toSorted((one, other) => other.red - one.red || other.yellow - one.yellow || byName(one, other));

const ROLES: readonly SquadRole[] = ['keeper', 'defence', 'midfield', 'attack', 'unknown'];
/** By where they stand, then by how often they played. */
export const bySquad = (players: readonly PlayerSums[]): PlayerSums[] =>
  players.toSorted(
    (one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role) || other.matches - one.matches || other.starts - one.starts || byName(one, other),
  );

const byName = (one: PlayerSums, other: PlayerSums): number => (one.name < other.name ? -1 : Number(one.name > other.name));

function countMatch(all: Map<string, Sums>, match: MatchRecord, side: Side, team: string): void {
  const sumsOf = (name: string): Sums => {
    const key = `${team} ${slugOf(name)}`;
    const known = all.get(key) ?? { name, team, matches: 0, starts: 0, goals: 0, penalties: 0, yellow: 0, red: 0, roles: new Map() };
    all.set(key, known);
    return known;
  };
  const onPitch = new Set<Sums>();
  const lineUp = match.lineUps?.[side];
  for (const [row, names] of (lineUp?.rows ?? []).entries())
    for (const name of names) {
      const sums = sumsOf(name);
      sums.starts += 1;
      const role = roleOf(row, lineUp!.rows.length);
      sums.roles.set(role, (sums.roles.get(role) ?? 0) + 1);
      onPitch.add(sums);
    }
  for (const name of lineUp?.substitutes ?? []) onPitch.add(sumsOf(name));
  for (const event of match.events) if (event.side === side && counts(event)) countEvent(event, sumsOf(event.player), onPitch);
  for (const sums of onPitch) sums.matches += 1;
}

/** A kick of a shoot-out is no goal; a card shown during one is a card. */
const counts = ({ code, period }: MatchEvent): boolean => code !== EVENT_CODE.ownGoal && !(period === 5 && (isGoal(code) || code === EVENT_CODE.penaltyMissed));

function countEvent({ code }: MatchEvent, sums: Sums, onPitch: Set<Sums>): void {
  if (isGoal(code)) sums.goals += 1;
  if (code === EVENT_CODE.penaltyScored) sums.penalties += 1;
  if (code === EVENT_CODE.yellowCard) sums.yellow += 1;
  if (isDismissal(code)) sums.red += 1;
  // A card may be shown to somebody on the bench.
  if (isGoal(code) || code === EVENT_CODE.substitution) onPitch.add(sums);
}

/** Keeper first, attack last; what lies between two or more rows is midfield but for the first of them. */
function roleOf(row: number, rows: number): SquadRole {
  if (rows < 4) return row === 0 && rows > 1 ? 'keeper' : 'unknown';
  if (row === 0) return 'keeper';
  if (row === 1) return 'defence';
  return row === rows - 1 ? 'attack' : 'midfield';
}

function mostly(roles: ReadonlyMap<SquadRole, number>): SquadRole {
  return [...roles].reduce<readonly [SquadRole, number]>((most, one) => (one[1] > most[1] ? one : most), ['unknown', 0])[0];
}
