import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildRemote } from '../src/build.ts';
import { releasesIn } from '../src/boot-of.ts';
import { newerTree, type Edits } from '../src/newer-tree.ts';
import { builtFolder, startPortal, versionOf } from '../src/portal.ts';
import { sayInRoom } from '../src/say-in-room.ts';
import { storedRelease } from '../src/stored-release.ts';
import { expect, hydrated, liveFixture, test } from '../src/test.ts';

/** A contract that has grown: another word for a phase, and what it is called, another field in answers and frames, other props of slots; an api that says them, and pages of live-and-schedule that show them. */
const tomorrow: Edits = {
  'libs/contracts/src/match/match.ts': [
    ["  'half-time',\n", "  'half-time',\n  'cooling-break',\n"],
    ['  viewers: z.number().int(),\n  venue:', '  viewers: z.number().int(),\n  attendance: z.number().int().optional(),\n  venue:'],
    ['    viewers: true,\n', '    viewers: true,\n    attendance: true,\n'],
  ],
  'libs/contracts/src/slots.ts': [
    ["'chat/room': z.object({ groupId: id, title: z.string(), ", "'chat/room': z.object({ groupId: id, title: z.string(), attendance: z.number().optional(), "],
    ["'live-and-schedule/hot-match': z.object({})", "'live-and-schedule/hot-match': z.object({ large: z.boolean().optional() })"],
  ],
  'apps/api/src/modules/schedule/match.presenter.ts': [
    ["'first-half': 'first-half'", "'first-half': 'cooling-break'"],
    ["'second-half': 'second-half'", "'second-half': 'cooling-break'"],
    ['    viewers,\n  };', '    viewers,\n    attendance: 40_001,\n  };'],
  ],
  'apps/api/src/sockets/live.feed.ts': [
    [
      "{ type: 'match', serverTime: new Date(now).toISOString(), match }",
      "{ type: 'match', serverTime: new Date(now).toISOString(), match: { ...match, attendance: 40_002 } }",
    ],
  ],
  'apps/live-and-schedule/src/locales/vi.json': [
    ['    "half-time": "Nghỉ giữa hiệp",\n', '    "half-time": "Nghỉ giữa hiệp",\n    "cooling-break": "Nghỉ uống nước",\n'],
    ['    "half-time": "HT",\n', '    "half-time": "HT",\n    "cooling-break": "Nghỉ",\n'],
  ],
  'apps/live-and-schedule/src/locales/en.json': [
    ['    "half-time": "Half-time",\n', '    "half-time": "Half-time",\n    "cooling-break": "Cooling break",\n'],
    ['    "half-time": "HT",\n', '    "half-time": "HT",\n    "cooling-break": "Break",\n'],
  ],
  'apps/live-and-schedule/src/locales/zh.json': [
    ['    "half-time": "中場休息",\n', '    "half-time": "中場休息",\n    "cooling-break": "補水時間",\n'],
    ['    "half-time": "中場",\n', '    "half-time": "中場",\n    "cooling-break": "補水",\n'],
  ],
  'apps/live-and-schedule/src/features/home/hot-match-hero.tsx': [['    venue,\n  ]', '    venue,\n    `${match.attendance} trên khán đài`,\n  ]']],
  'apps/live-and-schedule/src/features/live-room/score-bar.tsx': [
    ['note={note}', 'note={`${model.live.clock.phase} · ${model.live.attendance} trên khán đài`}\n      data-was={note}'],
  ],
  'apps/live-and-schedule/src/features/live-room/live-room.view.tsx': [
    ["title: t('room.chatTitle', teams), ", "title: t('room.chatTitle', teams), attendance: model.live.attendance, "],
  ],
};

test('releases of three contracts share a page, and each reads what it knows; rolled back, a remote reads what the newer api says', {
  tag: ['@shell', '@registry', '@api', '@live-and-schedule', '@chat'],
}, async ({ page, complaints }) => {
  test.setTimeout(300_000);
  const tree = await newerTree(tomorrow);
  const { folder: chat } = storedRelease('chat');
  const live = await buildRemote(path.join(tree, 'apps/live-and-schedule'));
  const portal = await startPortal({ apiFrom: tree, remotes: { chat, 'live-and-schedule': live } });
  const onAir = async () => releasesIn(await (await page.request.get(portal.url)).text())['live-and-schedule']?.[0]?.version;
  try {
    expect(await onAir()).toBe(versionOf(live));
    const match = await liveFixture(page, portal.url);
    // Calls: today's shell asked for the matches on air too. Slots: today's shell hands in what today's contract names.
    await page.goto(portal.url);
    await hydrated(page);
    await expect(page.getByText(/40001 trên khán đài/)).toBeVisible();
    // Frames: by the connection of today's shell.
    const room = `${portal.url}/truc-tiep/bong-da/${match.fixtureId}`;
    await page.goto(room);
    await hydrated(page);
    await expect(page.getByText(/cooling-break · 40002 trên khán đài/)).toBeVisible();
    // The older chat in the newer page, with a prop that it does not know.
    const text = await sayInRoom(page, 'Ba bản, một phòng');
    await expect(page.getByRole('log').first().getByText(text)).toHaveCount(1);

    // Back to today's release of live-and-schedule, in front of tomorrow's api: its new word and field are nobody's trouble.
    expect(await portal.cli('rollback', 'live-and-schedule', '--to', versionOf(builtFolder('live-and-schedule')))).toMatchObject({ code: 0 });
    await expect.poll(onAir, { timeout: 60_000 }).toBe(versionOf(builtFolder('live-and-schedule')));
    for (const address of [portal.url, `${portal.url}/truc-tiep`, room]) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByText(match.home.name).first()).toBeVisible();
      await expect(page.getByText(/trên khán đài|cooling-break|undefined|đang bảo trì/)).toHaveCount(0);
    }
    // The room goes on: the word for its phase is a neutral one, its minute stands.
    await expect(
      page
        .getByText(/^\d{1,3}(?:\+\d+)?:?\d*'?$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('log').first().getByText(text)).toBeVisible();
    expect(complaints.list).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await portal.stop();
    for (const folder of [tree, chat]) rmSync(folder, { recursive: true, force: true });
  }
});
