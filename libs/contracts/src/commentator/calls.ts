import { z } from 'zod';
import { endpoint, limits } from '@portal/contracts';
import { done, id, idParam, instant, numbered, text, unsettled } from '@portal/contracts/parts';

const tag = 'commentator';
/** typeLinks of stream links (section 3). */
export const STREAM_LINKS = 20;

export const commentatorCalls = {
  info: endpoint({
    id: 'commentator.info',
    method: 'GET',
    path: '/au/api/user/commentator/info/{id}',
    access: 'public',
    tag,
    summary: 'One commentator',
    params: () => idParam,
    data: () => unsettled,
  }),
  listTotal: endpoint({
    id: 'commentator.listTotal',
    method: 'GET',
    path: '/au/api/user/commentator/listTotal',
    access: 'public',
    tag,
    summary: 'Commentators with their matches between two moments',
    query: () => z.object({ ...numbered(limits.bookings), startTime: instant.optional(), endTime: instant.optional() }),
    data: () => unsettled,
  }),
  links: endpoint({
    id: 'commentator.links',
    method: 'GET',
    path: '/au/api/commentator/link/list',
    access: 'user',
    tag,
    summary: 'Stream links of a commentator for a match',
    query: () => z.object({ fixtureId: idParam.shape.id, userId: idParam.shape.id, typeLinks: z.coerce.number().int().default(STREAM_LINKS) }),
    data: () => unsettled,
  }),
  saveLinks: endpoint({
    id: 'commentator.saveLinks',
    method: 'POST',
    path: '/au/api/commentator/link-save',
    access: 'user',
    tag,
    summary: 'Saves own stream links for a match',
    body: () => z.object({ fixtureId: id, links: z.array(z.url().max(2000)).max(10), userId: id, typeLinks: z.literal(STREAM_LINKS).default(STREAM_LINKS) }),
    data: () => done,
  }),
  updateSchedule: endpoint({
    id: 'commentator.updateSchedule',
    method: 'POST',
    path: '/au/api/commentator/schedule/update',
    access: 'user',
    tag,
    summary: 'Changes an entry of one’s own schedule',
    body: () =>
      z.object({
        id,
        matchImage: text().max(500).optional(),
        matchTitle: text().max(200).optional(),
        matchDescription: text().max(2000).optional(),
        matchTimeStr: text().max(64).optional(),
        status: z.number().int().optional(),
      }),
    data: () => done,
  }),
} as const;
