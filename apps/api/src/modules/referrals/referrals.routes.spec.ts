import { codes } from '@portal/contracts';
import { messageCalls } from '@portal/contracts/message';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { pointsCalls } from '@portal/contracts/points';
import { referralCalls, type ReferralInfo } from '@portal/contracts/referral';
import { userCalls } from '@portal/contracts/user';
import { FRIEND_COUNTS, friendOfCountsText, REFERRAL } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { referral as referralTable } from '../../db/schema.ts';
import { TokenBuckets } from '../../limits/token-bucket.ts';
import { addresses } from '../../testing/addresses.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember } from '../../testing/members.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';
import { Ledger, verifyLedger, type Reason } from '../points/index.ts';
import { ReferralService } from './referral.service.ts';

const DAY = 86_400_000;
const PASSWORD = 'khan dai b';

interface Member {
  readonly id: number;
  readonly username: string;
  readonly ip: string;
  readonly device: string;
}

describe.each(databaseKinds)('referrals on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let made = 0;
  const newAddress = addresses();

  let ledger: Ledger;
  const rung: number[] = [];

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' });
    ledger = new Ledger(api.clock);
    const referrals = new ReferralService({
      db: api.database.db,
      clock: api.clock,
      limits: new TokenBuckets(api.clock),
      ledger,
      bell: { ring: (id) => rung.push(id) },
    });
    ledger.whenEarned((...of) => referrals.earned(...of));
  });
  /** What only the portal's own modules do. */
  const earn = (tx: Db, id: number, reason: Reason, subject: string) => ledger.earn(tx, id, 5, reason, subject);
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());

  const token = ({ id }: { id: number }) => api.app.tokens.access({ userId: id, siteRoleId: 1, userType: 10 });
  /** Somebody who registers, by default from a home of their own. */
  async function join({ code, devices, ip = newAddress() }: { code?: string; devices?: string[]; ip?: string } = {}): Promise<Member> {
    const username = `ban_moi_${(made += 1)}`;
    const input = { username, password: PASSWORD, ...(code !== undefined && { inviteCode: code }), ...(devices && { devices }) };
    const { status, body } = await api.call(userCalls.register, input, { ip });
    expect(status).toBe(200);
    const { userId } = (await api.call(userCalls.info, {}, { token: body.data.accessToken })).body.data;
    return { id: userId, username, ip, device: body.data.device! };
  }
  const info = async (member: Member): Promise<ReferralInfo> => (await api.call(referralCalls.info, {}, { token: await token(member) })).body.data;
  const list = async (member: Member, page = {}) => (await api.call(referralCalls.list, page, { token: await token(member) })).body.data;
  const enter = async (member: Member, code: string) => api.call(referralCalls.enter, { code }, { token: await token(member), ip: newAddress() });
  /** Logs in once more, from wherever. */
  const logIn = async (member: Member, { ip = newAddress(), devices }: { ip?: string; devices?: string[] } = {}) =>
    expect((await api.call(userCalls.login, { username: member.username, password: PASSWORD, ...(devices && { devices }) }, { ip })).body.code).toBe(0);
  const checkIn = async (member: Member) => expect((await api.call(pointsCalls.checkIn, {}, { token: await token(member) })).body.code).toBe(0);
  /** Checks in on so many days, one after the other. */
  async function beActive(member: Member, days: number = REFERRAL.activeDays) {
    for (let day = 0; day < days; day++) {
      await checkIn(member);
      api.clock.set(api.clock.now() + DAY);
    }
  }
  const rewards = async (member: Member) =>
    (await api.call(pointsCalls.ledger, { pageSize: 50 }, { token: await token(member) })).body.data.list
      .filter(({ reason }) => reason === 'referral')
      .map(({ amount, subject }) => `${amount} ${subject}`);

  it('begin with a code, the rules and nobody', async () => {
    const lan = await join();
    expect(await info(lan)).toEqual({
      code: lan.username,
      rules: { inviter: 100, friend: 50, activeDays: 3, withinDays: 30, most: 50 },
      counts: { waiting: 0, rewarded: 0, refused: 0 },
      points: 0,
      invitedBy: null,
      enterUntil: new Date(EVENING + 7 * DAY).toISOString(),
    });
    expect(await list(lan)).toEqual({ list: [], nextCursor: null });
  });

  it('bring both their points with the third day on which the friend does something, once', async () => {
    const lan = await join();
    const minh = await join({ code: lan.username.toUpperCase() });
    expect((await info(minh)).invitedBy).toMatchObject({ inviter: { username: lan.username }, state: 'waiting', days: 0, endsOn: '2026-12-20' });
    expect((await info(minh)).enterUntil).toBeNull();
    await beActive(minh, 2);
    expect([await rewards(lan), await rewards(minh)]).toEqual([[], []]);
    expect(await list(lan)).toMatchObject({ list: [{ friend: { username: minh.username }, state: 'waiting', refusal: null, days: 2 }] });
    await beActive(minh, 1);
    expect([await rewards(lan), await rewards(minh)]).toEqual([[`100 ${minh.username}`], [`50 ${lan.username}`]]);
    await beActive(minh, 2);
    expect([await rewards(lan), await rewards(minh)]).toEqual([[`100 ${minh.username}`], [`50 ${lan.username}`]]);
    expect(await info(lan)).toMatchObject({ counts: { waiting: 0, rewarded: 1, refused: 0 }, points: 100 });
    expect(await list(lan)).toMatchObject({ list: [{ state: 'rewarded', days: 3 }] });
    expect((await verifyLedger(api.database.db)).faults).toEqual([]);
  });

  it('are told to who invited, once, with the points and with the friend’s name, but of nobody whom they mute', async () => {
    const lan = await join();
    const [minh, muted] = [await join({ code: lan.username }), await join({ code: lan.username })];
    const told = async () =>
      (await api.call(messageCalls.list, {}, { token: await token(lan) })).body.data.list
        .filter(({ title }) => title === FRIEND_COUNTS)
        .map(({ content }) => friendOfCountsText(content.slice(1)));
    await beActive(minh, 2);
    expect(await told()).toEqual([]);
    expect((await api.call(friendCalls.actionRequest, { userId: muted.id, action: friendActions.mute }, { token: await token(lan) })).body.code).toBe(0);
    await beActive(muted);
    await beActive(minh, 2);
    expect(await told()).toEqual([{ key: 'FRIEND_COUNTED', points: REFERRAL.inviter, name: minh.username }]);
    expect(await rewards(lan)).toHaveLength(2);
  });

  it('ring the bell when what it rings for is stored', async () => {
    const lan = await join();
    const minh = await join({ code: lan.username });
    rung.length = 0;
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) await api.database.db.transaction((tx) => earn(tx, minh.id, 'mission', `${day} chat`));
    expect(rung).toEqual([]);
    api.clock.advance(1_000);
    expect(rung).toEqual([lan.id]);
  });

  it('count a day once, whatever was done on it, and nothing that one did for nothing', async () => {
    const lan = await join();
    const minh = await join({ code: lan.username });
    const days = async () => (await info(minh)).invitedBy?.days;
    expect(await days()).toBe(0);
    await checkIn(minh);
    await api.database.db.transaction((tx) => earn(tx, minh.id, 'mission', '2026-11-20 chat'));
    expect(await days()).toBe(1);
    await api.database.db.transaction((tx) => earn(tx, minh.id, 'makeUp', '2026-11-19'));
    expect(await days()).toBe(1);
    await api.database.db.transaction((tx) => earn(tx, minh.id, 'mission', '2026-11-21 read'));
    expect(await days()).toBe(2);
  });

  it('say at once what the third day brought', async () => {
    const minh = await join({ code: (await join()).username });
    await beActive(minh, 2);
    const { data } = (await api.call(pointsCalls.checkIn, {}, { token: await token(minh) })).body;
    expect(data.balance).toBe((await api.call(userCalls.refreshBalance, {}, { token: await token(minh) })).body.data.balance);
    expect(await rewards(minh)).toHaveLength(1);
  });

  it('are taken back with what was to be earned', async () => {
    const lan = await join();
    const minh = await join({ code: lan.username });
    await beActive(minh, 2);
    const failed = api.database.db.transaction(async (tx) => {
      await earn(tx, minh.id, 'mission', '2026-11-22 tip');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await info(minh)).invitedBy).toMatchObject({ state: 'waiting', days: 2 });
    expect([await rewards(lan), await rewards(minh)]).toEqual([[], []]);
  });

  it.each([
    ['registered in the inviter’s browser', async (lan: Member) => join({ code: lan.username, devices: [lan.device] })],
    [
      'logged in there later',
      async (lan: Member) => {
        const minh = await join({ code: lan.username });
        await logIn(minh, { devices: ['forged', lan.device] });
        return minh;
      },
    ],
    [
      'had the inviter log in on theirs',
      async (lan: Member) => {
        const minh = await join({ code: lan.username });
        await logIn(lan, { devices: [minh.device] });
        return minh;
      },
    ],
    ['was never seen but on the inviter’s network', async (lan: Member) => join({ code: lan.username, ip: lan.ip })],
  ] as const)('bring nobody anything where the friend %s; which rule that is, nobody is told', async (_, make) => {
    const lan = await join();
    const minh = await make(lan);
    expect((await info(minh)).invitedBy).toMatchObject({ state: 'waiting' });
    await beActive(minh);
    expect([await rewards(lan), await rewards(minh)]).toEqual([[], []]);
    expect((await list(lan)).list).toMatchObject([{ state: 'refused', refusal: 'rules', days: 3 }]);
    expect((await info(minh)).invitedBy).toMatchObject({ state: 'refused', refusal: 'rules' });
  });

  it('count where a friend comes on the inviter’s network, and has one of their own', async () => {
    const lan = await join();
    const minh = await join({ code: lan.username, ip: lan.ip });
    await logIn(minh);
    await beActive(minh);
    expect([await rewards(lan), await rewards(minh)]).toEqual([[`100 ${minh.username}`], [`50 ${lan.username}`]]);
  });

  it('count for one friend of a home, or of a browser', async () => {
    const lan = await join();
    const minh = await join({ code: lan.username });
    const [brother, alias] = [await join({ code: lan.username, ip: minh.ip }), await join({ code: lan.username, devices: [minh.device] })];
    for (const friend of [minh, brother, alias]) {
      api.clock.set(EVENING);
      await beActive(friend);
    }
    expect(await rewards(lan)).toEqual([`100 ${minh.username}`]);
    // For others that home is no hindrance.
    const neighbour = await join({ code: (await join()).username, ip: minh.ip });
    api.clock.set(EVENING);
    await beActive(neighbour);
    expect(await rewards(neighbour)).toHaveLength(1);
  });

  it('can be named for a week after one has come, once', async () => {
    const [lan, minh, late] = [await join(), await join(), await join()];
    expect((await enter(minh, 'nobody_at_all')).body).toMatchObject({ code: codes.inviteUnknown, msg: 'Không có ai dùng mã này' });
    const { body } = await enter(minh, ` ${lan.username} `);
    expect([body.code, body.data.invitedBy?.inviter.username, body.data.enterUntil]).toEqual([0, lan.username, null]);
    expect((await enter(minh, late.username)).body.code).toBe(codes.inviteLate);
    api.clock.set(EVENING + 7 * DAY);
    expect((await info(late)).enterUntil).toBeNull();
    expect((await enter(late, lan.username)).body.code).toBe(codes.inviteLate);
    for (const code of ['', 'x'.repeat(65), null]) expect((await enter(late, code as string)).status).toBe(400);
  });

  it('are never of oneself nor in a ring, nor of whom one blocks; what is refused is not kept', async () => {
    const lan = await join();
    const minh = await join({ code: lan.username });
    const tuan = await join({ code: minh.username });
    for (const code of [lan.username, minh.username, tuan.username]) expect((await enter(lan, code)).body.code).toBe(codes.inviteRefused);
    const hoa = await join();
    await api.call(friendCalls.actionRequest, { userId: hoa.id, action: friendActions.block }, { token: await token(minh) });
    expect((await enter(hoa, minh.username)).body.code).toBe(codes.inviteRefused);
    expect(await info(hoa)).toMatchObject({ invitedBy: null, enterUntil: expect.any(String) });
    expect((await enter(hoa, lan.username)).body.code).toBe(0);
  });

  it('close no ring where all of it is said at once', async () => {
    const ring = [await join(), await join(), await join()];
    const answers = await Promise.all(ring.map((friend, at) => enter(friend, ring[(at + 1) % ring.length]!.username)));
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, 0, codes.inviteRefused]);
  });

  it('show nobody to whom they block', async () => {
    const lan = await join();
    const minh = await join({ code: lan.username });
    await api.call(friendCalls.actionRequest, { userId: minh.id, action: friendActions.block }, { token: await token(lan) });
    expect((await list(lan)).list).toEqual([]);
    expect(await info(minh)).toMatchObject({ invitedBy: null, enterUntil: null });
  });

  it('count what was done before the code was entered, since one has come', async () => {
    const [lan, minh, hoa] = [await join(), await join(), await join()];
    await beActive(minh, 2);
    expect((await enter(minh, lan.username)).body.data.invitedBy).toMatchObject({ state: 'waiting', days: 2, endsOn: '2026-12-20' });
    await beActive(minh, 1);
    expect(await rewards(minh)).toHaveLength(1);
    api.clock.set(EVENING);
    await beActive(hoa, 3);
    expect((await enter(hoa, lan.username)).body.data.invitedBy).toMatchObject({ state: 'rewarded', days: 3 });
  });

  it('are one when two codes are sent at once', async () => {
    const [lan, minh, hoa] = [await join(), await join(), await join()];
    const answers = await Promise.all([enter(hoa, lan.username), enter(hoa, minh.username)]);
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, codes.inviteLate]);
  });

  it('end after thirty days without', async () => {
    const lan = await join();
    const minh = await join({ code: lan.username });
    await beActive(minh, 2);
    api.clock.set(EVENING + 30 * DAY);
    await api.keepHouse();
    expect((await info(minh)).invitedBy?.state).toBe('waiting');
    api.clock.set(EVENING + 31 * DAY);
    await api.keepHouse();
    expect((await info(minh)).invitedBy).toMatchObject({ state: 'refused', refusal: 'late', days: 2 });
    await beActive(minh, 1);
    expect(await rewards(lan)).toEqual([]);
    // What comes too late is seen as it comes, also where no house was kept.
    const late = await join({ code: lan.username });
    api.clock.set(api.clock.now() + 31 * DAY);
    await checkIn(late);
    expect((await info(late)).invitedBy).toMatchObject({ state: 'refused', refusal: 'late', days: 0 });
  });

  it('reward the last friend that there may be and no one more, also at once', async () => {
    const lan = await join();
    const friends: Member[] = [];
    for (let at = 0; at < 3; at++) friends.push(await join({ code: lan.username }));
    const before = [];
    for (let at = 0; at < REFERRAL.most - 1; at++) before.push(await newMember(api));
    const yesterday = new Date(EVENING - DAY);
    await api.database.db.insert(referralTable).values(
      before.map(({ id }) => ({
        friendId: id,
        inviterId: lan.id,
        state: 'rewarded' as const,
        points: 100,
        endsOn: '2026-12-20',
        createdAt: yesterday,
        decidedAt: yesterday,
      })),
    );
    for (const friend of friends) {
      await beActive(friend, 2);
      api.clock.set(EVENING);
    }
    api.clock.set(EVENING + 2 * DAY);
    await Promise.all(friends.map(checkIn));
    const states = (await list(lan)).list
      .filter(({ friend }) => friends.some(({ username }) => username === friend.username))
      .map(({ state, refusal }) => `${state} ${refusal}`);
    expect(states.toSorted()).toEqual(['refused full', 'refused full', 'rewarded null']);
    expect(await rewards(lan)).toHaveLength(1);
    // Those whom one may not be rewarded for have done what they were asked to.
    for (const friend of friends) {
      expect(await rewards(friend)).toHaveLength(1);
      expect((await info(friend)).invitedBy).toMatchObject({ state: 'rewarded', refusal: null });
    }
  });

  it('come a stretch at a time, newest first', async () => {
    const lan = await join();
    const friends: string[] = [];
    for (let at = 0; at < 5; at++) {
      api.clock.set(EVENING + at * 1_000);
      friends.unshift((await join({ code: lan.username })).username);
    }
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list(lan, { pageSize: 2, ...(cursor && { cursor }) });
      seen.push(...page.list.map(({ friend }) => friend.username));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(friends);
  });

  it('are one’s own: no token, no guest', async () => {
    const guest = (await api.call(userCalls.guestLogin, {}, { ip: newAddress() })).body.data.guestToken;
    for (const [call, input] of [
      [referralCalls.info, {}],
      [referralCalls.list, {}],
      [referralCalls.enter, { code: 'lan' }],
    ] as const) {
      expect((await api.call(call, input)).status).toBe(401);
      expect((await api.call(call, input, { token: guest })).status).toBe(403);
    }
  });
});
