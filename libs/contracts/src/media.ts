import { z } from 'zod';
import { openWord } from './open.ts';

/** A picture or a clip of a post. `url` and `thumb` lie on the portal's own origin; pixels. */
export const media = z.object({
  url: z.string(),
  thumb: z.string().nullable(),
  kind: openWord(['image', 'video']),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  alt: z.string(),
});
export type Media = z.infer<typeof media>;
