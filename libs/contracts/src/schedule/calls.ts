import { z } from 'zod';
import { DEFAULT_LANGUAGE, endpoint, featureStatus, languages, limits } from '@portal/contracts';
import { commentatorBadge, liveSnapshot, matchSummary } from '@portal/contracts/match';
import { day, hour, id, idParam, idText, instant, month, pageNum, pageSize as sized, timeZone } from '@portal/contracts/parts';

const base = '/al/api/schedule/';
const tag = 'schedule';
const pageSize = (fallback: number) => sized(fallback, 200);
const status = z.coerce
  .number()
  .int()
  .refine((given) => (Object.values(featureStatus) as number[]).includes(given), 'status');
/** Letters of a team's name that one may look for. */
export const LONGEST_TEAM = 60;
/** Of a day only its evening: from 18:00 to 06:00 of the day after (`EVENING` of the domain). */
const part = z.enum(['evening']).optional();
/** '1': only matches that a commentator speaks at. */
const commentated = z.enum(['1']).optional();
const choice = { status: status.optional(), sportId: idParam.shape.id.optional(), tournamentId: idParam.shape.id.optional(), part, commentated };
const dayCount = z.object({ date: z.string(), count: z.number().int() });
const counted = z.object({ id: z.number().int(), name: z.string(), count: z.number().int() });
/**
 * One commentator's stream of a match. `hls` is an address on the portal's own origin. `shirts` (#rrggbb): what the two sides wear in a clip that stands for the match,
 * which a player may dress anew; absent where the picture is of the match itself.
 */
export const stream = z.object({
  commentator: commentatorBadge,
  hls: z.string(),
  viewers: z.number().int(),
  shirts: z.object({ home: z.string(), away: z.string() }).optional(),
});
export type Stream = z.infer<typeof stream>;

/** The live room, as rendered for anyone (anonymous). */
export const liveRoom = z.object({
  serverTime: instant,
  match: matchSummary.extend({
    attendance: z.number().int().nullable(),
    referee: z.string().nullable(),
    city: z.string().nullable(),
    playedOn: instant.nullable(),
  }),
  live: liveSnapshot,
  streams: z.array(stream),
  /** Chat room of the match. */
  groupId: z.number().int(),
  /** Of a replay that is over: the room of the match at its own time, with how it ended; absent where that is not on the schedule. */
  original: id.optional(),
  /** Of a match that is over: when it is played again, or is being played again right now; absent where its source does not tell it minute by minute. */
  again: z.object({ fixtureId: id, kickOff: instant, endsAt: instant }).optional(),
});
export type LiveRoom = z.infer<typeof liveRoom>;

const matchList = z.object({ serverTime: instant, list: z.array(matchSummary) });
export type MatchList = z.infer<typeof matchList>;
/** Matches of a commentator's schedule, unless asked otherwise. */
const SPOKEN = 20;
const spoken = matchList.extend({ commentators: z.array(commentatorBadge) });

