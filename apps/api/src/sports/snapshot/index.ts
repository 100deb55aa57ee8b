import type { MatchRecord } from '@portal/domain';
import { unpackMatch } from './packed-match.ts';
import type { PackedMatch } from './packed-match.ts';
import snapshot from './world-cup-2026.json' with { type: 'json' };

/** Where the facts come from and on what terms. */
export const SNAPSHOT_SOURCE = { source: snapshot.source, licence: snapshot.licence } as const;

/**
 * The matches that ship with the portal: World Cup 2026, read by our importer from open data (see make.ts). A fresh
 * install has nothing else to replay.
 */
export function loadSnapshot(): MatchRecord[] {
  // make.ts is the only writer of the file, and a test packs and unpacks every match.
  return (snapshot.matches as unknown as PackedMatch[]).map(unpackMatch);
}
