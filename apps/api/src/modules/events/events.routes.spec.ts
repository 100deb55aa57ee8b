import { codes } from '@portal/contracts';
import { eventCalls, type PortalEvent } from '@portal/contracts/event';
import { newsfeedCalls, postTypes } from '@portal/contracts/newsfeed';
import { EVENT_REMINDER } from '@portal/domain';
import { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, newMember, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { notificationRepository } from '../notifications/index.ts';
import { remindOfEvents } from './event.reminder.ts';

const HOUR = 3_600_000;
let made = 0;

describe.each(databaseKinds)('events on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let staff: { token: string };
  const someone = () => newMember(api);
  const inHours = (hours: number) => new Date(api.clock.now() + hours * HOUR).toISOString();
  const given = (own: object = {}) => ({ uuid: `su-kien-${(made += 1)}`, title: `Sự kiện ${made}`, startsAt: inHours(30), endsAt: inHours(33), ...own });
  const create = (own: object = {}) => api.call(eventCalls.create, given(own), { token: staff.token });
  const anEvent = async (own: object = {}): Promise<PortalEvent> => (await create(own)).body.data;
  const book = ({ token }: TestMember, id: number, on?: boolean) =>
    api.call(eventCalls.booking, { id: String(id), ...(on !== undefined && { on }) }, { token });
  const save = ({ token }: TestMember, id: number, on?: boolean) => api.call(eventCalls.saving, { id: String(id), ...(on !== undefined && { on }) }, { token });
  const read = async (id: number, who?: TestMember) => (await api.call(eventCalls.info, { id: String(id) }, who ? { token: who.token } : {})).body.data;
  const listed = async (input: object = {}) => (await api.call(eventCalls.list, { pageSize: 50, ...input })).body.data.list.map(({ id }) => id);

  beforeAll(async () => {
    api = await testApp(kind);
    staff = await memberOf(api, 'staff');
  }, 60_000);
  afterAll(() => api?.close());

  it('are made by staff, once for each uuid, and read by everybody as they were given', async () => {
    const input = given({ text: 'Mang theo khăn.', place: { name: 'Quán Cây Sấu', address: '12 Lý Nam Đế' }, link: '/truc-tiep', places: 20 });
    const [first, again] = [await api.call(eventCalls.create, input, { token: staff.token }), await api.call(eventCalls.create, input, { token: staff.token })];
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(await read(first.body.data.id)).toMatchObject({
      title: input.title,
      text: 'Mang theo khăn.',
      place: { name: 'Quán Cây Sấu', address: '12 Lý Nam Đế' },
      link: '/truc-tiep',
      places: 20,
      startsAt: input.startsAt,
      state: 'coming',
      host: { username: 'staff' },
      bookings: 0,
      savings: 0,
      mine: { booked: false, saved: false },
    });
  });

  it.each([
    ['title', { title: 'ab' }],
    ['endsAt', { startsAt: '2030-01-01T01:00:00Z', endsAt: '2030-01-01T01:00:00Z' }],
    ['endsAt', { endsAt: '2020-01-01T00:00:00Z' }],
    ['endsAt', { endsAt: '2099-01-01T00:00:00Z' }],
    ['link', { link: 'https://elsewhere.example' }],
    ['link', { link: '//elsewhere.example' }],
    ['link', { link: '/\t/elsewhere.example' }],
    ['endsAt', { endsAt: '9999-12-31T23:30:00-10:00' }],
    ['link', { link: '/\\elsewhere.example' }],
    ['places', { places: 0 }],
  ])('are refused with a bad %s', async (path, own) => {
    const answer = await create(own);
    expect([answer.status, [...new Set(answer.body.errors?.map((problem) => problem.path))]]).toEqual([400, [path]]);
  });

  it('are changed by staff: to another time, and called off; never to fewer places than are taken', async () => {
    const { id } = await anEvent({ places: 5 });
    const guest = await someone();
    await book(guest, id);
    const change = (own: object) => api.call(eventCalls.update, { id, ...own }, { token: staff.token });
    expect((await change({ places: 1, title: 'Tên khác', startsAt: inHours(31) })).body.data).toMatchObject({
      places: 1,
      title: 'Tên khác',
      startsAt: inHours(31),
      bookings: 1,
    });
    await book(await someone(), id);
    expect((await change({ startsAt: inHours(40) })).body.errors?.[0]?.path).toBe('endsAt');
    await change({ cancelled: true });
    expect((await read(id)).state).toBe('cancelled');
    expect((await book(await someone(), id)).body.code).toBe(codes.eventClosed);
    expect((await change({ id: 999_999 })).status).toBe(404);
  });

  it('are made and changed by nobody else', async () => {
    const { token } = await someone();
    for (const [call, input] of [
      [eventCalls.create, given()],
      [eventCalls.update, { id: 1 }],
    ] as const)
      expect([(await api.call(call, input as never)).status, (await api.call(call, input as never, { token })).status]).toEqual([401, 403]);
  });

  it('are taken part in and kept in mind, each apart, and no more; said again it changes nothing', async () => {
    const { id } = await anEvent();
    const me = await someone();
    await book(me, id);
    expect((await book(me, id)).body.data).toMatchObject({ bookings: 1, savings: 0, mine: { booked: true, saved: false } });
    expect((await save(me, id)).body.data).toMatchObject({ bookings: 1, savings: 1, mine: { booked: true, saved: true } });
    await book(me, id, false);
    expect((await book(me, id, false)).body.data).toMatchObject({ bookings: 0, savings: 1, mine: { booked: false, saved: true } });
    expect(await read(id, me)).toMatchObject({ bookings: 0, savings: 1, mine: { booked: false, saved: true } });
    expect((await read(id)).mine).toEqual({ booked: false, saved: false });
  });

  it('give away no more places than there are, however many ask at once', async () => {
    const { id } = await anEvent({ places: 3 });
    const asking = await Promise.all(Array.from({ length: 20 }, someone));
    const answers = await Promise.all(asking.map((guest) => book(guest, id)));
    expect(answers.filter(({ body }) => body.code === codes.eventFull)).toHaveLength(17);
    expect((await read(id)).bookings).toBe(3);
    // Whoever gives theirs back makes room; keeping in mind takes none.
    const lucky = asking[answers.findIndex(({ body }) => body.code === 0)]!;
    await book(lucky, id, false);
    expect((await book(await someone(), id)).body.code).toBe(0);
    expect((await save(await someone(), id)).body.code).toBe(0);
  });

  it('are missing, over, and not for guests', async () => {
    const me = await someone();
    expect([(await book(me, 999_999)).status, (await api.call(eventCalls.info, { id: '999999' })).status]).toEqual([404, 404]);
    expect((await api.call(eventCalls.booking, { id: '1' })).status).toBe(401);
    const { id } = await anEvent({ startsAt: inHours(0.01), endsAt: inHours(0.02) });
    await save(me, id);
    api.clock.advance(0.02 * HOUR);
    expect((await save(await someone(), id)).body.code).toBe(codes.eventClosed);
    // What is over can still be let go.
    expect((await save(me, id, false)).body.data).toMatchObject({ state: 'over', savings: 0 });
  });

  it('are listed, the next first; those that are over apart, the last first', async () => {
    const [late, soon, past] = [
      await anEvent({ startsAt: inHours(60), endsAt: inHours(61) }),
      await anEvent({ startsAt: inHours(20) }),
      await anEvent({ startsAt: inHours(-3), endsAt: inHours(0.01) }),
    ];
    expect((await listed()).filter((id) => [late.id, soon.id, past.id].includes(id))).toEqual([past.id, soon.id, late.id]);
    api.clock.advance(0.01 * HOUR);
    expect((await listed()).filter((id) => [late.id, soon.id, past.id].includes(id))).toEqual([soon.id, late.id]);
    expect(await listed({ when: 'past' })).toContain(past.id);
    const { list, total } = (await api.call(eventCalls.list, { pageSize: 1, pageNum: 2 })).body.data;
    expect([list.length, total >= 2]).toEqual([1, true]);
    expect((await api.call(eventCalls.list, { pageNum: 0 })).body.errors?.[0]?.path).toBe('pageNum');
  });

  it('are shown by posts, as an event', async () => {
    const me = await someone();
    const { id, title } = await anEvent({ startsAt: '2026-11-28T12:00:00Z', endsAt: '2026-11-28T15:00:00Z', place: { name: 'Quán Cây Sấu' } });
    const link = `/bang-tin/su-kien/${id}`;
    const { body } = await api.call(newsfeedCalls.create, { uuid: `bai-ve-su-kien-${id}`, content: 'Đi không?', link }, { token: me.token });
    expect(body.data).toMatchObject({ postType: postTypes.shareEvent, card: { kind: 'event', id, title, text: 'T7, 28/11 · 19:00 · Quán Cây Sấu', link } });
    const inFeed = await api.call(newsfeedCalls.list, { nType: 2 });
    expect(inFeed.body.data.list.map((post) => post.id)).toContain(body.data.id);
    expect((await api.call(newsfeedCalls.card, { link: '/bang-tin/su-kien/999999' }, { token: me.token })).status).toBe(404);
  });

  it('are told of an hour before, once for each beginning, to whoever is interested', async () => {
    const [booked, saved, gone, late] = await Promise.all([someone(), someone(), someone(), someone()]);
    const { id, title } = await anEvent({ startsAt: inHours(3), endsAt: inHours(5) });
    const off = await anEvent({ startsAt: inHours(3), endsAt: inHours(5) });
    await book(booked, id);
    await save(saved, id);
    await save(gone, id);
    await save(gone, id, false);
    await save(saved, off.id);
    await api.call(eventCalls.update, { id: off.id, cancelled: true }, { token: staff.token });
    const clock = new ManualClock(api.clock.now());
    const rung: number[] = [];
    const errors: unknown[] = [];
    const remind = () =>
      remindOfEvents({ db: api.database.db, clock, bell: { ring: (guest) => void rung.push(guest) }, onError: (error) => errors.push(error) });
    const written = async (guest: TestMember) =>
      (await notificationRepository(api.database.db).since(guest.id, new Date(0), 10)).map(({ title, content }) => [title, content]);
    const word = ['EVENT_SOON', `|EVENT_BEGINS|${id}|${title}`];
    await remind();
    expect(await written(booked)).toEqual([]);
    clock.advance(3 * HOUR - EVENT_REMINDER);
    await Promise.all([remind(), remind()]);
    await remind();
    expect([await written(booked), await written(saved), await written(gone)]).toEqual([[word], [word], []]);
    expect(rung.filter((guest) => guest === booked.id)).toHaveLength(1);
    // Who comes along late is told as well, and of another beginning all are.
    await save(late, id);
    await remind();
    expect([await written(late), await written(booked)]).toEqual([[word], [word]]);
    await api.call(eventCalls.update, { id, startsAt: inHours(4), endsAt: inHours(6) }, { token: staff.token });
    await remind();
    clock.advance(HOUR);
    await remind();
    expect(await written(booked)).toEqual([word, word]);
    expect(errors).toEqual([]);
  });
});
