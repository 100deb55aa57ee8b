import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import type { MatchRecord } from '@portal/domain';
import { countsOf, readFootballTxt } from './football-txt/index.ts';
import type { FootballTxtCounts, FootballTxtOptions, Problem } from './football-txt/index.ts';

/** One file of a source. `path` is relative to what was asked for. */
export type FileReading =
  | {
      readonly status: 'read';
      readonly path: string;
      readonly matches: readonly MatchRecord[];
      readonly problems: readonly Problem[];
      readonly counts: FootballTxtCounts;
    }
  | { readonly status: 'not-understood'; readonly path: string; readonly reason: string };

export interface SourceReading {
  readonly files: readonly FileReading[];
  /** Every match of every file that was read. */
  readonly matches: readonly MatchRecord[];
  readonly counts: FootballTxtCounts;
}

/** More than any season's results; a larger "text" is something else. */
const LARGEST_FILE = 20 * 1024 * 1024;

/**
 * Reads a Football.TXT file, or every one in a folder and the folders below it. Other files are named, never fatal.
 * Rejects only when `path` itself cannot be opened.
 */
export async function readSource(path: string, options: FootballTxtOptions = {}): Promise<SourceReading> {
  const isFolder = (await stat(path)).isDirectory();
  const paths = isFolder ? await filesBelow(path) : [path];
  const files: FileReading[] = [];
  for (const file of paths) files.push(await readOne(file, isFolder ? relative(path, file) : basename(file), options));
  const matches = files.flatMap((file) => (file.status === 'read' ? file.matches : []));
  return { files, matches, counts: countsOf(matches) };
}

/** What was read, line by line, for a person at a terminal. */
export function reportLines(reading: SourceReading): string[] {
  const lines = reading.files.flatMap((file) => {
    if (file.status === 'not-understood') return [`${file.path}: left out, ${file.reason}`];
    return [
      `${file.path}: ${countLine(file.counts)}`,
      ...file.problems.map((problem) => `${file.path}:${problem.line}: ${problem.reason}: ${problem.text}`),
    ];
  });
  return reading.files.length > 1 ? [...lines, `together: ${countLine(reading.counts)}`] : lines;
}

function countLine(counts: FootballTxtCounts): string {
  const { matches, scored, goals, yellowCards, redCards, substitutions } = counts;
  return `${matches} matches, ${scored} with a score, ${goals} goals, ${yellowCards} yellow and ${redCards} red cards, ${substitutions} substitutions`;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const visible = entries.filter((entry) => !entry.name.startsWith('.')).sort((one, other) => (one.name < other.name ? -1 : 1));
  const below = await Promise.all(
    visible.map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : Promise.resolve(entry.isFile() ? [path] : []);
    }),
  );
  return below.flat();
}

async function readOne(file: string, path: string, options: FootballTxtOptions): Promise<FileReading> {
  const leftOut = (reason: string): FileReading => ({ status: 'not-understood', path, reason });
  if (extname(file).toLowerCase() !== '.txt') return leftOut('not a Football.TXT file');
  try {
    if ((await stat(file)).size > LARGEST_FILE) return leftOut('too large to be a Football.TXT file');
    const competition = basename(file, extname(file)).replace(/[-_]+/g, ' ');
    const result = readFootballTxt(decode(await readFile(file)), { competition, ...options });
    // A list of squads or clubs is Football.TXT's kin, but holds nothing to play; its lines are no problems.
    if (result.matches.length === 0 && !result.problems.some((problem) => / v /.test(problem.text))) return leftOut('no match found in it');
    return { status: 'read', path, ...result };
  } catch (error) {
    return leftOut(`it cannot be opened (${error instanceof Error ? error.message : 'unknown'})`);
  }
}

/** UTF-8, or else the Western encoding of older files. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
