import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { cursor, text } from '@portal/contracts/parts';
import { leaving, ownDataPage } from './privacy.ts';

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
  leave: endpoint({
    id: 'privacy.leave',
    method: 'POST',
    path: `${base}leave`,
    access: 'user',
    tag,
    extension: true,
    summary:
      'Asks that one’s account be deleted, in fourteen days; a second time changes nothing. Code 40110 for a wrong password, 40913 for who works for the portal',
    body: () => z.object({ password: text().min(1).max(128) }),
    data: () => leaving,
  }),
  stay: endpoint({
    id: 'privacy.stay',
    method: 'POST',
    path: `${base}stay`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Takes that back, until the account is gone; a second time changes nothing',
    data: () => leaving,
  }),
} as const;
