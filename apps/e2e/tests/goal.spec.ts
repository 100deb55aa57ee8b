import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { draftCalls, type Draft } from '@portal/contracts/draft';
import { demoMember } from '../src/members.ts';
import { now } from '../src/moment.ts';
import { nextGoal } from '../src/next-goal.ts';
import { startPortal } from '../src/portal.ts';
import { shiftDate } from '../src/shift-date.ts';
import { expect, hydrated, test } from '../src/test.ts';

/** The portal is started this long before a real goal of the replay (ms): longer than any machine takes to open a page. The match is on air by then, since a page's own time is not moved. */
const BEFORE = 5 * 60_000;

/** An article that staff publish, with the card of a match; its id. */
async function articleAbout(page: Page, portal: string, fixtureId: number): Promise<number> {
  const { accessToken } = await demoMember(page, portal, 'staff');
  const post = async (path: string, data: object): Promise<Draft> => {
    const answer = (await (await page.request.post(portal + path, { data, headers: { authorization: accessToken } })).json()) as { msg: string; data: Draft };
    if (!answer.data) throw new Error(`${path}: ${answer.msg}`);
    return answer.data;
  };
  const words = { title: 'Trận đấu đêm nay', lead: 'Ngay lúc này trên sân.', body: `Vào trận.\n\n[Trận đấu](/truc-tiep/bong-da/${fixtureId})` };
  const cover = { motif: 'stand', colors: [], monograms: [], alt: 'Khán đài', credit: 'Tranh vẽ' };
  const source = { categoryId: 1, author: 'Lê Hoài Thu', cover, hashtags: [], topPlace: null, texts: { vi: words } };
  const { id, version } = await post(draftCalls.create.path, { uuid: randomUUID(), source });
  const { articleId } = await post(draftCalls.publish.path, { id, version });
  if (articleId === null) throw new Error('nothing was published');
  return articleId;
}

test('the score, the timeline and the chat move by themselves when a goal falls', { tag: ['@live-and-schedule', '@chat', '@content-and-news'] }, async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(240_000);
  const goal = await nextGoal(now() + BEFORE, BEFORE);
  const portal = await startPortal({ api: { START_AT: new Date(goal.at - BEFORE).toISOString(), TEST_CLOCK: '1' } });
  try {
    await page.goto(`${portal.url}/truc-tiep/bong-da/${goal.fixtureId}`);
    await hydrated(page);
    const { data } = (await (
      await page.request.get(`${portal.url}/al/api/schedule/liveRoom?id=${goal.fixtureId}`, { headers: { 'accept-language': 'vi' } })
    ).json()) as { data: { match: { home: { name: string }; away: { name: string } } } };
    /** What a screen reader is told when the score changes; beside it stand the rolling digits. */
    const told = ({ home, away }: { home: number; away: number }) => page.getByText(`${data.match.home.name} ${home}, ${data.match.away.name} ${away}.`);
    await expect(page.getByPlaceholder(/Nói gì với khán đài/)).toBeEnabled();
    // Somebody else has put the bell of this match on, and reads an article about it.
    const articleId = await articleAbout(page, portal.url, goal.fixtureId);
    const reader = await (await browser.newContext({ locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' })).newPage();
    await reader.addInitScript(shiftDate, goal.at - BEFORE - now());
    await reader.goto(`${portal.url}/truc-tiep/bong-da`);
    await hydrated(reader);
    const teams = `${data.match.home.name} – ${data.match.away.name}`;
    await reader
      .getByRole('button', { name: new RegExp(`^(Báo bàn thắng|Nhắc tôi) trận ${teams}`) })
      .first()
      .click();
    await reader.goto(`${portal.url}/tin-tuc/x-${articleId}`);
    await hydrated(reader);
    const card = (score: { home: number; away: number }) =>
      reader.getByRole('article').getByRole('link', { name: `${data.match.home.name} ${score.home}, ${data.match.away.name} ${score.away}.` });
    await expect(card(goal.before)).toBeVisible();
    await portal.skipTo(goal.at - 1_000);
    await expect.poll(() => reader.evaluate(() => localStorage.getItem('heard'))).toContain(String(goal.fixtureId));
    await expect(told(goal.before)).toHaveCount(1);
    const events = await page.getByText(new RegExp(goal.player, 'i')).count();
    await portal.skipTo(goal.at + 1_000);
    await expect(told(goal.after)).toHaveCount(1);
    await expect(page.getByText(/VÀO!/).first()).toBeVisible();
    const cry = `VÀO! ${data.match.home.name} ${goal.after.home}–${goal.after.away} ${data.match.away.name}`;
    await expect(reader.getByText(cry)).toBeVisible();
    await expect(card(goal.after)).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Vào phòng' })).toHaveAttribute('href', `/truc-tiep/bong-da/${goal.fixtureId}`);
    await reader.context().close();
    // The timeline writes the name as it is read: 'Kai Havertz'.
    await expect.poll(() => page.getByText(new RegExp(goal.player, 'i')).count()).toBeGreaterThan(events);
    await page.reload();
    await hydrated(page);
    await expect(told(goal.after)).toHaveCount(1);
    expect(complaints.list).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await portal.stop();
  }
});
