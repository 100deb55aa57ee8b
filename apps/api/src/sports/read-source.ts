import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import type { MatchRecord } from '@portal/domain';
import { countsOf } from './counts.ts';
import type { MatchCounts } from './counts.ts';
import { decode } from './decode.ts';
import { holdsMatches, parseJson, readFootballJson, readReference, salvageMatches } from './football-json/index.ts';
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
  /** Hears of each file as it is read. */
  readonly onFile?: (file: FileReading) => void;
}

/** Ten times any season's results; a larger "text" is something else. */
const LARGEST_FILE = 5 * 1024 * 1024;

/**
 * Reads a Football.TXT or football.json file, or every one in a folder and the folders below it. What cannot be read is
 * named in a line of its own and costs nothing else. Rejects only when `path` itself is not there or not to be looked at.
 */
export async function readSource(path: string, options: ReadOptions = {}): Promise<SourceReading> {
  const isFolder = (await stat(path)).isDirectory();
  const found = isFolder ? await filesBelow(path) : [{ path }];
  const read: FileReading[] = [];
  for (const { path: file, reason } of found) {
    const named = isFolder ? relative(path, file) : basename(file);
    const reading: FileReading = reason === undefined ? await readOne(file, named, options) : { status: 'not-understood', path: named, reason };
    options.onFile?.(reading);
    read.push(reading);
  }
  const files = apart(read);
  const matches = files.flatMap((file) => (file.status === 'read' ? file.matches : []));
  return { files, matches, counts: countsOf(matches) };
}

/** A file below a folder, or what stands there and is none. */
interface Found {
  readonly path: string;
  readonly reason?: string;
}

async function filesBelow(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    return [{ path: folder, reason: notOpened(error) }];
  }
  const visible = entries.filter((entry) => !entry.name.startsWith('.')).sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of visible) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await filesBelow(path)));
    // Where it leads may be above: what shall be read is named itself.
    else if (entry.isSymbolicLink()) found.push({ path, reason: 'a link; name what it leads to' });
    else found.push(entry.isFile() ? { path } : { path, reason: NO_FILE });
  }
  return found;
}

const NO_FILE = 'neither a file nor a folder';

/** Without the path, which the report names already. */
function notOpened(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM') return 'it cannot be opened (not permitted)';
  return `it cannot be opened (${error instanceof Error ? error.message.replace(/, \w+ '.*$/s, '') : 'unknown'})`;
}

/** Two files of one name that speak of the same match are two sources, each by its path. */
function apart(files: readonly FileReading[]): FileReading[] {
  const heard = new Map<string, number>();
  const said = (source: string, key: string) => `${source}\n${key}`;
  for (const file of files)
    if (file.status === 'read')
      for (const { sourceKey } of file.matches) heard.set(said(file.source, sourceKey), (heard.get(said(file.source, sourceKey)) ?? 0) + 1);
  return files.map((file) =>
    file.status === 'read' && file.matches.some(({ sourceKey }) => (heard.get(said(file.source, sourceKey)) ?? 0) > 1) ? { ...file, source: file.path } : file,
  );
}

async function readOne(file: string, path: string, options: ReadOptions): Promise<FileReading> {
  const leftOut = (reason: string): FileReading => ({ status: 'not-understood', path, reason });
  const kind = extname(file).toLowerCase();
  if (kind !== '.txt' && kind !== '.json') return leftOut('neither a Football.TXT nor a football.json file');
  try {
    const about = await stat(file);
    // Reading a pipe would wait for somebody to write.
    if (!about.isFile()) return leftOut(NO_FILE);
    if (about.size > LARGEST_FILE) return leftOut('too large to be a file of results');
    if (about.size === 0) return leftOut('empty');
    const text = decode(await readFile(file));
    return text === null ? leftOut('no text') : readText(text, path, options);
  } catch (error) {
    return leftOut(notOpened(error));
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
    file = parseJson(text.replace(/^\uFEFF/, ''));
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
