import { z } from 'zod';
import { openWord, reactions } from '@portal/contracts';
import { score, sides, team, tournament } from '@portal/contracts/match';
import { id, instant } from '@portal/contracts/parts';

export const highlightKinds = ['goal', 'penalty', 'own-goal'] as const;
export type HighlightKind = (typeof highlightKinds)[number];

/** A film on the portal's own origin. Sizes in pixels. */
export const film = z.object({ url: z.string(), poster: z.string(), width: z.number().int(), height: z.number().int() });
export type Film = z.infer<typeof film>;

/** A goal of a match that the portal plays, over a film of our own: it shows how such a goal looks, not how this one fell. */
export const highlight = z.object({
  id,
  /** The last part of its address. */
  slug: z.string(),
  kind: openWord(highlightKinds),
  /** Whose goal it is on the scoreboard. */
  side: openWord(sides),
  player: z.string(),
  /** As on a scoreboard: 45 and 2 are 45+2. */
  minute: z.number().int(),
  added: z.number().int(),
  /** After it. */
  score,
  fixtureId: id,
  home: team,
  away: team,
  tournament,
  /** When it was seen. */
  at: instant,
  /** Length of the films. */
  seconds: z.number(),
  /** Lying, and standing for reels. */
  films: z.object({ wide: film, tall: film }),
  /** Address of what is said in it, WebVTT in the asker's language. */
  captions: z.string(),
  /** Shirts of the films as #rrggbb: of whose goal it is, and of the others. */
  shirts: z.object({ scoring: z.string(), other: z.string() }),
  reactions,
  comments: z.number().int(),
});
export type Highlight = z.infer<typeof highlight>;
