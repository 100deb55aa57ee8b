import { now } from '../src/moment.ts';
import { startPortal } from '../src/portal.ts';
import { expect, hydrated, test } from '../src/test.ts';

const MINUTE = 60_000;

test('a fresh portal has a stand: viewers and voices in its rooms, each said to be made up', { tag: ['@live-and-schedule', '@chat', '@api'] }, async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  const began = now();
  const portal = await startPortal({ api: { DEMO_CROWD: '1', TEST_CLOCK: '1', START_AT: new Date(began).toISOString() } });
  try {
    await page.goto(portal.url);
    await hydrated(page);
    await expect(page.getByText(/trên khán đài · mô phỏng/)).toBeVisible();
    const { data } = (await (await page.request.get(`${portal.url}/al/api/schedule/totalLive`)).json()) as { data: { list: { fixtureId: number }[] } };
    await page.goto(`${portal.url}/truc-tiep/bong-da/${data.list[0]?.fixtureId}`);
    await hydrated(page);
    await expect(page.getByText(/^[\d,]+ mô phỏng$/)).toBeVisible();
    const voices = page.getByRole('log').getByRole('listitem').filter({ hasText: 'mô phỏng' });
    await expect(page.getByPlaceholder(/Nói gì với khán đài/)).toBeEnabled();
    const newest = () => voices.last().textContent();
    const before = await newest();
    await portal.skipTo(began + 5 * MINUTE);
    await expect.poll(newest).not.toBe(before);
    expect(complaints.list).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await portal.stop();
  }
});
