// The clip on disk: what its manifest says is all that is ever served from its folder.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const renditionSchema = z.object({
  name: z.string().regex(/^\d+p$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  frameRate: z.number().positive(),
  codecs: z.string(),
  /** Bits a second: of the largest segment, and on average. */
  bandwidth: z.number().int().positive(),
  averageBandwidth: z.number().int().positive(),
  init: z.string().regex(/^[\w-]+\.mp4$/),
  segments: z.array(z.object({ file: z.string().regex(/^[\w-]+\.m4s$/), seconds: z.number().positive() })).min(1),
});
const clipSchema = z.object({ renditions: z.array(renditionSchema).min(1) });

/** What the two sides wear in the clip, as `tools/clip` draws them. */
export const CLIP_SHIRTS = { home: '#E0392F', away: '#7B4BC0' } as const;

/** One quality of the clip, as `tools/clip` describes it in manifest.json. */
export type Rendition = z.infer<typeof renditionSchema>;

/** Reads the manifest of a clip folder. Throws when it is missing or isn't what `tools/clip` writes. */
export async function readClip(clipDir: string): Promise<readonly Rendition[]> {
  const text = await readFile(path.join(clipDir, 'manifest.json'), 'utf8');
  return clipSchema.parse(JSON.parse(text)).renditions;
}
