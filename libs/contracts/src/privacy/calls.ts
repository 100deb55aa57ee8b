import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { cursor } from '@portal/contracts/parts';
import { ownDataPage } from './privacy.ts';

const base = '/au/api/user/privacy/';
const tag = 'privacy';

/** What the portal knows of oneself, and leaving it (ours: section 5 asks that members can). */
export const privacyCalls = {
  data: endpoint({
    id: 'privacy.data',
    method: 'GET',
    path: `${base}data`,
    access: 'user',
    tag,
    extension: true,
    summary: 'All that the portal keeps of oneself, a thousand rows at a time; no secrets, and nothing of others but how they are called',
    query: () => z.object({ cursor }),
    data: () => ownDataPage,
  }),
} as const;
