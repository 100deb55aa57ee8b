import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createApiClient, isApiError } from '@portal/api-client';
import { codes, STAFF_ROLE, type UserInfo } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { away, DeskProblem } from './desk-problem.ts';

/** Who works at the operator page. */
export interface Staff {
  username: string;
}
/** Asks the api whom a token names; rejects with an ApiError. */
export type AskUser = (token: string, ip: string) => Promise<UserInfo>;

/** How long an answer of the api is believed. Milliseconds. */
const BELIEVED = 10_000;
const MOST_KEPT = 500;
const LONGEST_TOKEN = 4_096;

export const askApi =
  (apiUrl: string): AskUser =>
  (token, ip) =>
    createApiClient({ baseUrl: apiUrl, language: 'vi', timeout: 4_000, headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': ip } }).call(
      userCalls.info,
      {},
    );

/** Lets staff through and nobody else. What the api said is kept a few seconds under the token's hash, refusals as well; that it was away is not kept. */
export function createStaffCheck({ ask, now = Date.now }: { ask: AskUser; now?: () => number }) {
  const known = new LRUCache<string, { until: number; verdict: Promise<Staff> }>({ max: MOST_KEPT });

  async function judge(token: string, ip: string): Promise<Staff> {
    let user: UserInfo;
    try {
      user = await ask(token, ip);
    } catch (error) {
      throw refusalOf(error);
    }
    if (user.siteRoleId !== STAFF_ROLE) throw new DeskProblem(403, codes.notAllowed, 'releases are for staff');
    return { username: user.username ?? `user ${user.userId}` };
  }

  return function staffOf(authorization: string | undefined, ip: string): Promise<Staff> {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token || token.length > LONGEST_TOKEN) return Promise.reject(new DeskProblem(401, codes.noToken, 'log in first'));
    const key = createHash('sha256').update(token).digest('base64');
    const held = known.get(key);
    if (held && now() < held.until) return held.verdict;
    const entry = { until: now() + BELIEVED, verdict: judge(token, ip) };
    known.set(key, entry);
    entry.verdict.catch((error: unknown) => {
      if (!(error instanceof DeskProblem) || error.status === 503) known.delete(key);
    });
    return entry.verdict;
  };
}
export type StaffCheck = ReturnType<typeof createStaffCheck>;

/** A guest's token is one too: the api answers 403 to it, or 401 to what it does not know. */
function refusalOf(error: unknown): DeskProblem {
  if (isApiError(error) && error.status === 401) return new DeskProblem(401, codes.noToken, 'log in first');
  if (isApiError(error) && error.status === 403) return new DeskProblem(403, codes.notAllowed, 'releases are for staff');
  return away('api', 'the api does not answer, so nobody can be let in');
}
