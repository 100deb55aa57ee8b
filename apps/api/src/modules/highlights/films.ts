import { join } from 'node:path';
import type { Highlight, HighlightKind } from '@portal/contracts/highlight';
import type { Side } from '@portal/domain';
import hashes from '../../../media/goals/hashes.json' with { type: 'json' };
import { shippedFiles } from '../../http/shipped-files.ts';
import { CLIP_SHIRTS } from '../../media/index.ts';

/** What tools/clip makes. */
export const files = shippedFiles(join(import.meta.dirname, '../../../media/goals'), hashes);

interface Shown {
  readonly seconds: number;
  /** When the ball is in, in seconds. */
  readonly goal: number;
}
/** Out of play, and from the penalty spot; as `goal.ts` of tools/clip draws them. */
const scenes = { play: { seconds: 11.8, goal: 7.75 }, penalty: { seconds: 9.5, goal: 4.2 } } as const satisfies Record<string, Shown>;
const SIZES = { wide: { width: 960, height: 540 }, tall: { width: 540, height: 960 } } as const;

/** Those who attack in the films wear the clip's away shirt. */
export const FILM_SHIRTS = { scoring: CLIP_SHIRTS.away, other: CLIP_SHIRTS.home } as const;

const sceneOf = (kind: HighlightKind): keyof typeof scenes => (kind === 'penalty' ? 'penalty' : 'play');
export const lengthsOf = (kind: HighlightKind): Shown => scenes[sceneOf(kind)];

/** The films of a goal: hosts attack to the right. */
export function filmsOf(kind: HighlightKind, side: Side): Highlight['films'] {
  const film = (shape: keyof typeof SIZES) => {
    const address = (end: 'mp4' | 'webp') => {
      const name = `${sceneOf(kind)}-${side === 'home' ? 'right' : 'left'}-${shape}.${end}` as const;
      return `/other/api/highlight/film/${name}?v=${hashes[name]}`;
    };
    return { url: address('mp4'), poster: address('webp'), ...SIZES[shape] };
  };
  return { wide: film('wide'), tall: film('tall') };
}
