import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { unsettled } from '@portal/contracts/parts';

const base = '/au/api/user/';

export const luckyCalls = {
  list: endpoint({
    id: 'lucky.list',
    method: 'GET',
    path: `${base}lucky/list`,
    access: 'public',
    tag: 'lucky',
    summary: 'Prizes with their odds and stock',
    query: () => z.object({ type: z.coerce.number().int().optional() }),
    data: () => unsettled,
  }),
  result: endpoint({
    id: 'lucky.result',
    method: 'GET',
    path: `${base}lucky/result`,
    access: 'user',
    tag: 'lucky',
    summary: 'Own draws',
    query: () => z.object({ type: z.coerce.number().int().optional() }),
    data: () => unsettled,
  }),
} as const;
