import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { id, text } from '@portal/contracts/parts';

const base = '/au/api/user/';
const tag = 'followed';
/** Things of each kind at most, and letters of a name. */
export const MOST_FOLLOWED = 100;
const LONGEST_NAME = 120;

/** What a member follows: matches with a bell, and ids of what has a star, the newest last. `kickOff`: epoch milliseconds. `path`: of its room. `names`: by kind and id, `teams/7`. */
const followed = z.object({
  matches: z.array(z.object({ fixtureId: id, kickOff: z.number().int(), home: z.string(), away: z.string(), path: z.string() })),
  tournaments: z.array(id),
  teams: z.array(id),
  commentators: z.array(id),
  names: z.record(z.string(), z.string()),
});
/** `owner`: whose it is, the asker's own id. `version` is 0 of who has never followed anything, and rises by one with each change. */
const kept = z.object({ owner: id, version: z.number().int().min(0), followed });
export type FollowedKept = z.infer<typeof kept>;

const name = text().min(1).max(LONGEST_NAME);
const ids = z.array(id).max(MOST_FOLLOWED);
const given = z.object({
  matches: z
    .array(
      z.object({
        fixtureId: id,
        kickOff: z.number().int().min(0).max(Date.UTC(2100, 0)),
        home: name,
        away: name,
        path: z
          .string()
          .max(80)
          .regex(/^\/truc-tiep\/[a-z-]+\/\d+$/, 'path'),
      }),
    )
    .max(MOST_FOLLOWED),
  tournaments: ids,
  teams: ids,
  commentators: ids,
  names: z
    .record(z.string().regex(/^(tournaments|teams|commentators)\/[1-9]\d{0,14}$/, 'names'), name)
    .refine((names) => Object.keys(names).length <= 3 * MOST_FOLLOWED, 'names'),
});

/** What a member follows goes with their account (ours: the specification names reminders and favourites nowhere; issue 19 does). */
export const followedCalls = {
  list: endpoint({
    id: 'followed.list',
    method: 'GET',
    path: `${base}followed`,
    access: 'user',
    tag,
    extension: true,
    summary: 'What one follows, and its version',
    data: () => kept,
  }),
  save: endpoint({
    id: 'followed.save',
    method: 'POST',
    path: `${base}followed`,
    access: 'user',
    tag,
    extension: true,
    summary:
      'Follows this and nothing else, where nothing has changed since `version` and `owner` is the asker: code 40945 otherwise, so that a browser whose member has just changed gives nobody what is another’s. Matches long over are left out of the answer',
    body: () => z.object({ owner: id, version: z.number().int().min(0).max(1e9), followed: given }),
    data: () => kept,
  }),
} as const;
