import { eq } from 'drizzle-orm';
import { codes, limits } from '@portal/contracts';
import { bookingCalls } from '@portal/contracts/booking';
import type { MatchSummary } from '@portal/contracts/match';
import { messageCalls } from '@portal/contracts/message';
import { scheduleCalls } from '@portal/contracts/schedule';
import { bareName, BOOKING_REMINDER, bookingOfSoonText, parseNotificationContent } from '@portal/domain';
import { booking } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { forgetBookings, remindOfBookings } from './booking.reminder.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe.each(databaseKinds)('bookings of commentators on %s', (kind) => {
  let api: TestApp<ManualClock>;
  /** To come, with somebody who speaks at it. */
  let match: MatchSummary;
  let fan: TestMember;

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' });
    [match] = await coming();
  }, 120_000);
  beforeEach(async () => {
    fan = await newMember(api);
  });
  afterAll(() => api?.close());

  async function coming(): Promise<[MatchSummary, MatchSummary]> {
    const { list } = (await api.call(scheduleCalls.featureMatch, { status: 20, pageSize: 60 })).body.data;
    const [first, second] = list.filter(({ kickOff, commentators }) => commentators.length > 0 && Date.parse(kickOff) > api.clock.now() + 60 * MINUTE);
    return [first!, second!];
  }
  const given = ({ fixtureId, commentators: [speaker] }: MatchSummary) => ({
    fixtureId,
    commentatorId: speaker!.userId,
    name: speaker!.name,
    userId: speaker!.userId,
  });
  const token = ({ id }: TestMember) => api.app.tokens.access({ userId: id, siteRoleId: 1, userType: 10 });
  const book = async (who: TestMember, of: MatchSummary, own: object = {}) =>
    api.call(bookingCalls.create, { ...given(of), ...own }, { token: await token(who) });
  const cancel = async (who: TestMember, of: MatchSummary) =>
    api.call(bookingCalls.cancel, { fixtureId: of.fixtureId, userId: given(of).userId }, { token: await token(who) });
  const read = async (who: TestMember, input: object = {}) => (await api.call(bookingCalls.list, input, { token: await token(who) })).body.data;
  const told = async (who: TestMember) => (await api.call(messageCalls.list, { type: 30 }, { token: await token(who) })).body.data.list;
  const rung: number[] = [];
  const remind = (there: MatchSummary[] = [match]) =>
    remindOfBookings({ db: api.database.db, clock: api.clock, bell: { ring: (id) => rung.push(id) }, schedule: { among: async () => there } });

  it('are made once however often they are sent, and read back with their match', async () => {
    const answers = await Promise.all([book(fan, match), book(fan, match), book(fan, match)]);
    expect(answers.map(({ body }) => [body.code, body.msg])).toEqual([
      [0, 'Success'],
      [0, 'Success'],
      [0, 'Success'],
    ]);
    const { list, total } = await read(fan);
    expect(total).toBe(1);
    const { userId, name } = match.commentators[0]!;
    expect(list).toMatchObject([
      {
        fixtureId: match.fixtureId,
        commentator: { userId, id: userId, name },
        startTime: match.kickOff,
        match: { fixtureId: match.fixtureId, home: { name: match.home.name }, kickOff: match.kickOff },
      },
    ]);
  });

  it('stand soonest first between two moments, both included, page by page', async () => {
    const [first, second] = await coming();
    await book(fan, second);
    await book(fan, first);
    const ids = async (input: object = {}) => (await read(fan, input)).list.map(({ fixtureId }) => fixtureId);
    expect(await ids()).toEqual([first.fixtureId, second.fixtureId]);
    expect(await ids({ startTime: first.kickOff, endTime: first.kickOff })).toEqual(
      first.kickOff === second.kickOff ? [first.fixtureId, second.fixtureId] : [first.fixtureId],
    );
    expect(await ids({ endTime: new Date(Date.parse(first.kickOff) - 1).toISOString() })).toEqual([]);
    expect(await ids({ pageSize: 1, pageNum: 2 })).toEqual([second.fixtureId]);
    expect((await read(fan, { pageSize: 1 })).total).toBe(2);
  });

  it('are taken back, and nothing changes where there is none', async () => {
    await book(fan, match);
    const other = await newMember(api);
    expect((await cancel(other, match)).body.code).toBe(0);
    expect((await read(fan)).total).toBe(1);
    for (let time = 0; time < 2; time += 1) expect((await cancel(fan, match)).body.code).toBe(0);
    expect(await read(fan)).toEqual({ list: [], total: 0 });
  });

  it('are one’s own: another’s are not to be read, and who has booked is told nobody', async () => {
    await book(fan, match);
    const other = await newMember(api);
    expect(await read(other)).toEqual({ list: [], total: 0 });
    expect((await read(fan, { userId: String(fan.id) })).total).toBe(1);
    expect((await api.call(bookingCalls.list, { userId: String(fan.id) }, { token: await token(other) })).status).toBe(403);
  });

  it.each([
    ['userId', { userId: 987_654 }],
    ['commentatorId', { commentatorId: 987_654 }],
    ['name', { name: 'Ai Đó' }],
    ['name', { name: '' }],
    ['fixtureId', { fixtureId: 0 }],
  ])('are refused with another %s than the match has: %j', async (path, own) => {
    const answer = await book(fan, match, own);
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
    expect((await read(fan)).total).toBe(0);
  });

  it('are refused for a match that is nowhere, has begun, or is too far away', async () => {
    expect((await book(fan, match, { fixtureId: 999_999_999 })).status).toBe(404);
    const { list } = (await api.call(scheduleCalls.totalLive, {})).body.data;
    const live = list.find(({ commentators }) => commentators.length > 0)!;
    expect((await book(fan, live)).body).toMatchObject({ code: codes.bookingClosed, msg: 'Trận này đã bắt đầu hoặc còn xa quá, chưa đặt BLV được' });
    const far = new Date(api.clock.now() + 8 * DAY - 60 * MINUTE).toISOString().slice(0, 10);
    const day = (await api.call(scheduleCalls.liveSchedule, { date: far, commentated: '1', pageSize: 100 })).body.data.list;
    const late = day.find(({ kickOff, commentators }) => commentators.length > 0 && Date.parse(kickOff) > api.clock.now() + 7 * DAY)!;
    expect((await book(fan, late)).body.code).toBe(codes.bookingClosed);
  });

  it('are a hundred at most, also of many that are sent at once', async () => {
    await api.database.db.insert(booking).values(
      Array.from({ length: limits.bookings - 1 }, (_, place) => ({
        accountId: fan.id,
        fixtureId: 900_000 + place,
        commentatorId: 1,
        name: 'x',
        startsAt: new Date(api.clock.now() + DAY),
        createdAt: new Date(api.clock.now()),
      })),
    );
    // One of them was played this morning: it stands on the same page.
    await api.database.db
      .update(booking)
      .set({ startsAt: new Date(api.clock.now() - 60 * MINUTE) })
      .where(eq(booking.fixtureId, 900_000));
    const [first, second] = await coming();
    const answers = await Promise.all([first, second].map((one) => book(fan, one)));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, codes.bookingsFull]);
    // Of a match that is gone there is what was booked of it.
    expect((await read(fan)).list.filter(({ match: shown }) => !shown)).toHaveLength(limits.bookings - 1);
    const full = answers[0]!.body.code === 0 ? first : second;
    expect((await book(fan, full)).body.code).toBe(0);
  });

  it('refuse nobody, guests and accounts that are gone', async () => {
    for (const [call, input] of [
      [bookingCalls.create, given(match)],
      [bookingCalls.list, {}],
      [bookingCalls.cancel, { fixtureId: 1, userId: 1 }],
    ] as const) {
      expect((await api.call(call, input)).status).toBe(401);
      expect((await api.call(call, input, { token: await api.app.tokens.guest() })).status).toBe(403);
    }
    const gone = await api.app.tokens.access({ userId: 987_654, siteRoleId: 1, userType: 10 });
    expect((await api.call(bookingCalls.create, given(match), { token: gone })).status).toBe(401);
  });

  it.each([{ startTime: '0000-01-01T00:00:00Z' }, { endTime: '9999-12-31T23:59:59-23:59' }, { startTime: 'x' }, { userId: 'x' }, { pageSize: 101 }])(
    'are not listed by %j',
    async (input) => {
      const { status, body } = await api.call(bookingCalls.list, input, { token: await token(fan) });
      expect([status, body.errors?.[0]?.path]).toEqual([400, Object.keys(input)[0]]);
    },
  );

  it('have a pace', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 32; time += 1) statuses.push((await cancel(fan, match)).status);
    expect(statuses.indexOf(429)).toBe(30);
  });

  describe('that begin soon', () => {
    it('are told of once, twenty minutes before, and lead to the commentator in the room', async () => {
      await book(fan, match);
      const other = await newMember(api);
      await book(other, match);
      await cancel(other, match);
      const kickOff = Date.parse(match.kickOff);
      api.clock.set(kickOff - BOOKING_REMINDER - 1);
      await remind();
      expect(await told(fan)).toEqual([]);
      api.clock.set(kickOff - BOOKING_REMINDER);
      await Promise.all([remind(), remind()]);
      await remind();
      const [notice, ...more] = await told(fan);
      expect(more).toEqual([]);
      // Others who had booked it are told too.
      expect(rung.filter((id) => id === fan.id)).toEqual([fan.id]);
      const content = parseNotificationContent(notice!.title, notice!.content);
      expect(content.title === null && bookingOfSoonText(content.text)).toMatchObject({
        fixtureId: match.fixtureId,
        sport: 'bong-da',
        userId: given(match).userId,
        name: bareName(given(match).name),
        match: `${match.home.name} – ${match.away.name}`,
      });
      expect(await told(other)).toEqual([]);
    });

    it('remind of nothing where the match is gone from the schedule', async () => {
      await book(fan, match);
      await remind([]);
      await remind();
      expect(await told(fan)).toEqual([]);
    });

    it('are told of when the house is kept', async () => {
      await book(fan, match);
      await api.keepHouse();
      expect(await told(fan)).toHaveLength(1);
    });

    it('are told of late where they are made late, and not once the match is on', async () => {
      const kickOff = Date.parse(match.kickOff);
      api.clock.set(kickOff - 5 * MINUTE);
      await book(fan, match);
      await remind();
      expect(await told(fan)).toHaveLength(1);
      const late = await newMember(api);
      await book(late, match);
      api.clock.set(kickOff);
      await remind();
      expect(await told(late)).toEqual([]);
    });

    it('go a month after the match', async () => {
      const at = (days: number) => ({
        accountId: fan.id,
        fixtureId: days,
        commentatorId: 1,
        name: 'x',
        startsAt: new Date(api.clock.now() - days * DAY),
        createdAt: new Date(0),
      });
      await api.database.db.insert(booking).values([at(29), at(31)]);
      await forgetBookings({ db: api.database.db, clock: api.clock });
      expect((await read(fan)).list.map(({ fixtureId }) => fixtureId)).toEqual([29]);
    });
  });
});
