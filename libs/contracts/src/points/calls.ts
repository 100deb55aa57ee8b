import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { day, onward, stretch, timeZone } from '@portal/contracts/parts';
import { checkInCard, ledgerRow, missionBoard, missionClaim, missionIds } from './points.ts';

const base = '/au/api/user/points/';
const tag = 'points';

/** Points (ours: the specification names the areas, not the calls). Virtual, never sold, never paid out. */
export const pointsCalls = {
  ledger: endpoint({
    id: 'points.ledger',
    method: 'GET',
    path: `${base}ledger`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Every change of one’s points, newest first',
    query: () => z.object(onward(20)),
    data: () => stretch(ledgerRow),
  }),
  statement: endpoint({
    id: 'points.statement',
    method: 'GET',
    path: `${base}statement`,
    access: 'user',
    tag,
    extension: true,
    summary:
      'One’s points as a file of comma-separated values (RFC 4180) in the request’s language and the time of `timezone`, the newest row first; `whole` false: there are older ones, too many for a file',
    query: () => z.object({ timezone: timeZone }),
    data: () => z.object({ name: z.string(), text: z.string(), rows: z.number().int(), whole: z.boolean() }),
  }),
  checkInCard: endpoint({
    id: 'points.checkInCard',
    method: 'GET',
    path: `${base}check-in`,
    access: 'user',
    tag,
    extension: true,
    summary: 'The seven-day card as it stands',
    data: () => checkInCard,
  }),
  checkIn: endpoint({
    id: 'points.checkIn',
    method: 'POST',
    path: `${base}check-in`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Checks in for today; a second time changes nothing',
    data: () => checkInCard,
  }),
  makeUp: endpoint({
    id: 'points.makeUp',
    method: 'POST',
    path: `${base}check-in/make-up`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Makes up for a missed day of the card; two a month',
    body: () => z.object({ date: z.iso.date() }),
    data: () => checkInCard,
  }),
  missions: endpoint({
    id: 'points.missions',
    method: 'GET',
    path: `${base}missions`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Missions of the day as they stand; what counts is counted by the portal from what one does',
    data: () => missionBoard,
  }),
  claimMission: endpoint({
    id: 'points.claimMission',
    method: 'POST',
    path: `${base}missions/claim`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Takes the points of a mission that is done; a second time changes nothing; code 40971 while it is not done, 40972 when its day is over',
    body: () => z.object({ day, mission: z.enum(missionIds) }),
    data: () => missionClaim,
  }),
} as const;
