import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { done, idParam, numbered, unsettled } from '@portal/contracts/parts';

const base = '/au/api/user/';

export const eventCalls = {
  list: endpoint({
    id: 'event.list',
    method: 'GET',
    path: `${base}event/list`,
    access: 'public',
    tag: 'event',
    summary: 'Events',
    query: () => z.object(numbered(20)),
    data: () => unsettled,
  }),
  booking: endpoint({
    id: 'event.booking',
    method: 'POST',
    path: `${base}event/booking/{id}`,
    access: 'user',
    tag: 'event',
    summary: 'Takes part in an event',
    params: () => idParam,
    data: () => done,
  }),
  saving: endpoint({
    id: 'event.saving',
    method: 'POST',
    path: `${base}event/saving/{id}`,
    access: 'user',
    tag: 'event',
    summary: 'Keeps an event in mind',
    params: () => idParam,
    data: () => done,
  }),
} as const;
