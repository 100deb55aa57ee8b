import { z } from 'zod';
import { endpoint, limits } from '@portal/contracts';
import { done, id, instant, onward, stretch, text } from '@portal/contracts/parts';
import { reportedThing, reportReasons, reportTargets } from './report.ts';

const base = '/au/api/user/report/';
const tag = 'report';
const objectType = z.union([z.literal(reportTargets.post), z.literal(reportTargets.comment)]);

/** What members think should not be on the portal, and what staff make of it (ours). */
export const reportCalls = {
  create: endpoint({
    id: 'report.create',
    method: 'POST',
    path: `${base}create`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Reports a post or a comment of somebody else; a second report of the same thing counts no more',
    body: () => z.object({ objectType, objectId: id, reason: z.enum(reportReasons), text: text().trim().max(limits.reportText).default('') }),
    data: () => done,
  }),
  list: endpoint({
    id: 'report.list',
    method: 'GET',
    path: `${base}list`,
    access: 'staff',
    tag,
    extension: true,
    summary: 'Reported things, the last reported first; `state` decided: those that staff have decided or that are gone, the last of them first',
    query: () => z.object({ state: z.enum(['open', 'decided']).default('open'), ...onward(20, 50) }),
    data: () => stretch(reportedThing),
  }),
  decide: endpoint({
    id: 'report.decide',
    method: 'POST',
    path: `${base}decide`,
    access: 'staff',
    tag,
    extension: true,
    summary:
      'Lets a reported thing stand, as it was read (its `since`), or takes it away for everybody. What was changed since, or is gone, stays as it is: the answer tells what stands',
    body: () => z.object({ id, verdict: z.enum(['kept', 'removed']), since: instant.nullable().default(null) }),
    data: () => reportedThing,
  }),
} as const;
