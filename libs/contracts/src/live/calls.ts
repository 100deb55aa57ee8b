import { z } from 'zod';
import { endpoint, languages, limits, openWord, person } from '@portal/contracts';
import { id, instant, numbered, page, text, uploadedUrl, uuid } from '@portal/contracts/parts';

const base = '/al/api/';
const tag = 'live';

export const feedbackKinds = ['idea', 'bug', 'stream', 'account', 'other'] as const;
/** A word to the makers. `contact`: how to answer who is not logged in. */
const feedback = z.object({
  id,
  kind: openWord(feedbackKinds),
  content: z.string(),
  contact: z.string().nullable(),
  pagePath: z.string().nullable(),
  pictures: z.array(z.string()),
  userId: z.number().int().nullable(),
  createdAt: instant,
});

export const liveCalls = {
  menu: endpoint({
    id: 'live.menu',
    method: 'POST',
    path: `${base}live/menu`,
    access: 'public',
    tag,
    summary:
      'The sports that the live pages have, each with its path and how many matches are on air. Where the operator has set a key, header `x-live-menu-key` must bring it, else 403. `key` and `location` of the body are taken and change nothing',
    body: () => z.object({ key: text().max(200).optional(), location: text().max(100).optional() }),
    data: () =>
      z.object({
        serverTime: instant,
        list: z.array(z.object({ sportId: z.number().int(), slug: z.string(), name: z.string(), path: z.string(), total: z.number().int().min(0) })),
      }),
  }),
  showOnline: endpoint({
    id: 'live.showOnline',
    method: 'GET',
    path: `${base}user/show-online`,
    access: 'public',
    tag,
    summary: 'How many are online: members by their socket, guests by their rooms',
    data: () => z.object({ total: z.number().int().min(0) }),
  }),
  operatorOnline: endpoint({
    id: 'live.operatorOnline',
    method: 'GET',
    path: `${base}live/stream/operator-online`,
    access: 'public',
    tag,
    summary: 'Which staff are there to help',
    data: () => z.object({ list: z.array(person).max(20) }),
  }),
  language: endpoint({
    id: 'live.language',
    method: 'GET',
    path: `${base}live/language/list`,
    access: 'public',
    tag,
    summary: 'Texts that replace the built-in ones: by namespace, then by key with dots',
    query: () => z.object({ locale: z.enum(languages) }),
    data: () => z.record(z.string(), z.record(z.string(), z.string())),
  }),
  createFeedback: endpoint({
    id: 'live.createFeedback',
    method: 'POST',
    path: `${base}user/feedback/create`,
    access: 'public',
    varies: 'caller',
    tag,
    summary: 'A word to the makers',
    body: () =>
      z.object({
        uuid,
        kind: z.enum(feedbackKinds),
        content: text().trim().min(10).max(limits.feedbackText),
        contact: text().trim().max(254).optional(),
        pagePath: text().max(200).optional(),
        pictures: z.array(uploadedUrl).max(3).default([]),
      }),
    data: () => z.object({ id }),
  }),
  feedbackList: endpoint({
    id: 'live.feedbackList',
    method: 'GET',
    path: `${base}user/feedback/list`,
    access: 'staff',
    tag,
    extension: true,
    summary: 'What was sent, newest first',
    query: () => z.object(numbered(20)),
    data: () => page(feedback),
  }),
} as const;
