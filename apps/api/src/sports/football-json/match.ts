import type { MatchEvent, MatchNote, MatchRecord } from '@portal/domain';
import { completedScore, goalsAgainstScore } from '../goals-and-score.ts';
import { noteIn } from '../notes.ts';
import { inOrder } from '../order.ts';
import { teamFacts } from '../teams.ts';
import { kickOffIso, readOffset } from '../time-zone.ts';
import type { Zone } from '../time-zone.ts';
import { readGoals } from './goals.ts';
import { isAbsent, isObject, readText, readWhole } from './problem.ts';
import type { Complaints, JsonObject } from './problem.ts';
import { readScore } from './score.ts';

/** What the file says of all its matches. */
export interface Surroundings {
  readonly competition: string;
  readonly season: string | null;
  readonly zone: Zone | null;
  /** The round whose list the match stands in, in files that are cut into rounds. */
  readonly round: string | null;
  /** Called once a time of day is met and nothing says in which zone. */
  readonly doubtZone: (complaints: Complaints) => void;
}

/** One match of a football.json file; null, and a complaint, when it has no teams or no day. */
export function readMatch(value: unknown, around: Surroundings, complaints: Complaints): Omit<MatchRecord, 'sourceKey'> | null {
  if (!isObject(value)) {
    complaints.say('not a match', value);
    return null;
  }
  const home = readTeam(value.team1, complaints.at('team1'));
  const away = readTeam(value.team2, complaints.at('team2'));
  const date = readDay(value.date, complaints.at('date'));
  if (home === null || away === null || date === null) return null;
  const written = readScore(value, complaints);
  const events = readEvents(value, { extraTime: written?.extraTime != null, shootOut: written?.penalties != null }, complaints);
  const doubt = written && events.length > 0 ? goalsAgainstScore(written, events) : null;
  if (doubt) complaints.say(doubt, value.score);
  return {
    competition: around.competition,
    season: around.season ?? date.slice(0, 4),
    ...readPlace(value, around, complaints),
    date,
    kickOff: readKickOff(value.time, date, around, complaints.at('time')),
    ...readGround(value, complaints),
    attendance: readWhole(value.attendance, 0, 500_000, complaints.at('attendance')),
    referee: readText(isObject(value.referee) ? value.referee.name : value.referee, complaints.at('referee')),
    home: { name: home, code: teamFacts(home).code },
    away: { name: away, code: teamFacts(away).code },
    score: written && completedScore(written, events),
    note: readNote(value, complaints),
    lineUps: null,
    events,
  };
}

/** 'Arsenal FC', or in older files {name: 'Arsenal FC', code: 'ARS'}. */
function readTeam(value: unknown, complaints: Complaints): string | null {
  const name = readText(isObject(value) ? value.name : value, complaints);
  if (name === null && isAbsent(isObject(value) ? value.name : value)) complaints.say('a match without this team', value);
  return name;
}

function readDay(value: unknown, complaints: Complaints): string | null {
  const day = typeof value === 'string' ? /^\s*(\d{4}-\d{2}-\d{2})\s*$/.exec(value)?.[1] : undefined;
  const at = new Date(`${day}T00:00:00Z`);
  if (day !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)) return day;
  complaints.say('no such day', value);
  return null;
}

/** '20:45', '20.45', '13:00 UTC-6'; null and no complaint where the source gives none. */
function readKickOff(value: unknown, date: string, { zone, doubtZone }: Surroundings, complaints: Complaints): string | null {
  if (isAbsent(value)) return null;
  const [, hours, minutes, rest = ''] = /^\s*(\d{1,2})[:.](\d{2})(?::00)?\s*(UTC\S*(?:\s?[+-]\s?\d\S*)?)?\s*$/i.exec(String(value)) ?? [];
  const time = { hours: Number(hours), minutes: Number(minutes) };
  const stated = rest === '' ? null : readOffset(rest);
  if (!(time.hours < 24 && time.minutes < 60) || (rest !== '' && stated === null)) {
    complaints.say('no such time of day', value);
    return null;
  }
  const known = stated ?? zone;
  if (!known) doubtZone(complaints);
  return kickOffIso(date, time, known ?? { kind: 'offset', minutes: 0 });
}

function readPlace(value: JsonObject, around: Surroundings, complaints: Complaints): Pick<MatchRecord, 'stage' | 'group' | 'round'> {
  const group = readText(isObject(value.group) ? value.group.name : value.group, complaints.at('group'));
  const round = typeof value.round === 'number' ? `Matchday ${value.round}` : readText(value.round, complaints.at('round'));
  return {
    stage: readText(value.stage, complaints.at('stage')),
    group: group !== null && /^\w{1,2}$/.test(group) ? `Group ${group}` : group,
    round: round ?? around.round,
  };
}

/** 'Lusail Stadium, Lusail' is a ground in a city; a single name is a city unless it sounds like a ground. */
function readGround(value: JsonObject, complaints: Complaints): Pick<MatchRecord, 'venue' | 'city'> {
  const written = value.ground ?? value.stadium ?? value.venue;
  const ground = readText(isObject(written) ? written.name : written, complaints.at('ground'));
  const city = readText(value.city, complaints.at('city'));
  const [venue, ...behind] = (ground ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (venue === undefined) return { venue: null, city };
  if (behind.length > 0) return { venue, city: city ?? behind.join(', ') };
  return city !== null || /stadi|arena|park|field|ground|estádio|stade/i.test(venue) ? { venue, city } : { venue: null, city: venue };
}

const ordinary = /^(finished|played|full[- ]?time|ft|scheduled|timed|upcoming|live|in[_ ]play)$/i;

function readNote(value: JsonObject, complaints: Complaints): MatchNote | null {
  const status = readText(value.status, complaints.at('status'));
  const said = noteIn(status ?? '') ?? noteIn(typeof value.note === 'string' ? value.note : '');
  if (status !== null && !said && !ordinary.test(status)) complaints.at('status').say('not a known status', status);
  return said?.note ?? null;
}

function readEvents(value: JsonObject, overtime: { extraTime: boolean; shootOut: boolean }, complaints: Complaints): MatchEvent[] {
  return inOrder([
    ...readGoals(value.goals1, 'home', overtime, complaints.at('goals1')),
    ...readGoals(value.goals2, 'away', overtime, complaints.at('goals2')),
  ]);
}
