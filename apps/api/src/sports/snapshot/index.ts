import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { MatchRecord } from '@portal/domain';
import { mergeReadings } from '../merging/index.ts';
import type { MergedMatch, Reading } from '../merging/index.ts';
import { unpackMatch } from './packed-match.ts';
import type { PackedMatch } from './packed-match.ts';

/** Where the facts come from and on what terms. */
export const SNAPSHOT_SOURCE = { source: 'openfootball (CC0 1.0)', licence: 'https://creativecommons.org/publicdomain/zero/1.0/' } as const;

/** One file that ships with the portal, as our importers read it. */
export interface ShippedFile {
  readonly path: string;
  readonly repository: string;
  readonly source: string;
  readonly matches: readonly MatchRecord[];
}

/** Matches of every shipped file; one that two files hold is in both. See make.ts. */
export function loadShippedFiles(): ShippedFile[] {
  const editions = readdirSync(COMPETITIONS).sort();
  return editions.flatMap((name) => {
    // make.ts is the only writer of these files, and a test packs and unpacks every match.
    const { files } = JSON.parse(brotliDecompressSync(readFileSync(join(COMPETITIONS, name))).toString('utf8')) as { files: PackedFile[] };
    return files.map((file) => ({ ...file, matches: file.matches.map(unpackMatch) }));
  });
}

/** What the shipped files say, match by match. */
export function loadShippedReadings(): Reading[] {
  return readingsOf(loadShippedFiles());
}

/** One record for every match that ships with the portal, made of all files that hold it. */
export function loadMatches(): MergedMatch[] {
  return mergeReadings(loadShippedReadings());
}

/** Told minute by minute, and so it can be played again: its events are known, or its line-ups where nothing happened. */
export const isTold = ({ score, lineUps, events }: MatchRecord): boolean => score !== null && (lineUps !== null || events.length > 0);

/** The matches that are played again: of all that ship, those that are told. Unpacked once: it takes a tenth of a second. */
export const loadReplayed = (): readonly MatchRecord[] => (replayed ??= loadMatches().flatMap(({ record }) => (isTold(record) ? [record] : [])));

let replayed: readonly MatchRecord[] | undefined;

const readingsOf = (files: readonly ShippedFile[]): Reading[] => files.flatMap(({ source, matches }) => matches.map((match) => ({ source, match })));

type PackedFile = Omit<ShippedFile, 'matches'> & { readonly matches: readonly PackedMatch[] };

/** One file for each edition of a competition: `world-cup-2026.json.br`. */
export const COMPETITIONS = join(import.meta.dirname, 'competitions');
