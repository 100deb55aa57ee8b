import { isDismissal, seedOf, shuffled, randomFrom, SPORT_ID, type MatchState, type SportId } from '@portal/domain';
import type { Placed } from '../../live/fixture-provider.ts';
import { isScoreboardGoal } from '../../live/goals.ts';
import lines from './lines.json' with { type: 'json' };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** In each of these somebody speaks, most of the time, where somebody listens (ms). */
const TURN = 12 * SECOND;
/** Where nobody listens, one in so many: enough to read for who comes. */
const QUIET = 15;
/** Of a hundred turns these pass in silence: nobody speaks by the clock. */
const SILENT = 25;
/** Within this after something happens people cry out (ms). */
const OUTCRY = 25 * SECOND;
/** How many do, where somebody listens and where nobody does. */
const CRIES = { heard: 5, unheard: 2 };
/** From this minute on a match is in its end. */
const LATE = 80;

/** Something said: who (a place in the list of authors), when (epoch ms), and a key that is the same whoever works it out. */
export interface Voice {
  readonly key: string;
  readonly by: number;
  readonly at: number;
  readonly text: string;
}
/** A stretch of time, (from, to], epoch milliseconds. `heard`: somebody listens. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly heard: boolean;
}
/** A match as its stand sees it. `state`: of football only, at any time. */
export interface Watched extends Placed {
  readonly sportId: SportId;
  readonly home: string;
  readonly away: string;
  state?(at: number): MatchState;
}
type Pool = keyof typeof lines;
type Words = Partial<Record<'home' | 'away' | 'team' | 'other', string>>;

const filled = (line: string, words: Words) => line.replace(/\{(home|away|team|other)\}/g, (_, name: keyof Words) => words[name] ?? '');
const within = ({ from, to }: Stretch, { at }: { at: number }) => at > from && at <= to;

/** A line for one turn: the pool in an order of its own for each room, so that nothing comes back before as many turns as there are lines. */
const lineAt = (pool: readonly string[], room: number, turn: number): string => shuffled(pool, randomFrom(`lines ${room}`))[turn % pool.length] ?? '';

/** Who speaks, turn by turn. `say` gets how many turns came before in which somebody could have spoken. */
function turns(room: number, begin: number, { from, to, heard }: Stretch, say: (before: number, at: number) => string, authors: number): Voice[] {
  const step = heard ? 1 : QUIET;
  const said: Voice[] = [];
  const first = Math.max(0, Math.ceil(Math.floor((from - begin) / TURN) / step) * step);
  for (let turn = first; begin + turn * TURN <= to; turn += step) {
    const seed = `${room} ${turn}`;
    if (heard && turn % QUIET !== 0 && seedOf(`silence ${seed}`) % 100 < SILENT) continue;
    const at = begin + turn * TURN + (seedOf(`moment ${seed}`) % (TURN - SECOND));
    if (at > from && at <= to) said.push({ key: `t${turn}`, by: seedOf(`voice ${seed}`) % authors, at, text: say(turn / step, at) });
  }
  return said;
}

/** Several at once, each somebody else, none with the words of another. */
function cries(key: string, room: number, at: number, pool: Pool, words: Words, { heard }: Stretch, authors: number): Voice[] {
  const random = randomFrom(`cry ${room} ${key}`);
  const texts = shuffled(lines[pool], random);
  const people = shuffled([...Array(authors).keys()], random);
  return texts.slice(0, Math.min(heard ? CRIES.heard : CRIES.unheard, authors)).map((line, place) => ({
    key: `${key}-${place}`,
    by: people[place]!,
    at: at + SECOND + Math.floor(random() * OUTCRY),
    text: filled(line, words),
  }));
}

/** What the stand of a match says in a stretch of time, oldest first. A function of match and time: told twice, it is the same under the same keys. */
export function voicesOf(match: Watched, stretch: Stretch, authors: number): Voice[] {
  const { fixtureId, kickOffAt, endsAt, home, away } = match;
  const { from, to, heard } = stretch;
  if (authors === 0 || to <= kickOffAt || from > endsAt + MINUTE) return [];
  const during = { heard, from: Math.max(from, kickOffAt), to: Math.min(to, endsAt) };
  const chatter = turns(fixtureId, kickOffAt, during, (turn, at) => chat(match, turn, at), authors);
  const names = { home, away };
  const happenings = happeningsOf(match, to).filter(({ at }) => at > from - OUTCRY - SECOND);
  const outcry = happenings.flatMap(({ key, at, pool, words }) => cries(key, fixtureId, at, pool, { ...names, ...words }, stretch, authors));
  return [...chatter, ...outcry.filter((voice) => within(stretch, voice))].sort((one, other) => one.at - other.at);
}

/** What people say in a room that belongs to no match. */
export function talkIn(roomId: number, stretch: Stretch, authors: number): Voice[] {
  return authors === 0 ? [] : turns(roomId, 0, stretch, (before) => lineAt(lines.talk, roomId, before), authors);
}

interface Happening {
  readonly key: string;
  readonly at: number;
  readonly pool: Pool;
  readonly words?: Words;
}

function happeningsOf({ kickOffAt, endsAt, home, away, state }: Watched, until: number): Happening[] {
  const begun: Happening = { key: 'kick-off', at: kickOffAt, pool: 'kickOff' };
  const over: Happening[] = until >= endsAt ? [{ key: 'end', at: endsAt, pool: 'end' }] : [];
  const now = state?.(until);
  if (!now) return [begun, ...over];
  const told = now.events.flatMap((event): Happening[] => {
    const [team, other] = event.side === 'home' ? [home, away] : [away, home];
    const pool = isScoreboardGoal(event) ? 'goal' : isDismissal(event.code) ? 'card' : undefined;
    return pool ? [{ key: `e${event.index}`, at: event.at, pool, words: { team, other } }] : [];
  });
  const breaks: Happening[] =
    now.phase === 'half-time'
      ? [{ key: 'half-time', at: now.periodStartedAt ?? until, pool: 'halfTime' }]
      : now.phase === 'second-half'
        ? [{ key: 'second-half', at: now.periodStartedAt ?? until, pool: 'secondHalf' }]
        : [];
  return [begun, ...told, ...breaks, ...over];
}

function chat(match: Watched, turn: number, at: number): string {
  const { fixtureId, home, away } = match;
  const { pool, words } = moodOf(match, turn, at);
  return filled(lineAt(lines[pool], fixtureId, turn), { home, away, ...words });
}

const OF_SPORT: Partial<Record<SportId, Pool>> = { [SPORT_ID.basketball]: 'basketball', [SPORT_ID.esport]: 'esport', [SPORT_ID.marble]: 'marble' };

/** What one talks about at that time: every other turn the match as it stands, else whatever one sees. */
function moodOf({ fixtureId, sportId, home, away, state }: Watched, turn: number, at: number): { pool: Pool; words?: Words } {
  const own = OF_SPORT[sportId];
  if (own) return { pool: own };
  const now = state?.(at);
  if (!now || seedOf(`mood ${fixtureId} ${turn}`) % 2 === 0) return { pool: 'any' };
  if (now.phase === 'half-time') return { pool: 'halfTime' };
  if ((now.minute ?? 0) >= LATE && seedOf(`late ${fixtureId} ${turn}`) % 2 === 0) return { pool: 'late' };
  if (now.score.home === now.score.away) return { pool: 'level' };
  const [team, other] = now.score.home > now.score.away ? [home, away] : [away, home];
  return { pool: 'leading', words: { team, other } };
}
