import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { featureStatus, limits, DEFAULT_TIME_ZONE } from '../constants.ts';
import { commentatorBadge, idText, instant, liveSnapshot, matchSummary } from '../match.ts';

const base = '/al/api/schedule/';
const tag = 'schedule';
const pageSize = (fallback: number, max = 200) => z.coerce.number().int().min(1).max(max).default(fallback);
/** A day that somebody may ask for; far from it calendars and databases disagree. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2100-12-31';
const day = z.iso.date().refine((date) => date >= FIRST_DAY && date <= LAST_DAY, `${FIRST_DAY} … ${LAST_DAY}`);
const timeZone = z.string().max(64).refine(isTimeZone, 'time zone').default(DEFAULT_TIME_ZONE);

function isTimeZone(zone: string): boolean {
  try { return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone })); } catch { return false; }
}

/** One commentator's stream of a match. `hls` is an address on the portal's own origin. */
export const stream = z.object({ commentator: commentatorBadge, hls: z.string(), viewers: z.number().int() });
export type Stream = z.infer<typeof stream>;

/** The live room, as rendered for anyone (anonymous). */
export const liveRoom = z.object({
  serverTime: instant,
  match: matchSummary.extend({ attendance: z.number().int().nullable(), referee: z.string().nullable(), city: z.string().nullable(), playedOn: instant.nullable() }),
  live: liveSnapshot,
  streams: z.array(stream),
  /** Chat room of the match. */
  groupId: z.number().int(),
});
export type LiveRoom = z.infer<typeof liveRoom>;

const matchList = z.object({ serverTime: instant, list: z.array(matchSummary) });
export type MatchList = z.infer<typeof matchList>;

export const schedule = {
  liveRoom: endpoint({ id: 'schedule.liveRoom', method: 'GET', path: `${base}liveRoom`, access: 'public', tag, summary: 'One match with its streams, events and line-ups', query: z.object({ id: idText }), data: liveRoom }),
  featureMatch: endpoint({ id: 'schedule.featureMatch', method: 'GET', path: `${base}featureMatch`, access: 'public', tag, summary: 'Matches by state: 10 live, 20 coming, 30 ended; nearest first',
    query: z.object({ status: z.coerce.number().int().refine((s) => (Object.values(featureStatus) as number[]).includes(s), 'status').default(featureStatus.coming), pageSize: pageSize(limits.futureMatchPageSize) }), data: matchList }),
  liveSchedule: endpoint({ id: 'schedule.liveSchedule', method: 'GET', path: `${base}liveSchedule`, access: 'public', tag, summary: 'All matches of one day of the visitor’s time zone',
    query: z.object({ date: day.optional(), timezone: timeZone, pageSize: pageSize(limits.liveSchedulePageSize) }), data: matchList.extend({ date: z.string() }) }),
  totalLive: endpoint({ id: 'schedule.totalLive', method: 'GET', path: `${base}totalLive`, access: 'public', tag, extension: true, summary: 'How many matches are on air, and which',
    query: z.object({ mode: z.coerce.number().int().min(0).max(99).default(0) }), data: matchList.extend({ totalLive: z.number().int(), totalMode: z.number().int() }) }),
  anchor: endpoint({ id: 'schedule.anchor', method: 'GET', path: `${base}anchor`, access: 'public', tag, summary: 'Commentators on air tonight with their next match',
    data: z.object({ list: z.array(commentatorBadge.extend({ match: matchSummary })) }) }),
} as const;
