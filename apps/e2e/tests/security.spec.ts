import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { commentTargets } from '@portal/contracts';
import { articleCalls } from '@portal/contracts/article';
import { commentCalls } from '@portal/contracts/comment';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { userCalls } from '@portal/contracts/user';
import { everyRemote } from '../src/owners.ts';
import { DEMO_PASSWORD, newName, register } from '../src/members.ts';
import { secretsIn } from '../src/secrets.ts';
import { expect, hydrated, listenTo, test } from '../src/test.ts';

/** What would run if any field were taken for markup, an address or a template. */
const EVIL = '<img src=x onerror="globalThis.hurt=1"><svg onload="globalThis.hurt=1">';
const SHORT = '<img src=x onerror="hurt=1">';

/** A member whose every word is an attack. */
async function attacker(request: APIRequestContext, portal: string) {
  const send = async <T>(path: string, data: object, token?: string): Promise<T> => {
    const answer = (await (await request.post(portal + path, { data, headers: { ...(token && { authorization: token }) } })).json()) as {
      code: number;
      msg: string;
      data: T;
    };
    if (answer.code !== 0) throw new Error(`${path}: ${answer.msg}`);
    return answer.data;
  };
  const username = newName();
  const { accessToken: token } = await send<{ accessToken: string }>(userCalls.register.path, { username, password: 'khan dai khong so', displayName: SHORT });
  await send(userCalls.updateInfo.path, { bio: `${EVIL} javascript:alert(1)` }, token);
  const post = await send<{ id: number }>(
    newsfeedCalls.create.path,
    { uuid: randomUUID(), content: `${EVIL} javascript:alert(1) #khandai https://elsewhere.test/"onmouseover="hurt=1` },
    token,
  );
  await send(commentCalls.create.path, { uuid: randomUUID(), objectType: commentTargets.post, objectId: post.id, content: EVIL }, token);
  return { username, token, postId: post.id };
}

test('whatever a member writes is words on every page that shows it', { tag: ['@shell', ...everyRemote] }, async ({ page, portal, open }) => {
  const { username, postId } = await attacker(page.request, portal);
  for (const path of [`/bang-tin?pId=${postId}`, `/thanh-vien/${username}`, '/bang-tin']) {
    await open(path);
    await expect(page.getByText('<img src=x onerror=').first()).toBeVisible();
    expect(await page.evaluate(() => (globalThis as { hurt?: number }).hurt)).toBeUndefined();
    expect(await page.locator('a[href^="javascript:" i], img[src="x"], [onerror], [onload], [onmouseover]').count()).toBe(0);
  }
});

test('what an address says is words, too, and leads nowhere else', { tag: '@shell' }, async ({ page, portal, complaints }) => {
  for (const path of [
    `/${encodeURIComponent(EVIL)}`,
    `/tim-kiem?q=${encodeURIComponent(EVIL)}`,
    `/bang-tin?nType=${encodeURIComponent(EVIL)}`,
    `/tin-tuc?hashtag=${encodeURIComponent(EVIL)}`,
  ]) {
    await page.goto(portal + path);
    await hydrated(page);
    expect(await page.evaluate(() => (globalThis as { hurt?: number }).hurt)).toBeUndefined();
    expect(await page.locator('img[src="x"], [onerror], [onload]').count()).toBe(0);
  }
  for (const to of ['//elsewhere.test', 'https://elsewhere.test', '/\\elsewhere.test', 'javascript:alert(1)']) {
    const answer = await page.request.get(`${portal}/-/prefs?language=vi&to=${encodeURIComponent(to)}`, { maxRedirects: 0 });
    expect(answer.headers()['location']).toBe('/');
  }
  // The browser reports the 404 of the first address.
  complaints.allow(/status of 404/);
});

test('what the end of every portal looks for in its logs is what they must not hold', { tag: ['@shell', '@api'] }, async ({ page, portal }) => {
  const { accessToken, refreshToken, password } = await register(page, portal);
  for (const secret of [accessToken, refreshToken, password, DEMO_PASSWORD]) {
    const [found = 'nothing', ...more] = secretsIn(`{"level":30,"msg":"listens"}\n${JSON.stringify({ level: 20, url: `/onlineSocket?token=${secret}` })}\n`);
    expect(found).toMatch(/^line 2 holds /);
    expect(found).not.toContain(secret);
    expect(more).toEqual([]);
  }
  expect(secretsIn('{"level":20,"req":{"method":"GET","url":"/onlineSocket?token=[hidden]","ip":"198.18.7.9"},"status":101,"ms":3,"msg":"answered"}')).toEqual(
    [],
  );
});

test('a token stands in no address, no referrer and no cookie', { tag: '@shell' }, async ({ page, portal }) => {
  const { token } = await attacker(page.request, portal);
  const told: string[] = [];
  page.on('request', (request) => told.push(request.url(), request.headers()['referer'] ?? ''));
  await page.goto(portal);
  await page.evaluate((stored) => {
    localStorage.setItem('token', stored);
    localStorage.setItem('guest', '0');
  }, token);
  await page.goto(`${portal}/bang-tin`);
  await hydrated(page);
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((text) => text.includes(token))).toEqual([]);
  expect((await page.context().cookies()).filter(({ value }) => token.includes(value) || value.includes(token))).toEqual([]);
});

test('the description of the calls is read without the visitor’s tokens in reach', { tag: '@shell' }, async ({ browser, portal }) => {
  // As browsers come, without the header by which journeys are told apart: a page without an origin would have to ask whether it may send that.
  const page = await browser.newPage({ extraHTTPHeaders: {} });
  const complaints = listenTo(page);
  // Of the same origin, and nothing runs there that would ask with it.
  await page.goto(`${portal}/robots.txt`);
  await page.evaluate(() => localStorage.setItem('token', 'a secret'));
  await page.goto(`${portal}/docs/`);
  await expect(page.getByText(articleCalls.list.summary).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /authori[sz]e|try it out/i })).toHaveCount(0);
  expect(await page.evaluate(() => origin)).toBe('null');
  const found = await page.evaluate(() => {
    try {
      return localStorage.getItem('token');
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(found).toBe('SecurityError');
  expect(complaints.list).toEqual([]);
  await page.close();
});
