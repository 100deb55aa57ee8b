import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import type { MatchRecord } from '@portal/domain';
import { countsOf } from './counts.ts';
import type { MatchCounts } from './counts.ts';
import { holdsMatches, readFootballJson, readReference, salvageMatches } from './football-json/index.ts';
import type { JsonProblem } from './football-json/index.ts';
import { readFootballTxt } from './football-txt/index.ts';
import type { Problem } from './football-txt/index.ts';

/** Something that could not be read; `where` is a line of a text or a path in JSON. */
export interface FileProblem {
  readonly where: string;
  readonly text: string;
  readonly reason: string;
}

/** One file of a source. `path` is relative to what was asked for. */
export type FileReading =
  | {
      readonly status: 'read';
      readonly path: string;
      /** The file's name: a file of this name read again is the same source. */
      readonly source: string;
      readonly matches: readonly MatchRecord[];
      readonly problems: readonly FileProblem[];
      readonly counts: MatchCounts;
    }
  | { readonly status: 'reference'; readonly path: string; readonly counts: Readonly<Record<string, number>>; readonly problems: readonly FileProblem[] }
  | { readonly status: 'not-understood'; readonly path: string; readonly reason: string };

export interface SourceReading {
  readonly files: readonly FileReading[];
  /** Every match of every file that was read; one that two files hold is here twice. */
  readonly matches: readonly MatchRecord[];
  readonly counts: MatchCounts;
}

export interface ReadOptions {
  /** IANA zone of local times, for a competition whose country its title does not tell. */
  readonly timeZone?: string;
}

/** More than any season's results; a larger "text" is something else. */
const LARGEST_FILE = 20 * 1024 * 1024;

/**
 * Reads a Football.TXT or football.json file, or every one in a folder and the folders below it. Other files are named,
 * never fatal. Rejects only when `path` itself cannot be opened.
 */
export async function readSource(path: string, options: ReadOptions = {}): Promise<SourceReading> {
  const isFolder = (await stat(path)).isDirectory();
  const paths = isFolder ? await filesBelow(path) : [path];
  const files: FileReading[] = [];
  for (const file of paths) files.push(await readOne(file, isFolder ? relative(path, file) : basename(file), options));
  const matches = files.flatMap((file) => (file.status === 'read' ? file.matches : []));
  return { files, matches, counts: countsOf(matches) };
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

async function readOne(file: string, path: string, options: ReadOptions): Promise<FileReading> {
  const kind = extname(file).toLowerCase();
  if (kind !== '.txt' && kind !== '.json') return { status: 'not-understood', path, reason: 'neither a Football.TXT nor a football.json file' };
  try {
    if ((await stat(file)).size > LARGEST_FILE) return { status: 'not-understood', path, reason: 'too large to be a file of results' };
    return readText(decode(await readFile(file)), path, options);
  } catch (error) {
    return { status: 'not-understood', path, reason: `it cannot be opened (${error instanceof Error ? error.message : 'unknown'})` };
  }
}

/** What a file of this name and text holds. */
export function readText(text: string, path: string, options: ReadOptions = {}): FileReading {
  const source = basename(path);
  const competition = basename(path, extname(path)).replace(/[-_]+/g, ' ');
  return extname(path).toLowerCase() === '.json'
    ? ofJson(text, { path, source }, { competition, ...options })
    : ofTxt(text, { path, source }, { competition, ...options });
}

interface Named {
  readonly path: string;
  readonly source: string;
}

function ofTxt(text: string, named: Named, options: { competition: string; timeZone?: string }): FileReading {
  const result = readFootballTxt(text, options);
  // A list of squads or clubs is Football.TXT's kin, but holds nothing to play; its lines are no problems.
  if (result.matches.length === 0 && !result.problems.some((problem) => / v /.test(problem.text)))
    return { status: 'not-understood', path: named.path, reason: 'no match found in it' };
  return { status: 'read', ...named, ...result, problems: result.problems.map(ofLine) };
}

function ofJson(text: string, named: Named, options: { competition: string; timeZone?: string }): FileReading {
  const leftOut = (reason: string): FileReading => ({ status: 'not-understood', path: named.path, reason });
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = `not JSON (${error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 160) : 'unknown'})`;
    const salvaged = salvageMatches(text);
    if (!salvaged) return leftOut(reason);
    const result = readFootballJson(salvaged, options);
    const whole: FileProblem = { where: '(top)', reason: `${reason}; read are the matches that can be told apart`, text: `${result.matches.length} matches` };
    return { status: 'read', ...named, ...result, problems: [whole, ...result.problems.map(ofPath)] };
  }
  if (holdsMatches(file)) {
    const result = readFootballJson(file, options);
    return { status: 'read', ...named, ...result, problems: result.problems.map(ofPath) };
  }
  const reference = readReference(file);
  return reference
    ? { status: 'reference', path: named.path, counts: reference.counts, problems: reference.problems.map(ofPath) }
    : leftOut('no match found in it');
}

const ofLine = ({ line, text, reason }: Problem): FileProblem => ({ where: String(line), text, reason });
const ofPath = ({ path, text, reason }: JsonProblem): FileProblem => ({ where: path, text, reason });

/** UTF-8, or else the Western encoding of older files. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
