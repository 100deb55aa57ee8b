import { randomUUID } from 'node:crypto';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { newsfeedCalls, RESTORE_MINUTES, visibility } from '@portal/contracts/newsfeed';
import { reportCalls, reportTargets } from '@portal/contracts/report';
import { postVersion, upload } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, newMember, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { MOST_VERSIONS } from './post.repository.ts';

const MINUTE = 60_000;

describe.each(databaseKinds)('what a post said before on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let author: TestMember;
  let reader: TestMember;

  beforeAll(async () => {
    api = await testApp(kind);
  });
  beforeEach(async () => {
    author = await newMember(api);
    reader = await newMember(api);
    // An account of the day before is no new one.
    api.clock.advance(25 * 60 * MINUTE);
  });
  afterAll(() => api?.close());

  const token = async ({ name }: { name: string }) => ({ token: (await memberOf(api, name)).token });
  const write = async (own: object = {}) =>
    (await api.call(newsfeedCalls.create, { uuid: randomUUID(), content: 'Bản một', ...own }, await token(author))).body.data;
  const change = async (id: number, to: object) => {
    api.clock.advance(MINUTE);
    const answer = await api.call(newsfeedCalls.update, { id, ...to }, await token(author));
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const versions = async (id: number, who: TestMember = reader, more: object = {}) => api.call(newsfeedCalls.versions, { id, ...more }, await token(who));
  const kept = async (id: number) => (await api.database.db.select().from(postVersion)).filter(({ postId }) => postId === id).map(({ content }) => content);
  const said = async (id: number, who?: TestMember) => (await versions(id, who)).body.data.list.map(({ content }) => content);

  it('is read newest first, without what it says now, with since when it said that', async () => {
    const { id, createdAt } = await write();
    expect(await said(id)).toEqual([]);
    const { editedAt } = await change(id, { content: 'Bản hai' });
    await change(id, { content: 'Bản ba' });
    const now = (await api.call(newsfeedCalls.one, { id })).body.data.editedAt;
    expect((await versions(id)).body.data).toEqual({
      now: { content: 'Bản ba', media: [], since: now },
      list: [
        { content: 'Bản hai', media: [], since: editedAt },
        { content: 'Bản một', media: [], since: createdAt },
      ],
      nextCursor: null,
    });
  });

  it('reads on by cursor', async () => {
    const { id } = await write();
    for (const content of ['b', 'c', 'd']) await change(id, { content });
    const first = (await versions(id, reader, { pageSize: 2 })).body.data;
    const rest = (await versions(id, reader, { pageSize: 2, cursor: first.nextCursor })).body.data;
    expect([first, rest].flatMap(({ list }) => list.map(({ content }) => content))).toEqual(['c', 'b', 'Bản một']);
    expect(rest.nextCursor).toBeNull();
  });

  it('has the pictures that were taken off, and no version for what is said of one', async () => {
    const file = { name: `${randomUUID()}.webp`, width: 800, height: 600, bytes: 1000, hasThumb: false, animated: false };
    await api.database.db.insert(upload).values({ ...file, ownerId: author.id, createdAt: new Date(api.clock.now()) });
    const url = `/other/api/resource/file/${file.name}`;
    const { id, createdAt } = await write({ media: [url], alts: ['Khán đài'], postType: 20 });
    // Hidden meanwhile, so that what it says now is kept as well.
    await change(id, { visibility: visibility.private });
    await change(id, { visibility: visibility.public, media: [url], alts: ['Khán đài C'] });
    expect(await said(id)).toEqual([]);
    await change(id, { media: [] });
    expect((await versions(id)).body.data.list).toMatchObject([{ content: 'Bản một', media: [{ url }], since: createdAt }]);
  });

  it('is nothing for the same words, or another reader of them, also both one after the other', async () => {
    const { id } = await write();
    await change(id, { content: 'Bản một' });
    await change(id, { visibility: visibility.private });
    await change(id, { visibility: visibility.public });
    expect(await said(id)).toEqual([]);
  });

  it('is what everybody could read, and nothing of one’s own alone', async () => {
    const { id } = await write({ visibility: visibility.private });
    await change(id, { content: 'Vẫn riêng' });
    await change(id, { content: 'Ra mắt', visibility: visibility.public });
    await change(id, { visibility: visibility.private });
    await change(id, { content: 'Lại riêng' });
    await change(id, { content: 'Trở lại', visibility: visibility.public });
    expect(await said(id)).toEqual(['Ra mắt']);
  });

  it('hides banned words as the post did', async () => {
    const { id } = await write({ content: 'Trận này đồ ngu' });
    await change(id, { content: 'Trận này thôi' });
    const [before] = await said(id);
    expect(before).toMatch(/^Trận này \S*\*/);
    expect(before).not.toContain('ngu');
  });

  it('is for whoever sees the post', async () => {
    const { id } = await write();
    await change(id, { content: 'Bản hai' });
    expect((await api.call(newsfeedCalls.versions, { id })).body.data.list).toHaveLength(1);
    await api.call(friendCalls.actionRequest, { userId: reader.id, action: friendActions.block }, await token(author));
    expect((await versions(id)).status).toBe(404);
    await change(id, { visibility: visibility.private });
    expect((await api.call(newsfeedCalls.versions, { id })).status).toBe(404);
    expect(await said(id, author)).toEqual(['Bản một']);
    expect((await versions(987_654)).status).toBe(404);
    expect((await api.call(newsfeedCalls.versions, { id: 'x' })).body.errors?.[0]?.path).toBe('id');
  });

  it('goes with the post for good, and comes back with it', async () => {
    const { id } = await write();
    await change(id, { content: 'Bản hai' });
    const remove = async () => expect((await api.call(newsfeedCalls.remove, { id }, await token(author))).status).toBe(200);
    await remove();
    expect((await versions(id, author)).status).toBe(404);
    await api.call(newsfeedCalls.restore, { id }, await token(author));
    expect(await said(id)).toEqual(['Bản một']);
    await remove();
    api.clock.advance(RESTORE_MINUTES * MINUTE);
    await api.keepHouse();
    expect(await kept(id)).toEqual([]);
  });

  it('goes when staff take the post away, who are told how much there is to read', async () => {
    const { id } = await write();
    await change(id, { content: 'Bản hai' });
    const staff = await memberOf(api, 'staff');
    await api.call(reportCalls.create, { objectType: reportTargets.post, objectId: id, reason: 'insult' }, await token(reader));
    const found = (await api.call(reportCalls.list, {}, staff)).body.data.list.find(({ objectId }) => objectId === id);
    expect(found).toMatchObject({ content: 'Bản hai', earlier: 1 });
    await api.call(reportCalls.decide, { id: found!.id, verdict: 'removed' }, staff);
    expect(await kept(id)).toEqual([]);
  });

  it('stands in a row, also where two changes come in one moment', async () => {
    const { id } = await write();
    for (const content of ['b', 'c', 'd']) await api.call(newsfeedCalls.update, { id, content }, await token(author));
    expect(await said(id)).toEqual(['c', 'b', 'Bản một']);
  });

  it(`is kept of the first and the last, ${MOST_VERSIONS} in all`, async () => {
    const { id } = await write();
    for (let place = 0; place < MOST_VERSIONS + 2; place += 1) await change(id, { content: `bản ${place}` });
    const all = await kept(id);
    expect(all).toHaveLength(MOST_VERSIONS);
    expect(all).toEqual(expect.arrayContaining(['Bản một', `bản ${MOST_VERSIONS}`, 'bản 3']));
    expect(all).not.toContain('bản 0');
  });
});
