import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { inviteCode, onward, stretch } from '@portal/contracts/parts';
import { referral, referralInfo } from './referral.ts';

const base = '/au/api/user/referral/';
const tag = 'referral';

/** Inviting friends (ours: the specification names the page and the code, section 2 and 3, not the calls). */
export const referralCalls = {
  info: endpoint({
    id: 'referral.info',
    method: 'GET',
    path: `${base}info`,
    access: 'user',
    tag,
    extension: true,
    summary: 'One’s own code, the rules, and what one’s invitations have come to',
    data: () => referralInfo,
  }),
  list: endpoint({
    id: 'referral.list',
    method: 'GET',
    path: `${base}list`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Friends whom one has invited, newest first',
    query: () => z.object(onward(20)),
    data: () => stretch(referral),
  }),
  enter: endpoint({
    id: 'referral.enter',
    method: 'POST',
    path: `${base}enter`,
    access: 'user',
    tag,
    extension: true,
    summary:
      'Says who invited one, within seven days of joining; code 40981 for a code that is nobody’s, 40982 where it is too late or somebody was named, 40983 for who may not have invited one',
    body: () => z.object({ code: inviteCode.min(1) }),
    data: () => referralInfo,
  }),
} as const;
