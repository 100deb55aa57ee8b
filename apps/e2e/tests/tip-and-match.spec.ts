import { oddsTopics } from '@portal/contracts/odds';
import { become, register } from '../src/members.ts';
import { now } from '../src/moment.ts';
import { nextGoal } from '../src/next-goal.ts';
import { startPortal } from '../src/portal.ts';
import { expect, hydrated, test } from '../src/test.ts';

const MINUTE = 60_000;
/** A goal in a match that has not begun by then. */
const AHEAD = 180 * MINUTE;

test('a line moves at a goal, and a tip is locked at the kick-off and settled by the match that was played', { tag: ['@odds-and-tips', '@api'] }, async ({
  page,
  complaints,
}) => {
  test.setTimeout(300_000);
  const goal = await nextGoal(now() + AHEAD, 5 * MINUTE);
  const portal = await startPortal({ api: { START_AT: new Date(goal.kickOffAt - 20 * MINUTE).toISOString(), TEST_CLOCK: '1' } });
  try {
    await page.addInitScript(() => {
      // The empty page at the end has no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem('adult', '1');
    });
    await become(page, await register(page, portal.url));
    await page.goto(`${portal.url}/tip-keo/tao?tran=${goal.fixtureId}`);
    await hydrated(page);
    await page.getByRole('radio', { name: '1X2' }).check();
    await page.getByRole('radio', { name: /^Hoà/ }).check();
    await page.getByRole('button', { name: 'Đăng típ' }).click();
    await expect(page).toHaveURL(/tip-keo\/\d+$/);
    await expect(page.getByRole('button', { name: 'Xoá típ' })).toBeVisible();
    const tip = page.url();
    await portal.skipTo(goal.kickOffAt + 1_000);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(/Đã khoá từ/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Xoá típ' })).toHaveCount(0);

    await portal.skipTo(goal.at - 1_000);
    const told: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
    const frames = () => told.filter((frame) => frame.includes(oddsTopics.odds) && frame.includes(`"fixtureId":${goal.fixtureId}`)).length;
    await page.goto(`${portal.url}/ty-le-keo/${goal.fixtureId}?keo=european`);
    await hydrated(page);
    await expect.poll(frames, { timeout: 30_000 }).toBeGreaterThan(0);
    const first = frames();
    const lines = page.getByRole('table', { name: /ban đầu và hiện tại/ });
    const before = await lines.innerText();
    // Half a minute stands still after a goal; then there are others, and a frame brings them: by itself the page asks once a minute.
    await portal.skipTo(goal.at + 2 * MINUTE);
    await expect.poll(() => lines.innerText(), { timeout: 30_000 }).not.toBe(before);
    expect(frames()).toBeGreaterThan(first);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(/^Bàn cho .*, \d+–\d+/).first()).toBeVisible();

    await portal.skipTo(goal.endsAt + 1_000);
    await expect
      .poll(
        async () => {
          await page.goto(tip);
          return page.getByText(/^(THẮNG|THUA)$/).count();
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
    // Hours pass at once: the access token runs out and is renewed.
    complaints.allow(/status of 401/);
  } finally {
    await page.goto('about:blank');
    await portal.stop();
  }
});
