import { countsOf } from './counts.ts';
import type { MatchCounts } from './counts.ts';
import { readText } from './read-source.ts';
import { loadShippedFiles } from './snapshot/index.ts';
import { loadOriginals } from './snapshot/originals.ts';
import { packMatch } from './snapshot/packed-match.ts';

const league = { goals: 0, yellowCards: 0, redCards: 0, substitutions: 0, lineUps: 0 };
const unplayed = { ...league, scored: 0, halfTimeScores: 0, withoutTime: 0 };

/** Counted by hand and by other tools from the files themselves. A match without goals has a half-time score, 0-0, whether its file says so or not. */
const MATCHES: Readonly<Record<string, MatchCounts>> = {
  'worldcup/more/2022_full.txt': {
    matches: 64,
    scored: 64,
    halfTimeScores: 64,
    goals: 172,
    yellowCards: 221,
    redCards: 4,
    substitutions: 587,
    lineUps: 64,
    teams: 32,
    rounds: 13,
    withTime: 64,
    withoutTime: 0,
  },
  'worldcup/more/2026_full.txt': {
    matches: 104,
    scored: 96,
    halfTimeScores: 96,
    goals: 280,
    yellowCards: 245,
    redCards: 13,
    substitutions: 916,
    lineUps: 96,
    teams: 48,
    rounds: 18,
    withTime: 104,
    withoutTime: 0,
  },
  'worldcup.json/2022/worldcup.json': {
    ...league,
    matches: 64,
    scored: 64,
    halfTimeScores: 64,
    goals: 172,
    teams: 32,
    rounds: 13,
    withTime: 64,
    withoutTime: 0,
  },
  'worldcup.json/2026/worldcup.json': {
    ...league,
    matches: 104,
    scored: 104,
    halfTimeScores: 104,
    goals: 308,
    teams: 48,
    rounds: 18,
    withTime: 104,
    withoutTime: 0,
  },
  'football.json/2025-26/de.1.json': { ...league, matches: 306, scored: 225, halfTimeScores: 225, teams: 18, rounds: 34, withTime: 279, withoutTime: 27 },
  'football.json/2025-26/en.1.json': { ...league, matches: 380, scored: 291, halfTimeScores: 291, teams: 20, rounds: 38, withTime: 379, withoutTime: 1 },
  'football.json/2025-26/es.1.json': { ...league, matches: 380, scored: 270, halfTimeScores: 270, teams: 20, rounds: 38, withTime: 290, withoutTime: 90 },
  'football.json/2025-26/fr.1.json': { ...league, matches: 306, scored: 225, halfTimeScores: 225, teams: 18, rounds: 34, withTime: 278, withoutTime: 28 },
  'espana/2026-27/1-liga.txt': { ...unplayed, matches: 380, teams: 20, rounds: 38, withTime: 380 },
  'europe/france/2026-27_fr1.txt': { ...unplayed, matches: 306, teams: 18, rounds: 34, withTime: 306 },
  'europe/netherlands/2026-27_nl1.txt': { ...unplayed, matches: 306, teams: 18, rounds: 34, withTime: 306 },
  'south-america/brazil/2026_br1.txt': { ...league, matches: 380, scored: 157, halfTimeScores: 157, teams: 20, rounds: 38, withTime: 177, withoutTime: 203 },
};

const BESIDE_MATCHES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'worldcup.json/2022/worldcup.groups.json': { groups: 8, teams: 32 },
  'worldcup.json/2022/worldcup.stadiums.json': { stadiums: 8 },
  'worldcup.json/2026/worldcup.groups.json': { groups: 12, teams: 48 },
  'worldcup.json/2026/worldcup.stadiums.json': { stadiums: 16 },
  'worldcup.json/2026/worldcup.teams.json': { teams: 48 },
  'worldcup.json/2026/worldcup.squads.json': { squads: 48, players: 1248 },
};

/** Mistakes in the files themselves, which the importer names. */
const PROBLEMS: Readonly<Record<string, readonly string[]>> = {
  'worldcup.json/2022/worldcup.json': [
    'matches[28]: the goals listed make 0-1 at half-time, the score says 0-0',
    'matches[40]: the goals listed make 2-2 at half-time, the score says 2-1',
    'matches[57]: the goals listed make 0-1 at half-time, the score says 1-0',
  ],
  'worldcup.json/2026/worldcup.json': ['matches[78]: the goals listed make 2-0 at half-time, the score says 1-0'],
};

const originals = loadOriginals();
const shipped = new Map(loadShippedFiles().map((file) => [file.path, file]));

describe.each(originals.filter(({ path }) => path in MATCHES))('$path', ({ path, text }) => {
  const reading = readText(text, path);
  const matches = reading.status === 'read' ? reading.matches : [];

  it('is read to the last fact', () => expect(countsOf(matches)).toEqual(MATCHES[path]));

  it('is read without a problem but the mistakes it holds', () => {
    const problems = reading.status === 'read' ? reading.problems : [];
    expect(problems.map(({ where, reason }) => `${where}: ${reason}`)).toEqual(PROBLEMS[path] ?? []);
  });

  it('ships as it is read', () => {
    const packed = (list: typeof matches) => list.map((match) => JSON.stringify(packMatch(match)));
    expect(packed(shipped.get(path)?.matches ?? [])).toEqual(packed(matches));
    expect(countsOf(shipped.get(path)?.matches ?? [])).toEqual(MATCHES[path]);
  });
});

describe('the files beside the matches', () => {
  it.each(originals.filter(({ path }) => path in BESIDE_MATCHES))('$path is checked and counted', ({ path, text }) => {
    expect(readText(text, path)).toEqual({ status: 'reference', path, counts: BESIDE_MATCHES[path], problems: [] });
  });

  it('are all there is besides', () =>
    expect(originals.map(({ path }) => path).sort()).toEqual([...Object.keys(MATCHES), ...Object.keys(BESIDE_MATCHES)].sort()));
});
