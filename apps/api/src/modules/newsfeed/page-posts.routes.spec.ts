import { codes, feedTypes } from '@portal/contracts';
import { articleCalls } from '@portal/contracts/article';
import { newsfeedCalls, postTypes, type Post } from '@portal/contracts/newsfeed';
import { scheduleCalls } from '@portal/contracts/schedule';
import { tipsCalls } from '@portal/contracts/tips';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, newMember, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;

describe.each(databaseKinds)('posts about a page of the portal on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let fan: TestMember;
  let posted = 0;
  const write = async (input: Record<string, unknown>, token = fan.token) => {
    api.clock.advance(20_000);
    return api.call(newsfeedCalls.create, { uuid: `uuid-about-page-${(posted += 1)}`, content: 'Vào xem chung nha', ...input }, { token });
  };
  const cardOf = (link: string, token: string | undefined = fan.token) => api.call(newsfeedCalls.card, { link }, token ? { token } : {});
  const about = async (fixtureId: number, more: Record<string, unknown> = {}) =>
    (await api.call(newsfeedCalls.list, { fixtureId: String(fixtureId), ...more })).body.data;
  const feature = async (status: number) => (await api.call(scheduleCalls.featureMatch, { status, pageSize: 5 })).body.data.list[0]!;
  const roomOf = ({ fixtureId }: { fixtureId: number }) => `/truc-tiep/bong-da/${fixtureId}`;

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' });
    fan = await newMember(api);
  }, 60_000);
  afterAll(() => api?.close());

  it('show a match, and at which minute of it they were written', async () => {
    const match = await feature(10);
    const written = (await write({ link: `${roomOf(match)}?tab=chat` })).body.data;
    expect(written).toMatchObject({
      postType: postTypes.shareLives,
      content: 'Vào xem chung nha',
      card: { kind: 'live', id: match.fixtureId, title: `${match.home.name} – ${match.away.name}`, link: roomOf(match) },
      can: { edit: true, delete: true },
    });
    const { phase, minute, added } = (await api.call(scheduleCalls.liveRoom, { id: String(match.fixtureId) })).body.data.match.clock;
    const rests = phase === 'half-time';
    expect(written.moment).toEqual({ phase, minute: rests ? null : minute, added: rests ? null : added });
    expect((await cardOf(roomOf(match))).body.data).toEqual(written.card);
  });

  it('say a break of the match, and no moment before it and after', async () => {
    const coming = await feature(20);
    const early = (await write({ link: roomOf(coming) })).body.data;
    expect(early.moment).toBeUndefined();
    expect(early.postType).toBe(postTypes.shareLives);
    const kickOff = Date.parse(coming.kickOff);
    const stamps: Post['moment'][] = [];
    // A football match and its break, minute by minute, is over after two hours and a half.
    for (let at = kickOff + MINUTE; at < kickOff + 150 * MINUTE; at += 6 * MINUTE) {
      api.clock.advance(at - api.clock.now());
      const token = (await memberOf(api, fan.name)).token;
      stamps.push((await write({ link: roomOf(coming) }, token)).body.data.moment);
    }
    fan = { ...fan, token: (await memberOf(api, fan.name)).token };
    expect(stamps.at(0)).toEqual({ phase: 'first-half', minute: expect.any(Number), added: null });
    expect(stamps).toContainEqual({ phase: 'half-time', minute: null, added: null });
    expect(stamps.at(-1)).toBeUndefined();
    const minutes = stamps.flatMap((stamp) => stamp?.minute ?? []);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  });

  it('of a commentator about a match to come are an announcement, in the feed of events', async () => {
    const blv = await memberOf(api, 'blv');
    const coming = await feature(20);
    const announced = (await write({ link: roomOf(coming) }, blv.token)).body.data;
    expect(announced.postType).toBe(postTypes.eventsLive);
    const events = (await api.call(newsfeedCalls.list, { nType: feedTypes.event })).body.data.list;
    expect(events.map(({ id }) => id)).toContain(announced.id);
  });

  it('show a tip, an article, and belong to the match of the tip', async () => {
    const [tip] = (await api.call(tipsCalls.list, { state: 'open' })).body.data.list;
    const shared = (await write({ link: `/tip-keo/${tip!.id}`, content: '' })).body.data;
    expect(shared).toMatchObject({
      postType: postTypes.shareTips,
      content: '',
      card: { kind: 'tips', id: tip!.id, link: `/tip-keo/${tip!.id}` },
      can: { edit: true },
    });
    expect((await about(tip!.match.fixtureId, { pageSize: 50 })).list.map(({ id }) => id)).toContain(shared.id);
    const [article] = (await api.call(articleCalls.list, {})).body.data.list;
    const read = (await write({ link: `/tin-tuc/${article!.slug}` })).body.data;
    expect(read).toMatchObject({ postType: postTypes.shareArticle, card: { kind: 'article', id: article!.id, title: article!.title, text: article!.lead } });
  });

  it('lose the card of a tip that is taken back; one that said nothing else goes with it', async () => {
    const tipster = await memberOf(api, 'tipster');
    const match = await feature(20);
    const body = { uuid: `uuid-of-tip-taken-${kind.length}`, fixtureId: match.fixtureId, type: 20, pick: 'home', line: null, content: '' };
    const tip = (await api.call(tipsCalls.create, body, { token: tipster.token })).body.data;
    const link = `/tip-keo/${tip.id}`;
    const [words, bare] = [(await write({ link })).body.data, (await write({ link, content: '' })).body.data];
    expect((await about(match.fixtureId, { pageSize: 50 })).list.map(({ id }) => id)).toEqual(expect.arrayContaining([words.id, bare.id]));
    await api.call(tipsCalls.remove, { id: tip.id }, { token: tipster.token });
    const see = async (id: number) => api.call(newsfeedCalls.one, { id });
    expect((await see(words.id)).body.data).toMatchObject({ content: words.content, card: null, postType: postTypes.normal });
    expect((await see(bare.id)).status).toBe(404);
    const left = (await about(match.fixtureId, { pageSize: 50 })).list.map(({ id }) => id);
    expect([left.includes(words.id), left.includes(bare.id)]).toEqual([false, false]);
  });

  it('say how a tip ended that is settled', async () => {
    const [settled] = (await api.call(tipsCalls.list, { state: 'settled' })).body.data.list;
    expect((await cardOf(`/tip-keo/${settled!.id}`)).body.data.text).toMatch(/ · (thắng|hoà|thua)$/);
  });

  it('are listed by their match, newest first, going on by cursor, without those of nobody else’s business', async () => {
    const match = await feature(10);
    const one = (await write({ link: roomOf(match) })).body.data;
    const hidden = (await write({ link: roomOf(match), visibility: 2 })).body.data;
    const other = (await write({ link: roomOf(match) })).body.data;
    const first = await about(match.fixtureId, { pageSize: 1 });
    expect(first.list.map(({ id }) => id)).toEqual([other.id]);
    const second = await about(match.fixtureId, { pageSize: 1, cursor: first.nextCursor });
    expect(second.list.map(({ id }) => id)).toEqual([one.id]);
    await api.call(newsfeedCalls.remove, { id: other.id }, { token: fan.token });
    const left = (await about(match.fixtureId, { pageSize: 50 })).list.map(({ id }) => id);
    expect(left).toContain(one.id);
    expect(left).not.toContain(hidden.id);
    expect(left).not.toContain(other.id);
    expect((await api.call(newsfeedCalls.list, { fixtureId: String(match.fixtureId), username: 'fan' })).body).toMatchObject({
      code: codes.badInput,
      errors: [{ path: 'fixtureId' }],
    });
  });

  it('change their page or lose it, and then are of no match and no moment', async () => {
    const match = await feature(10);
    const written = (await write({ link: roomOf(match) })).body.data;
    const update = async (input: Record<string, unknown>) => (await api.call(newsfeedCalls.update, { id: written.id, ...input }, { token: fan.token })).body;
    const same = (await update({ content: 'Sửa một chữ', link: roomOf(match) })).data;
    expect(same).toMatchObject({ content: 'Sửa một chữ', card: written.card });
    expect(same.moment).toEqual(written.moment);
    const [article] = (await api.call(articleCalls.list, {})).body.data.list;
    const changed = (await update({ link: `/tin-tuc/${article!.slug}` })).data;
    expect([changed.postType, changed.card?.kind, changed.moment]).toEqual([postTypes.shareArticle, 'article', undefined]);
    const bare = (await update({ link: null })).data;
    expect([bare.postType, bare.card]).toEqual([postTypes.normal, null]);
    expect((await about(match.fixtureId, { pageSize: 50 })).list.map(({ id }) => id)).not.toContain(written.id);
    const nothing = (await update({ link: null })).data;
    expect(nothing.editedAt).toBe(bare.editedAt);
    expect(await update({ content: ' ' })).toMatchObject({ code: codes.badInput, errors: [{ path: 'content' }] });
    // With a page nothing else has to be said.
    expect((await update({ content: '', link: roomOf(match) })).data).toMatchObject({ content: '', postType: postTypes.shareLives });
  });

  it.each([
    '/truc-tiep',
    '/truc-tiep/bong-da/987654321',
    '/truc-tiep/bong-da/x',
    '/tip-keo/987654',
    '/tin-tuc/chuyen-muc',
    '/tai-khoan',
    '//example.com/a',
    '/%E0%A4%A',
  ])('say that %s is no page to show', async (link) => {
    expect((await cardOf(link)).status).toBe(404);
    expect((await write({ link })).body).toMatchObject({ code: codes.badInput, errors: [{ path: 'link' }] });
  });

  it.each([newsfeedCalls.create, newsfeedCalls.share])('take no uuid of a tip’s own card: $id', async (call) => {
    const [first] = (await api.call(newsfeedCalls.list, {})).body.data.list;
    const refusal = await api.call(call, { uuid: 'card-tips-7', content: 'x', id: first!.id }, { token: fan.token });
    expect(refusal.body).toMatchObject({ code: codes.badInput, errors: [{ path: 'uuid' }] });
  });

  it('refuse what is no path, a card of somebody who is nobody, and a page on the card of one’s own tip', async () => {
    expect((await cardOf('https://example.com')).body).toMatchObject({ code: codes.badInput, errors: [{ path: 'link' }] });
    expect((await cardOf(`/${'a'.repeat(200)}`)).status).toBe(400);
    expect((await api.call(newsfeedCalls.card, { link: '/truc-tiep' })).status).toBe(401);
    const tipster = await memberOf(api, 'tipster');
    const tips = (await api.call(newsfeedCalls.list, { username: 'tipster', pageSize: 50 })).body.data.list.filter(({ card }) => card?.kind === 'tips');
    const refusal = await api.call(newsfeedCalls.update, { id: tips[0]!.id, link: null }, { token: tipster.token });
    expect(refusal.status).toBe(403);
  });
});
