import { z } from 'zod';
import { openWord } from './open.ts';

/**
 * A picture or a video of a post. `url` and `thumb` (of a video: its poster) lie on the portal's own origin; pixels. `seconds`: how long a video is, missing of pictures and where an
 * older api answers.
 */
export const media = z.object({
  url: z.string(),
  thumb: z.string().nullable(),
  kind: openWord(['image', 'video']),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  alt: z.string(),
  seconds: z.number().optional(),
});
export type Media = z.infer<typeof media>;