export const scheduleCalls = {
  picture: endpoint({
    id: 'schedule.picture',
    method: 'GET',
    path: `${base}picture`,
    access: 'public',
    tag,
    extension: true,
    binary: true,
    summary: 'The picture that a link to a match is shown with: teams, score, minute; PNG, 1200 by 630',
    query: () => z.object({ id: idText, lang: z.enum(languages).default(DEFAULT_LANGUAGE) }),
    data: () => z.unknown(),
  }),
  liveRoom: endpoint({
    id: 'schedule.liveRoom',
    method: 'GET',
    path: `${base}liveRoom`,
    access: 'public',
    tag,
    summary: 'One match with its streams, events and line-ups',
    query: () => z.object({ id: idText }),
    data: () => liveRoom,
  }),
  featureMatch: endpoint({
    id: 'schedule.featureMatch',
    method: 'GET',
    path: `${base}featureMatch`,
    access: 'public',
    tag,
    summary: 'Matches by state: 10 live, 20 coming, 30 ended; nearest first; of one sport where `sportId` says so',
    query: () =>
      z.object({ status: status.default(featureStatus.coming), pageSize: pageSize(limits.futureMatchPageSize), sportId: idParam.shape.id.optional() }),
    data: () => matchList,
  }),
  liveSchedule: endpoint({
    id: 'schedule.liveSchedule',
    method: 'GET',
    path: `${base}liveSchedule`,
    access: 'public',
    tag,
    summary:
      'Matches of one day of the visitor’s time zone; `status` 30 gives results, latest first, those that nobody knows among them; what has no time of day comes last. `part` evening: of that day from 18:00 to 06:00 of the next, tonight’s when no day is given. `fromHour`: those that kick off at that hour of the day or later. `commentated` 1: those that somebody speaks at. `order` tournament: sport by sport and tournament by tournament, in the order of their first match. `sports` counts the day, `tournaments` the day of the chosen sport, `days` the seven days around it of the chosen sport, `hours` the hours of the list before `fromHour` (none with `team`); all of the chosen status and part. `team`: only those of a team whose name, in the request’s language, has words that begin so. `total`: before the list is cut into pages',
    query: () =>
      z.object({
        date: day.optional(),
        timezone: timeZone,
        pageSize: pageSize(limits.liveSchedulePageSize),
        pageNum,
        ...choice,
        fromHour: hour.optional(),
        order: z.enum(['tournament']).optional(),
        team: z.string().trim().min(1).max(LONGEST_TEAM).optional(),
      }),
    data: () =>
      matchList.extend({
        date: z.string(),
        total: z.number().int().optional(),
        sports: z.array(counted.omit({ name: true })).optional(),
        tournaments: z.array(counted.extend({ short: z.string().optional() })).optional(),
        days: z.array(dayCount).optional(),
        hours: z.array(z.object({ hour: z.number().int(), count: z.number().int() })).optional(),
      }),
  }),
  month: endpoint({
    id: 'schedule.month',
    method: 'GET',
    path: `${base}month`,
    access: 'public',
    tag,
    extension: true,
    summary: 'How many matches each day of a month has in the visitor’s time zone, of what is chosen; as `liveSchedule` would list them',
    query: () => z.object({ month, timezone: timeZone, ...choice }),
    data: () => z.object({ month: z.string(), days: z.array(dayCount) }),
  }),
  totalLive: endpoint({
    id: 'schedule.totalLive',
    method: 'GET',
    path: `${base}totalLive`,
    access: 'public',
    tag,
    extension: true,
    summary: 'How many matches are on air, and which, in the one order of all lists; `hot` is the hot match, the same for everybody for ten minutes',
    query: () => z.object({ mode: z.coerce.number().int().min(0).max(99).default(0) }),
    data: () => matchList.extend({ totalLive: z.number().int(), totalMode: z.number().int(), hot: id.optional() }),
  }),
  anchor: endpoint({
    id: 'schedule.anchor',
    method: 'GET',
    path: `${base}anchor`,
    access: 'public',
    tag,
    summary: 'Commentators on air tonight with their next match',
    data: () => z.object({ list: z.array(commentatorBadge.extend({ match: matchSummary })) }),
  }),
  otherSchedule: endpoint({
    id: 'schedule.otherSchedule',
    method: 'GET',
    path: `${base}otherSchedule`,
    access: 'public',
    tag,
    summary:
      'Other matches of a match’s commentators (or of `userId` alone): on air, then to come, soonest first. 404 for a match that is not there or who is no commentator',
    query: () => z.object({ fixtureId: idParam.shape.id, userId: idParam.shape.id.optional(), pageSize: pageSize(SPOKEN) }),
    data: () => spoken,
  }),
  anchorSchedule: endpoint({
    id: 'schedule.anchorSchedule',
    method: 'GET',
    path: `${base}anchorSchedule`,
    access: 'public',
    tag,
    summary:
      'What commentator `userId` calls, on air, then to come, soonest first; else whoever speaks at match `fixtureId`; else everybody. `commentators`: whose matches these are, none of everybody. 404 as for `otherSchedule`',
    query: () => z.object({ fixtureId: idParam.shape.id.optional(), userId: idParam.shape.id.optional(), pageSize: pageSize(SPOKEN) }),
    data: () => spoken,
  }),
  totalLiveSchedule: endpoint({
    id: 'schedule.totalLiveSchedule',
    method: 'GET',
    path: '/other/api/schedule/total-live-schedule',
    access: 'public',
    tag,
    summary: 'How many matches of sport `id` are on air; of all for 0. 404 for what is no sport',
    query: () => z.object({ id: idText }),
    data: () => z.object({ total: z.number().int().min(0) }),
  }),
} as const;
