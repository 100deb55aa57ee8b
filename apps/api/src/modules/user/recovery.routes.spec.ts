import { eq } from 'drizzle-orm';
import { codes } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { account, verificationCode } from '../../db/schema.ts';
import type { Passwords } from '../../identity/passwords.ts';
import { memoryOutbox } from '../../messaging/index.ts';
import { addresses } from '../../testing/addresses.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { cheapPasswords, testApp, type TestApp } from '../../testing/test-app.ts';

const password = 'đêm nay không ngủ';
const next = 'sáng mai dậy sớm';
const MINUTE = 60_000;

describe.each(databaseKinds)('a lost password on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const outbox = memoryOutbox();
  const work: string[] = [];
  /** Notes what passwords cost. */
  const passwords: Passwords = {
    hash: (given) => {
      work.push('hash');
      return cheapPasswords.hash(given);
    },
    matches: (stored, given) => {
      work.push('match');
      return cheapPasswords.matches(stored, given);
    },
  };
  let visitors = 0;
  const newAddress = addresses();

  async function newMember(input: Record<string, unknown> = {}) {
    const username = `quen_${(visitors += 1)}`;
    const email = `${username}@khandai.test`;
    const {
      accessToken: token,
      refreshToken,
      device = '',
    } = (await api.call(userCalls.register, { username, password, emailAddress: email, ...input }, { ip: newAddress() })).body.data;
    return { username, email, token, refreshToken, device };
  }
  /** One whose address is their own beyond doubt. */
  async function confirmedMember(input: Record<string, unknown> = {}) {
    const member = await newMember(input);
    const { device = '' } = (
      await reset(member.email, (await codeFor(member.email, 'vi', { asked: 'the-first-question' })).code, next, { asked: 'the-first-question' })
    ).body.data;
    api.clock.set(api.clock.now() + 60 * MINUTE);
    return { ...member, device };
  }
  /** How the browser of whoever is not said otherwise knows its question again. */
  const ASKED = 'a-browser-s-own-question';
  const forgot = (
    email: string,
    { ip = newAddress(), language = 'vi', ...more }: { ip?: string; language?: string; asked?: string; devices?: string[] } = {},
  ) => api.call(userCalls.forgotPassword, { email, asked: ASKED, ...more }, { ip, language });
  const reset = (email: string, emailCode: string, newPassword = next, { ip = newAddress(), asked = ASKED } = {}) =>
    api.call(userCalls.resetPassword, { email, emailCode, newPassword, asked }, { ip });
  const logIn = (username: string, word: string) => api.call(userCalls.login, { username, password: word }, { ip: newAddress() });
  async function codeFor(email: string, language = 'vi', more: { asked?: string; devices?: string[] } = {}) {
    const before = outbox.sent.length;
    expect((await forgot(email, { language, ...more })).status).toBe(200);
    const letter = (await outbox.arrival(before + 1))[before]!;
    return { ...letter, code: /\b\d{6}\b/.exec(letter.text)?.[0] ?? '' };
  }

  beforeAll(async () => {
    api = await testApp(kind, { messengers: outbox, passwords });
  });
  afterAll(() => api?.close());

  it('is replaced by a new one with the code that came by e-mail; all sessions end and the e-mail is confirmed', async () => {
    const { username, email, token, refreshToken } = await newMember();
    const letter = await codeFor(email.toUpperCase());
    expect(letter).toMatchObject({ to: email, subject: 'Khán Đài: đặt lại mật khẩu', text: expect.stringContaining(username) });
    const { status, body } = await reset(email, letter.code);
    expect([status, body]).toEqual([200, { code: 0, msg: 'Success', data: { device: expect.any(String) } }]);
    expect((await logIn(username, password)).body.code).toBe(codes.wrongCredentials);
    const again = await logIn(username, next);
    expect(again.body.code).toBe(0);
    expect((await api.call(userCalls.info, {}, { token: again.body.data.accessToken })).body.data).toMatchObject({ emailAddress: email, emailConfirmed: true });
    expect((await api.call(userCalls.refreshToken, { refreshToken })).body.code).toBe(codes.refreshRefused);
    expect((await api.call(userCalls.checkToken, {}, { token })).body.data.valid).toBe(false);
    expect((await reset(email, letter.code, 'lần thứ hai nhé')).body.code).toBe(codes.wrongCode);
  });

  it('is replaced also while strangers guess: the browser that had the code is known from then on', async () => {
    const { username, email } = await newMember();
    for (let number = 0; number < 20; number += 1) await api.call(userCalls.login, { username, password: 'đoán bừa' }, { ip: `10.77.0.${number + 1}` });
    const { device } = (await reset(email, (await codeFor(email)).code)).body.data;
    expect((await logIn(username, next)).status).toBe(429);
    expect((await api.call(userCalls.login, { username, password: next, devices: [device] }, { ip: '10.77.0.1' })).body.code).toBe(0);
  });

  it('is asked for in one’s own language', async () => {
    const { email } = await newMember();
    expect((await codeFor(email, 'en')).subject).toBe('Khán Đài: reset your password');
    expect((await codeFor(email, 'zh')).text).toContain('重設密碼驗證碼');
  });

  it('tells nobody whether an address has an account: the same answer, and no letter', async () => {
    const { email } = await newMember();
    const before = outbox.sent.length;
    const answers = [];
    for (const address of ['khong.co.ai@khandai.test', email]) answers.push(await forgot(address));
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(Array(2).fill({ status: 200, body: { code: 0, msg: 'Success', data: {} } }));
    expect((await outbox.arrival(before + 1)).slice(before).map(({ to }) => to)).toEqual([email]);
  });

  it('is refused alike, with the same work, for an unknown address, a wrong code, one that is over and one that nobody asked for', async () => {
    const [asked, over, never] = [await newMember(), await newMember(), await newMember()];
    const late = await codeFor(over.email);
    api.clock.set(api.clock.now() + 10 * MINUTE);
    const { code } = await codeFor(asked.email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const refusals = [];
    for (const [email, given] of [
      ['khong.co.ai@khandai.test', '123456'],
      [asked.email, wrong],
      [over.email, late.code],
      [never.email, '123456'],
    ] as const) {
      work.length = 0;
      const { status, body } = await reset(email, given);
      refusals.push({ status, body, work: [...work] });
    }
    expect(refusals).toEqual(Array(4).fill({ status: 200, body: { code: codes.wrongCode, msg: 'Mã không đúng hoặc đã hết hạn' }, work: ['hash'] }));
    expect((await logIn(asked.username, password)).body.code).toBe(0);
  });

  it('cannot be guessed: five tries, and the code is worth nothing', async () => {
    const { username, email } = await newMember();
    const { code } = await codeFor(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await Promise.all(Array.from({ length: 5 }, () => reset(email, wrong)));
    expect((await reset(email, code)).body.code).toBe(codes.wrongCode);
    expect((await logIn(username, password)).body.code).toBe(0);
  });

  it('is not replaced by the code of another account, nor by one of another purpose', async () => {
    const [mine, theirs] = [await newMember(), await newMember()];
    const { code } = await codeFor(mine.email);
    expect((await reset(theirs.email, code)).body.code).toBe(codes.wrongCode);
    const before = outbox.sent.length;
    await api.call(userCalls.sendEmail, { email: theirs.email }, { token: theirs.token, ip: newAddress() });
    const other = /\b\d{6}\b/.exec((await outbox.arrival(before + 1))[before]!.text)![0];
    expect((await reset(theirs.email, other)).body.code).toBe(codes.wrongCode);
  });

  it('keeps the user name from being the new one, and says so to who has the code', async () => {
    const { username, email } = await newMember();
    const { code } = await codeFor(email);
    const { status, body } = await reset(email, code, username.toUpperCase());
    expect([status, body.errors]).toEqual([400, [{ path: 'newPassword', message: expect.any(String) }]]);
    expect((await reset(email, code)).body.code).toBe(0);
  });

  it('goes with the code when the password or the address has been changed meanwhile', async () => {
    const changed = await newMember();
    const first = await codeFor(changed.email);
    await api.call(userCalls.updatePassword, { oldPassword: password, newPassword: next }, { token: changed.token });
    expect((await reset(changed.email, first.code, 'một mật khẩu khác')).body.code).toBe(codes.wrongCode);
    const moved = await newMember();
    const second = await codeFor(moved.email);
    await api.database.db
      .update(account)
      .set({ emailAddress: `new.${moved.email}` })
      .where(eq(account.username, moved.username));
    for (const email of [moved.email, `new.${moved.email}`]) expect((await reset(email, second.code)).body.code).toBe(codes.wrongCode);
  });

  it('names the field that is wrong', async () => {
    const good = { email: 'an@khandai.test', emailCode: '123456', newPassword: next };
    for (const [input, field] of [
      [{ ...good, email: 'an' }, 'email'],
      [{ ...good, emailCode: '12' }, 'emailCode'],
      [{ ...good, newPassword: 'ngắn' }, 'newPassword'],
    ] as const) {
      const { status, body } = await api.call(userCalls.resetPassword, input, { ip: newAddress() });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
    }
    expect((await api.call(userCalls.forgotPassword, { email: 'an' }, { ip: newAddress() })).body.errors?.[0]?.path).toBe('email');
  });

  it('has a pace for each address of the network, and each e-mail is asked for at a pace, known or not', async () => {
    const { email } = await newMember();
    const before = outbox.sent.length;
    for (const address of [email, 'khong.co.ai.2@khandai.test']) {
      const asked = [];
      for (let time = 0; time < 6; time += 1) asked.push(await forgot(time % 2 ? address : address.toUpperCase()));
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(asked.at(-1)?.headers['retry-after']).toBe('1200');
    }
    await outbox.arrival(before + 5);
    const ip = newAddress();
    const [asked, tried] = [[] as number[], [] as number[]];
    for (let time = 0; time < 21; time += 1) {
      asked.push((await forgot(`${time}.xa@khandai.test`, { ip })).status);
      tried.push((await reset(`${time}.xa@khandai.test`, '000000', next, { ip })).status);
    }
    for (const statuses of [asked, tried]) expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('is not taken from who asked for it by a stranger who asks too, or guesses: each question has its own code', async () => {
    const { username, email } = await newMember();
    const { code } = await codeFor(email);
    const theirs = await codeFor(email, 'vi', { asked: 'another-browser' });
    if (theirs.code !== code) expect((await reset(email, code, next, { asked: 'another-browser' })).body.code).toBe(codes.wrongCode);
    for (const asked of ['another-browser', 'a-third-browser']) for (let tries = 0; tries < 6; tries += 1) await reset(email, '000000', next, { asked });
    // Nor by an older page, which names no question and has that of its network.
    for (let tries = 0; tries < 6; tries += 1) await api.call(userCalls.resetPassword, { email, emailCode: '000000', newPassword: next }, { ip: newAddress() });
    expect((await reset(email, code)).body.code).toBe(0);
    expect((await logIn(username, next)).body.code).toBe(0);
    // What else was asked for is good no more.
    expect((await reset(email, theirs.code, password, { asked: 'another-browser' })).body.code).toBe(codes.wrongCode);
  });

  it('is found by an older page too, from the network it asked from', async () => {
    const { email } = await newMember();
    const [before, ip] = [outbox.sent.length, newAddress()];
    await api.call(userCalls.forgotPassword, { email }, { ip });
    const code = /\b\d{6}\b/.exec((await outbox.arrival(before + 1))[before]!.text)![0];
    const ask = (from: string) => api.call(userCalls.resetPassword, { email, emailCode: code, newPassword: next }, { ip: from });
    expect((await ask(newAddress())).body.code).toBe(codes.wrongCode);
    expect((await ask(ip)).body.code).toBe(0);
  });

  it('can be asked for on one’s own device while strangers ask for it without end', async () => {
    const [owner, stranger] = [await confirmedMember(), await confirmedMember()];
    // Each letter is waited for: a late one would be taken for the owner's.
    for (let time = 0; time < 5; time += 1) await codeFor(owner.email, 'vi', { asked: `stranger-${time}` });
    // Without a device, with another's, and with that of an account that has only typed this address.
    const typed = (await newMember({ emailAddress: owner.email })).device;
    for (const devices of [[], ['no token at all'], [stranger.device], [typed]]) expect((await forgot(owner.email, { devices })).status).toBe(429);
    const { code } = await codeFor(owner.email, 'vi', { devices: [stranger.device, owner.device] });
    expect((await reset(owner.email, code)).body.code).toBe(0);
  });

  it('goes to the account that has confirmed the address, whoever else has typed it', async () => {
    const owner = await confirmedMember();
    const squatter = await newMember({ emailAddress: owner.email.toUpperCase() });
    const before = outbox.sent.length;
    expect((await codeFor(owner.email)).text).toContain(owner.username);
    expect(outbox.sent.slice(before).filter(({ text }) => text.includes(squatter.username))).toEqual([]);
  });

  it('goes to each of three accounts at most that have typed an address nobody has confirmed; the code says which', async () => {
    const email = 'hop.thu.chung@khandai.test';
    const members: { username: string }[] = [];
    for (let number = 0; number < 4; number += 1) members.push(await newMember({ emailAddress: email }));
    const before = outbox.sent.length;
    await forgot(email);
    const letters = (await outbox.arrival(before + 3)).slice(before);
    expect(letters.map(({ text }) => members.find(({ username }) => text.includes(username))?.username)).toEqual(
      members
        .slice(1)
        .map(({ username }) => username)
        .reverse(),
    );
    const code = /\b\d{6}\b/.exec(letters[1]!.text)![0];
    expect((await reset(email, code)).body.code).toBe(0);
    expect((await logIn(members[2]!.username, next)).body.code).toBe(0);
    // It is theirs from now on.
    const after = outbox.sent.length;
    expect((await codeFor(email)).text).toContain(members[2]!.username);
    expect(outbox.sent).toHaveLength(after + 1);
  });

  it('leaves one code for each account and question, however often it is asked for', async () => {
    const { email } = await newMember();
    for (let time = 0; time < 3; time += 1) await codeFor(email);
    expect(await api.database.db.select().from(verificationCode).where(eq(verificationCode.target, email))).toHaveLength(1);
  });
});
