import sharp from 'sharp';
import { eq, sum } from 'drizzle-orm';
import { codes } from '@portal/contracts';
import { pointsCalls } from '@portal/contracts/points';
import { resourceCalls } from '@portal/contracts/resource';
import { userCalls } from '@portal/contracts/user';
import { account, pointsLedger, team } from '../../db/schema.ts';
import { teamIdOf } from '../../sports/index.ts';
import { addresses } from '../../testing/addresses.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const password = 'đêm nay không ngủ';
const MINUTE = 60_000;

describe.each(databaseKinds)('members on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let visitors = 0;
  const newAddress = addresses();
  const newName = () => `khan_gia_${(visitors += 1)}`;
  const register = (input: Record<string, unknown>, language?: string) =>
    api.call(userCalls.register, { password, ...input }, { ip: newAddress(), ...(language && { language }) });
  /** A new member: name, tokens and a way to ask. */
  async function newMember(input: Record<string, unknown> = {}) {
    const username = newName();
    const { accessToken: token, refreshToken } = (await register({ username, ...input })).body.data;
    return { username, token, refreshToken, info: async () => (await api.call(userCalls.info, {}, { token })).body.data };
  }
  const upload = async (token: string) => {
    const form = new FormData();
    const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#08804B' } })
      .png()
      .toBuffer();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'mat.png');
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await api.app.inject({
      method: 'POST',
      url: resourceCalls.upload.path,
      headers: { authorization: token, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return (answer.json() as { data: { url: string } }).data.url;
  };
  /** A team of the sources. */
  async function known(name: string): Promise<number> {
    const id = teamIdOf(name);
    await api.database.db.insert(team).values({ id, name }).onConflictDoNothing();
    return id;
  }
  const logIn = (username: string, word: string) => api.call(userCalls.login, { username, password: word }, { ip: newAddress() });

  beforeAll(async () => {
    api = await testApp(kind);
  });
  afterAll(() => api?.close());

  describe('registering', () => {
    it('makes a member with a hundred points, logged in, who can log in again', async () => {
      const username = newName();
      const { status, body } = await register({
        username,
        emailAddress: `${username}@khandai.test`,
        displayName: '  Ghế   số 9 ',
        phoneNumber: '0912 345 678',
        inviteCode: 'SONNGHE',
      });
      expect(status).toBe(200);
      expect((await api.call(userCalls.info, {}, { token: body.data.accessToken })).body.data).toMatchObject({
        username,
        displayName: 'Ghế số 9',
        emailAddress: `${username}@khandai.test`,
        phoneNumber: '+84912345678',
        balance: 100,
        level: 1,
        guest: 0,
        siteRoleId: 1,
        userType: 10,
        picture: null,
      });
      expect((await logIn(username.toUpperCase(), password)).body.code).toBe(0);
      expect((await api.call(userCalls.refreshToken, { refreshToken: body.data.refreshToken })).body.code).toBe(0);
      const [row] = await api.database.db.select().from(account).where(eq(account.username, username));
      expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    });

    it('reads the other spelling, too: email and nickname', async () => {
      const { token, username } = await newMember({ email: 'other@khandai.test', nickname: 'Biệt danh' });
      expect((await api.call(userCalls.info, {}, { token })).body.data).toMatchObject({
        username,
        displayName: 'Biệt danh',
        emailAddress: 'other@khandai.test',
      });
    });

    it('takes the user name for want of another, and a number from abroad with its code', async () => {
      const { info, username } = await newMember({ phoneNumber: '+44 20 7946 0958' });
      expect(await info()).toMatchObject({ displayName: username, phoneNumber: '+442079460958', emailAddress: null });
    });

    it('says that a name is taken, in whatever case, as a business refusal that names the field', async () => {
      for (const username of ['fan', 'FAN', ' Fan ']) {
        const { status, body } = await register({ username });
        expect(status).toBe(200);
        expect(body).toMatchObject({ code: codes.usernameTaken, msg: 'Tên đăng nhập này đã có người dùng', errors: [{ path: 'username' }] });
      }
    });

    it('takes nobody in with the picture of another member', async () => {
      const { token } = await newMember();
      const { status, body } = await register({ username: newName(), profilePicture: await upload(token) });
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'profilePicture']);
    });

    it('says nothing of who has an e-mail: whoever confirms it first has it', async () => {
      const first = await register({ username: newName(), emailAddress: 'mot@khandai.test' });
      const second = await register({ username: newName(), email: 'MOT@khandai.test' }, 'en');
      expect([first, second].map(({ status, body }) => [status, body.code, Object.keys(body.data).sort()])).toEqual(
        Array(2).fill([200, 0, ['accessToken', 'device', 'refreshToken']]),
      );
    });

    it('lets one of many win who want the same name at the same moment', async () => {
      const name = newName();
      const answers = await Promise.all([name, name.toUpperCase(), name, name].map((username) => register({ username })));
      expect(answers.map(({ body }) => body.code).sort()).toEqual([0, codes.usernameTaken, codes.usernameTaken, codes.usernameTaken]);
      const rows = await api.database.db.select().from(account).where(eq(account.username, name));
      const others = await api.database.db.select().from(account).where(eq(account.username, name.toUpperCase()));
      expect(rows.length + others.length).toBe(1);
      const [owner] = [...rows, ...others];
      const [points] = await api.database.db
        .select({ total: sum(pointsLedger.amount) })
        .from(pointsLedger)
        .where(eq(pointsLedger.accountId, owner!.id));
      expect(Number(points?.total)).toBe(owner!.balance);
    });

    it.each([
      ['username', { username: 'ab' }],
      ['username', { username: '12345' }],
      ['username', { username: 'có dấu' }],
      ['username', { username: 'son.' }],
      ['username', { username: 'son-' }],
      ['username', { username: undefined }],
      ['password', { password: 'ngắn' }],
      ['password', { password: 'x'.repeat(129) }],
      ['password', { password: 'a\u0000bcdefgh' }],
      ['password', { username: 'Trung_Ten', password: 'trung_ten' }],
      ['emailAddress', { emailAddress: 'không phải email' }],
      ['email', { email: 'a@' }],
      ['displayName', { displayName: 'x'.repeat(41) }],
      ['displayName', { displayName: '\u202eexe' }],
      ['nickname', { nickname: '\u200b' }],
      ['phoneNumber', { phoneNumber: '12' }],
      ['phoneNumber', { phoneNumber: 'gọi tôi nhé' }],
      ['profilePicture', { profilePicture: 'https://elsewhere.test/a.png' }],
      ['profilePicture', { profilePicture: '/other/api/resource/file/0123456789.webp' }],
    ])('refuses a wrong %s and names it (%j)', async (field, input) => {
      const { status, body } = await register({ username: newName(), ...input });
      expect(status).toBe(400);
      expect(body.errors?.map(({ path }) => path)).toEqual([field]);
      expect(body.errors?.[0]?.message).toBeTruthy();
    });

    it('slows down an address that makes accounts by the dozen', async () => {
      const ip = newAddress();
      const answers = [];
      for (let tries = 0; tries < 31; tries += 1) answers.push(await api.call(userCalls.register, { username: 'fan', password }, { ip }));
      expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
      expect(answers.at(-1)?.headers['retry-after']).toBe('60');
    });
  });

  describe('a member’s public page', () => {
    it('shows what anybody may know, whatever the case of the name', async () => {
      const { username } = await newMember({ emailAddress: 'kin@khandai.test', phoneNumber: '0987654321' });
      const { status, body } = await api.call(userCalls.profile, { username: username.toUpperCase() });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        username,
        displayName: username,
        level: 1,
        posts: 0,
        tips: { win: 0, draw: 0, lose: 0 },
        onAir: null,
        bio: '',
        picture: null,
      });
      expect(JSON.stringify(body)).not.toMatch(/kin@|987654321|balance/);
    });

    it('is 404 for a name nobody has, and 400 for what can be none', async () => {
      expect((await api.call(userCalls.profile, { username: 'khong-ai-ca' })).status).toBe(404);
      const { status, body } = await api.call(userCalls.profile, { username: 'x'.repeat(65) });
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'username']);
    });
  });

  describe('changing one’s own page', () => {
    it('keeps name, words and picture, and shows them to others', async () => {
      const { token, username } = await newMember();
      const picture = await upload(token);
      const { body } = await api.call(userCalls.updateInfo, { nickname: ' Cổ  động viên ', bio: 'Ngồi hàng đầu. ', profilePicture: picture }, { token });
      expect(body.data).toMatchObject({ displayName: 'Cổ động viên', bio: 'Ngồi hàng đầu.', picture });
      expect((await api.call(userCalls.profile, { username })).body.data).toMatchObject({ displayName: 'Cổ động viên', bio: 'Ngồi hàng đầu.', picture });
      expect((await api.call(userCalls.updateInfo, { profilePicture: null }, { token })).body.data).toMatchObject({
        picture: null,
        displayName: 'Cổ động viên',
      });
      expect((await api.call(userCalls.updateInfo, {}, { token })).body.data).toMatchObject({ displayName: 'Cổ động viên' });
    });

    it('shows no picture that is not one’s own upload', async () => {
      const [owner, other] = [await newMember(), await newMember()];
      const picture = await upload(owner.token);
      for (const profilePicture of [picture, '/other/api/resource/file/nothing-there.webp', 'https://elsewhere.test/x.webp', '/other/api/resource/file/../x']) {
        const { status, body } = await api.call(userCalls.updateInfo, { profilePicture }, { token: other.token });
        expect([status, body.errors?.[0]?.path]).toEqual([400, 'profilePicture']);
      }
      expect((await other.info()).picture).toBeNull();
    });

    it('keeps a cover of one’s own, above one’s page', async () => {
      const [owner, other] = [await newMember(), await newMember()];
      const cover = await upload(owner.token);
      expect((await api.call(userCalls.updateInfo, { coverPicture: cover }, { token: other.token })).body.errors?.[0]?.path).toBe('coverPicture');
      expect((await api.call(userCalls.updateInfo, { coverPicture: cover }, { token: owner.token })).body.data.cover).toBe(cover);
      expect([(await owner.info()).cover, (await api.call(userCalls.profile, { username: owner.username })).body.data.cover]).toEqual([cover, cover]);
      expect((await api.call(userCalls.updateInfo, { coverPicture: null }, { token: owner.token })).body.data.cover).toBeNull();
    });

    it('shows teams in their order, in the reader’s language, and other ones once they are chosen', async () => {
      const { token, username } = await newMember();
      const [germany, arsenal] = [await known('Germany'), await known('Arsenal FC')];
      const shown = async (language: string) => (await api.call(userCalls.profile, { username }, { language })).body.data.teams;
      expect(await shown('vi')).toEqual([]);
      const change = (teamIds: number[]) => api.call(userCalls.updateInfo, { teamIds }, { token });
      expect((await change([arsenal, germany, arsenal])).status).toBe(200);
      expect((await shown('vi'))?.[0]).toEqual({ id: arsenal, name: 'Arsenal', monogram: 'AR', colors: ['#ef0107', '#ffffff'] });
      expect((await shown('en'))?.map(({ name }) => name)).toEqual(['Arsenal', 'Germany']);
      expect((await api.call(userCalls.info, {}, { token, language: 'en' })).body.data.teams).toEqual(await shown('en'));
      expect((await change([germany])).body.data.teams?.map(({ id }) => id)).toEqual([germany]);
      expect((await shown('vi'))?.map(({ name }) => name)).toEqual(['Đức']);
      const none = await change([germany, 4_242]);
      expect([none.status, none.body.errors]).toEqual([400, [{ path: 'teamIds', message: 'Có đội không còn trên Khán Đài' }]]);
      expect((await change([1, 2, 3, 4, 5, 6])).body.errors?.[0]?.path).toBe('teamIds');
      expect((await shown('vi'))?.length).toBe(1);
      await change([]);
      expect(await shown('vi')).toEqual([]);
    });

    it('keeps one of two choices of teams that are made at once', async () => {
      const { token, username } = await newMember();
      const ids = await Promise.all(['Germany', 'Arsenal FC', 'Brazil', 'France'].map(known));
      const choices = [ids.slice(0, 2), ids.slice(2), ids.slice(1, 3), [ids[3]!, ids[0]!]];
      const answers = await Promise.all(choices.map((teamIds) => api.call(userCalls.updateInfo, { teamIds }, { token })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const kept = (await api.call(userCalls.profile, { username })).body.data.teams?.map(({ id }) => id);
      expect(choices).toContainEqual(kept);
    });

    it.each([
      ['nickname', { nickname: '' }],
      ['nickname', { nickname: 'x'.repeat(41) }],
      ['nickname', { nickname: '\u202eab' }],
      ['bio', { bio: 'x'.repeat(161) }],
    ])('refuses a wrong %s and names it', async (field, input) => {
      const { token, username, info } = await newMember();
      const { status, body } = await api.call(userCalls.updateInfo, input, { token });
      expect([status, body.errors?.[0]?.path]).toEqual([400, field]);
      expect((await info()).displayName).toBe(username);
    });
  });

  describe('another password', () => {
    const next = 'mật khẩu mới toanh';

    it('takes the place of the old one, ends all other sessions and keeps this one', async () => {
      const { username, token, refreshToken } = await newMember();
      const elsewhere = (await logIn(username, password)).body.data;
      const { status, body } = await api.call(userCalls.updatePassword, { oldPassword: password, newPassword: next }, { token });
      expect(status).toBe(200);
      for (const ended of [refreshToken, elsewhere.refreshToken])
        expect((await api.call(userCalls.refreshToken, { refreshToken: ended })).body.code).toBe(codes.refreshRefused);
      expect((await api.call(userCalls.refreshToken, { refreshToken: body.data.refreshToken })).body.code).toBe(0);
      expect((await api.call(userCalls.info, {}, { token: body.data.accessToken })).body.data).toMatchObject({ username });
      expect((await logIn(username, password)).body.code).toBe(codes.wrongCredentials);
      expect((await logIn(username, next)).body.code).toBe(0);
    });

    it('needs the old one, which nobody may guess for long', async () => {
      const { username, token } = await newMember();
      const guess = () => api.call(userCalls.updatePassword, { oldPassword: 'đoán bừa thôi', newPassword: next }, { token });
      for (let tries = 0; tries < 10; tries += 1)
        expect((await guess()).body).toMatchObject({ code: codes.wrongCredentials, msg: 'Mật khẩu hiện tại chưa đúng' });
      const slowed = await guess();
      expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '30']);
      expect((await logIn(username, password)).body.code).toBe(0);
    });

    it('is changed by one of two who change it at once', async () => {
      const { username, token } = await newMember();
      const [first, second] = await Promise.all(
        [next, `${next} khác`].map((newPassword) => api.call(userCalls.updatePassword, { oldPassword: password, newPassword }, { token })),
      );
      const [done, refused] = [first!.body.code, second!.body.code].sort();
      expect(done).toBe(0);
      // Who comes so late that the first change has ended their session hears that instead.
      expect([codes.wrongCredentials, codes.noToken]).toContain(refused);
      expect((await logIn(username, first!.body.code === 0 ? next : `${next} khác`)).body.code).toBe(0);
    });

    it('is refused when it is too short, or the user name, naming the field', async () => {
      const { username, token } = await newMember();
      for (const newPassword of ['ngắn', username.toUpperCase(), undefined]) {
        const { status, body } = await api.call(userCalls.updatePassword, { oldPassword: password, newPassword }, { token });
        expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['newPassword']]);
      }
    });
  });

  it('balance and level are those of the ledger, for the member alone', async () => {
    const { token } = await newMember();
    expect((await api.call(userCalls.refreshBalance, {}, { token })).body.data).toEqual({ balance: 100 });
    await api.call(pointsCalls.checkIn, {}, { token });
    expect((await api.call(userCalls.refreshBalance, {}, { token })).body.data).toEqual({ balance: 110 });
    expect((await api.call(userCalls.level, {}, { token })).body.data).toEqual({ level: 1, experience: 10, from: 0, to: 125, balance: 110 });
  });

  it('nobody without a token, no guest and no token of the past gets in', async () => {
    const guest = (await api.call(userCalls.guestLogin, {}, { ip: newAddress() })).body.data.guestToken;
    const { token } = await newMember();
    for (const [call, input] of [
      [userCalls.refreshBalance, {}],
      [userCalls.level, {}],
      [userCalls.updateInfo, { nickname: 'Tôi' }],
      [userCalls.updatePassword, { oldPassword: password, newPassword: 'một hai ba bốn' }],
    ] as const) {
      expect((await api.call(call, input)).status).toBe(401);
      expect((await api.call(call, input, { token: guest })).status).toBe(403);
    }
    const now = api.clock.now();
    api.clock.set(now + 16 * MINUTE);
    expect((await api.call(userCalls.level, {}, { token })).status).toBe(401);
    api.clock.set(now);
  });

  it('demo accounts and members have points that their ledger adds up to', async () => {
    const rows = await api.database.db
      .select({ id: account.id, username: account.username, balance: account.balance, total: sum(pointsLedger.amount) })
      .from(account)
      .leftJoin(pointsLedger, eq(pointsLedger.accountId, account.id))
      .groupBy(account.id);
    expect(rows.filter(({ balance, total }) => balance !== Number(total))).toEqual([]);
    expect(rows.find(({ username }) => username === 'tipster')?.balance).toBe(500);
  });
});
