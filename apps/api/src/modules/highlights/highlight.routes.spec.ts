import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { commentTargets } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { highlightCalls } from '@portal/contracts/highlight';
import { isGoal } from '@portal/domain';
import films from '../../../media/goals/hashes.json' with { type: 'json' };
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf } from '../../testing/members.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const hashes: Readonly<Record<string, string>> = films;
const replay = testReplay();
/** Goals that fell up to a minute ago, of matches that kicked off in the last three days. */
const goalsUpTo = (now: number) =>
  replay
    .changesBetween(now - 4 * DAY, now - MINUTE)
    .flatMap((change) =>
      change.kind === 'event' && isGoal(change.event.code) && change.event.period < 5 && change.fixture.kickOffAt >= now - 3 * DAY ? [change] : [],
    );

describe.each(databaseKinds)('highlights on %s', (kind) => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp(kind);
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());
  const list = async (asked: Record<string, unknown> = {}) => (await api.call(highlightCalls.list, asked)).body.data;
  const some = async () => (await list({ pageSize: 1 })).list[0]!;

  it('are the goals of three days, the newest first, each once, stretch by stretch', async () => {
    const all = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { list: some, nextCursor }: Awaited<ReturnType<typeof list>> = await list({ pageSize: 50, ...(cursor && { cursor }) });
      all.push(...some);
      cursor = nextCursor;
    }
    const goals = goalsUpTo(EVENING);
    expect(goals.length).toBeGreaterThan(200);
    expect(all.map(({ at }) => Date.parse(at))).toEqual(goals.map(({ at }) => at).sort((one, other) => other - one));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  });

  it('say whose goal it is, the score after it, and where its films are, in the asker’s language', async () => {
    const goal = await some();
    const { data } = (await api.call(highlightCalls.info, { id: goal.id }, { language: 'en' })).body;
    expect(data).toMatchObject({ id: goal.id, side: goal.side, score: goal.score, player: goal.player, reactions: { total: 0, mine: null }, comments: 0 });
    expect(data.slug).toBe(goal.slug);
    expect(data.captions).toBe(`/other/api/highlight/captions?id=${goal.id}&lang=en`);
    expect(data.films.tall.url).toMatch(goal.side === 'home' ? /-right-tall\.mp4\?v=/ : /-left-tall\.mp4\?v=/);
    const counted = [...data.others, data].sort((one, other) => Date.parse(one.at) - Date.parse(other.at)).map(({ score }) => score.home + score.away);
    expect(counted).toEqual(counted.map((_, place) => place + 1));
  });

  it('of one kind, and of one match', async () => {
    const { list: penalties } = await list({ kind: 'penalty', pageSize: 50 });
    expect(penalties.length).toBeGreaterThan(0);
    expect(new Set(penalties.map(({ kind: one }) => one))).toEqual(new Set(['penalty']));
    expect(penalties.every(({ films }) => films.wide.url.includes('/penalty-'))).toBe(true);
    const { fixtureId } = penalties[0]!;
    expect((await list({ fixtureId })).list.every((goal) => goal.fixtureId === fixtureId)).toBe(true);
    expect((await list({ fixtureId: 999_999_999 })).list).toEqual([]);
  });

  it.each([
    ['kind', { kind: 'header' }],
    ['cursor', { cursor: 'x' }],
    ['pageSize', { pageSize: 51 }],
  ])('name a bad %s', async (path, asked) => {
    const { status, body } = await api.call(highlightCalls.list, asked);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('that nobody has seen yet, or that are none, are missing', async () => {
    const goal = await some();
    const used = new Set([goal, ...(await list({ fixtureId: goal.fixtureId })).list].map(({ id }) => id));
    const unused = Array.from({ length: 99 }, (_, number) => goal.fixtureId * 100 + 1 + number).find((id) => !used.has(id))!;
    for (const id of [1, goal.fixtureId * 100, unused, 999_999_999_999]) expect((await api.call(highlightCalls.info, { id })).status).toBe(404);
    api.clock.set(Date.parse(goal.at));
    expect((await api.call(highlightCalls.info, { id: goal.id })).status).toBe(404);
  });

  it('are felt and spoken of by members', async () => {
    const [goal, fan] = [await some(), await memberOf(api, 'fan')];
    expect((await api.call(highlightCalls.react, { id: goal.id, reaction: 'wow' })).status).toBe(401);
    expect((await api.call(highlightCalls.react, { id: 1, reaction: 'wow' }, fan)).status).toBe(404);
    expect((await api.call(highlightCalls.react, { id: goal.id, reaction: 'wow' }, fan)).body.data).toEqual({ counts: { wow: 1 }, total: 1, mine: 'wow' });
    const said = await api.call(
      commentCalls.create,
      { objectType: commentTargets.highlight, objectId: goal.id, content: 'Đẹp quá!', uuid: 'highlight-comment' },
      fan,
    );
    expect(said.status).toBe(200);
    const seen = async (token?: typeof fan) => (await api.call(highlightCalls.info, { id: goal.id }, token)).body.data;
    expect(await seen(fan)).toMatchObject({ comments: 1, reactions: { mine: 'wow', total: 1 } });
    expect(await seen()).toMatchObject({ comments: 1, reactions: { mine: null, total: 1 } });
    expect((await api.call(highlightCalls.react, { id: goal.id, reaction: null }, fan)).body.data.total).toBe(0);
  });

  it('have captions that say who plays, who scored and the score', async () => {
    const goal = await some();
    const answer = await api.app.inject(`${goal.captions}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
    const [head, ...cues] = answer.body.trim().split('\n\n');
    expect([head, cues.length]).toEqual(['WEBVTT', 4]);
    expect(answer.body).toContain(goal.player);
    expect(cues.at(-1)).toContain(`${goal.home.name} ${goal.score.home}–${goal.score.away} ${goal.away.name}`);
    const times = cues.flatMap((cue) => [...cue.matchAll(/00:(\d\d\.\d{3})/g)].map(([, seconds]) => Number(seconds)));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(goal.seconds);
    expect((await api.app.inject('/other/api/highlight/captions?id=1')).statusCode).toBe(404);
    const { body: hidden } = await api.app.inject(`${goal.captions}&scores=hidden`);
    expect(hidden.trim().split('\n\n')).toHaveLength(4);
    expect(hidden).toContain(goal.home.name);
    expect(hidden.replaceAll(/[\d:.]+ --> [\d:.]+/g, '')).not.toMatch(new RegExp(`\\d|${goal.player}`));
  });

  it('have films that come in stretches, and posters; nothing else is a film', async () => {
    const { films } = await some();
    const whole = await api.app.inject(films.wide.url);
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([200, 'video/mp4', 'bytes']);
    const part = await api.app.inject({ url: films.wide.url, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'ftyp', `bytes 4-7/${whole.rawPayload.length}`]);
    expect((await api.app.inject({ url: films.wide.url, headers: { range: 'bytes=99999999-' } })).statusCode).toBe(416);
    expect((await api.app.inject(films.tall.poster)).headers['content-type']).toBe('image/webp');
    // What has an address by what is in it is kept for good; a name alone may be filled otherwise tomorrow.
    expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(films.wide.url.split('?v=')[1]).toBe(createHash('sha256').update(whole.rawPayload).digest('hex').slice(0, 12));
    const bare = films.wide.url.split('?')[0]!;
    for (const url of [bare, `${bare}?v=other`]) expect((await api.app.inject(url)).headers['cache-control']).toBe('public, max-age=3600');
    for (const name of ['x.mp4', '..%2f..%2fpackage.json', 'play-right-wide.mov'])
      expect((await api.app.inject(`/other/api/highlight/film/${name}`)).statusCode).toBe(404);
  });

  it('have an address by what is in it for each file that ships', async () => {
    const folder = join(import.meta.dirname, '../../../media/goals');
    const files = (await readdir(folder)).filter((name) => name !== 'hashes.json');
    expect(files).toHaveLength(16);
    for (const name of files) {
      const { statusCode, rawPayload } = await api.app.inject(`/other/api/highlight/film/${name}`);
      expect([statusCode, hashes[name]]).toEqual([200, createHash('sha256').update(rawPayload).digest('hex').slice(0, 12)]);
    }
  });

  // The last one: the clock goes on from here.
  it('are there a minute after the goal, in a list fifteen seconds later at most', async () => {
    const next = replay
      .changesBetween(EVENING, EVENING + DAY)
      .find((change) => change.kind === 'event' && isGoal(change.event.code) && change.event.period < 5)!;
    api.clock.set(next.at + MINUTE - 1);
    const before = (await some()).id;
    expect(Date.parse((await some()).at)).toBeLessThan(next.at);
    api.clock.set(next.at + MINUTE + 15_000);
    expect(await some()).toMatchObject({ fixtureId: next.fixture.fixtureId });
    expect((await some()).id).not.toBe(before);
  });
});
