import { complaintsTo, isObject, readText, readWhole } from './problem.ts';
import type { Complaints, JsonObject, JsonProblem } from './problem.ts';

/** What a file beside the matches lists, and how many of what: { groups: 12, teams: 48 }. */
export interface ReferenceResult {
  readonly counts: Readonly<Record<string, number>>;
  readonly problems: readonly JsonProblem[];
}

interface Kind {
  /** The list, for a file of this kind. */
  readonly list: (file: unknown) => readonly unknown[] | null;
  readonly name: string;
  /** Answers what an entry adds to the counts besides itself; complains about what is wrong with it. */
  readonly read: (entry: JsonObject, complaints: Complaints) => Readonly<Record<string, number>>;
}

const named = (key: string) => (file: unknown) => (isObject(file) && Array.isArray(file[key]) ? (file[key] as unknown[]) : null);
const bare = (key: string) => (file: unknown) => (Array.isArray(file) && file.some((entry) => isObject(entry) && key in entry) ? (file as unknown[]) : null);
const either = (name: string, key: string) => (file: unknown) => named(name)(file) ?? bare(key)(file);

const kinds: readonly Kind[] = [
  { name: 'groups', list: named('groups'), read: readGroup },
  { name: 'stadiums', list: either('stadiums', 'capacity'), read: readStadium },
  { name: 'squads', list: either('squads', 'players'), read: readSquad },
  { name: 'teams', list: either('teams', 'fifa_code'), read: readTeam },
  { name: 'clubs', list: named('clubs'), read: readTeam },
];

/**
 * Reads the files that stand beside the matches of a tournament: groups, stadiums, teams, squads. Nothing of them is
 * stored; they are checked and counted, so that one sees what a folder holds. Null for a file of another kind.
 */
export function readReference(file: unknown): ReferenceResult | null {
  for (const { name, list, read } of kinds) {
    const entries = list(file);
    if (!entries) continue;
    const problems: JsonProblem[] = [];
    const counts: Record<string, number> = { [name]: 0 };
    const top = Array.isArray(file) ? complaintsTo(problems) : complaintsTo(problems, name);
    entries.forEach((entry, index) => {
      const complaints = top.at(index);
      if (!isObject(entry) || nameOf(entry, complaints) === null) return complaints.say(`not one of the ${name}`, entry);
      counts[name] = (counts[name] ?? 0) + 1;
      for (const [kind, more] of Object.entries(read(entry, complaints))) counts[kind] = (counts[kind] ?? 0) + more;
    });
    return { counts, problems };
  }
  return null;
}

const nameOf = (entry: JsonObject, complaints: Complaints) => readText(entry.name, complaints.at('name'));

function readGroup({ teams }: JsonObject, complaints: Complaints): { teams: number } {
  if (!Array.isArray(teams)) complaints.at('teams').say('a group without a list of teams', teams);
  return {
    teams: countIn(teams, complaints.at('teams'), (team) => typeof team === 'string' || (isObject(team) && typeof team.name === 'string'), 'not a team'),
  };
}

function readStadium({ capacity, timezone, city }: JsonObject, complaints: Complaints): Record<string, never> {
  readWhole(capacity, 0, 500_000, complaints.at('capacity'));
  readText(city, complaints.at('city'));
  const zone = readText(timezone, complaints.at('timezone'));
  if (zone !== null && !/^(UTC([+-]\d{1,2}(:\d{2})?)?|\w+\/\w+)/.test(zone)) complaints.at('timezone').say('not a time zone', zone);
  return {};
}

const POSITIONS = ['GK', 'DF', 'MF', 'FW'];

function readSquad({ players }: JsonObject, complaints: Complaints): Record<string, number> {
  const at = complaints.at('players');
  if (!Array.isArray(players)) at.say('a squad without a list of players', players);
  const counts = { players: countIn(players, at, (player) => isObject(player) && typeof player.name === 'string', 'not a player') };
  for (const [index, player] of (Array.isArray(players) ? players : []).entries()) {
    if (isObject(player)) readPlayer(player, at.at(index));
  }
  return counts;
}

function readPlayer({ number, pos, date_of_birth: born }: JsonObject, complaints: Complaints): void {
  readWhole(number, 1, 99, complaints.at('number'));
  if (pos !== undefined && !POSITIONS.includes(String(pos))) complaints.at('pos').say('not a position', pos);
  if (born !== undefined && !(typeof born === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(born))) complaints.at('date_of_birth').say('no such day', born);
}

function readTeam({ fifa_code: code }: JsonObject, complaints: Complaints): Record<string, never> {
  if (code !== undefined && !(typeof code === 'string' && /^[A-Z]{3}$/.test(code))) complaints.at('fifa_code').say('not a code of three letters', code);
  return {};
}

function countIn(list: unknown, complaints: Complaints, isOne: (entry: unknown) => boolean, reason: string): number {
  if (!Array.isArray(list)) return 0;
  return list.filter((entry: unknown, index) => isOne(entry) || void complaints.at(index).say(reason, entry)).length;
}
