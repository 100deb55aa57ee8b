import { eq } from 'drizzle-orm';
import { codes } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { account, verificationCode } from '../../db/schema.ts';
import { memoryOutbox, type Mailer } from '../../messaging/index.ts';
import { addresses } from '../../testing/addresses.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { until } from '../../testing/stomp-client.ts';
import { testApp, testConfig, type TestApp } from '../../testing/test-app.ts';

const password = 'đêm nay không ngủ';
const MINUTE = 60_000;

describe.each(databaseKinds)('codes on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const outbox = memoryOutbox();
  /** Whom the mail server does not know: letters of another test may still be on their way. */
  const mailServer = { unknown: '' };
  const mailer: Mailer = {
    send: async (letter) => {
      if (letter.to === mailServer.unknown) throw Object.assign(new Error(`550 <${letter.to}> unknown`), { code: 'EENVELOPE', responseCode: 550 });
      await outbox.mailer.send(letter);
    },
  };
  const log: string[] = [];
  let visitors = 0;
  const newAddress = addresses();
  let numbers = 0;
  const newPhone = () => `09120${String((numbers += 1)).padStart(5, '0')}`;

  async function newMember(input: Record<string, unknown> = {}) {
    const username = `nguoi_${(visitors += 1)}`;
    const { accessToken: token } = (await api.call(userCalls.register, { username, password, ...input }, { ip: newAddress() })).body.data;
    return { username, token, email: `${username}@khandai.test`, info: async () => (await api.call(userCalls.info, {}, { token })).body.data };
  }
  /** Asks, and waits for the message that comes of it. */
  async function received(ask: () => Promise<{ status: number }>) {
    const before = outbox.sent.length;
    expect((await ask()).status).toBe(200);
    const message = (await outbox.arrival(before + 1))[before]!;
    return { ...message, code: /\b\d{6}\b/.exec(message.text)?.[0] ?? '' };
  }
  const mailed = (token: string, email: string, language = 'vi') =>
    received(() => api.call(userCalls.sendEmail, { email }, { token, language, ip: newAddress() }));
  const texted = (token: string, phoneNumber: string, language = 'vi') =>
    received(() => api.call(userCalls.sendSms, { phoneNumber }, { token, language, ip: newAddress() }));
  const confirmEmail = (token: string, emailCode: unknown, ip = newAddress()) => api.call(userCalls.confirmEmail, { emailCode }, { token, ip });
  const confirmPhone = (token: string, smsCode: unknown) => api.call(userCalls.personalId, { smsCode }, { token, ip: newAddress() });
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  beforeAll(async () => {
    api = await testApp(kind, {
      messengers: { mailer, sms: outbox.sms },
      config: { ...testConfig, logLevel: 'trace' },
      logStream: {
        write: (line) => {
          log.push(line);
        },
      },
    });
  });
  afterAll(() => api?.close());

  it('confirm an e-mail address, which becomes the member’s own', async () => {
    const { token, email, info } = await newMember();
    expect(await info()).toMatchObject({ emailAddress: null, emailConfirmed: false, phoneConfirmed: false });
    const letter = await mailed(token, email);
    expect(letter).toMatchObject({ kind: 'email', to: email, subject: 'Khán Đài: mã xác nhận email' });
    expect((await info()).emailAddress).toBeNull();
    const { status, body } = await confirmEmail(token, letter.code);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ emailAddress: email, emailConfirmed: true });
    expect(await info()).toMatchObject({ emailAddress: email, emailConfirmed: true });
  });

  it('confirm a phone number as it is kept at registration, which becomes the member’s own', async () => {
    const { token, info } = await newMember({ phoneNumber: '0987 654 321' });
    expect(await info()).toMatchObject({ phoneNumber: '+84987654321', phoneConfirmed: false });
    const phone = newPhone();
    const message = await texted(token, `${phone.slice(0, 4)} ${phone.slice(4)}`);
    expect(message).toMatchObject({ kind: 'sms', to: `+84${phone.slice(1)}` });
    expect((await info()).phoneNumber).toBe('+84987654321');
    expect((await confirmPhone(token, message.code)).body.data).toMatchObject({ phoneNumber: `+84${phone.slice(1)}`, phoneConfirmed: true });
    expect(await info()).toMatchObject({ phoneNumber: `+84${phone.slice(1)}`, phoneConfirmed: true, emailConfirmed: false });
  });

  it('are written in the language of who asks', async () => {
    const { token, email } = await newMember();
    expect((await mailed(token, email, 'en')).text).toContain('Your code to confirm this e-mail address is');
    expect((await mailed(token, email, 'zh')).text).toContain('您的電子郵件驗證碼是');
    expect((await texted(token, newPhone(), 'en')).text).toMatch(/^Khán Đài code: \d{6}, good for 10 min/);
  });

  it('are six digits, kept as a keyed hash alone', async () => {
    const { token, email } = await newMember();
    const { code } = await mailed(token, email);
    expect(code).toMatch(/^\d{6}$/);
    const rows = await api.database.db.select().from(verificationCode).where(eq(verificationCode.target, email));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('are good once, by one of many who come with them at the same moment', async () => {
    const { token, email } = await newMember();
    const { code } = await mailed(token, email);
    const answers = await Promise.all([1, 2, 3].map(() => confirmEmail(token, code)));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, codes.wrongCode, codes.wrongCode]);
    expect((await confirmEmail(token, code)).body.code).toBe(codes.wrongCode);
  });

  it('are over after ten minutes', async () => {
    const { token, email, info } = await newMember();
    const { code } = await mailed(token, email);
    api.clock.set(api.clock.now() + 10 * MINUTE);
    const { status, body } = await confirmEmail(token, code);
    expect([status, body]).toEqual([200, { code: codes.wrongCode, msg: 'Mã không đúng hoặc đã hết hạn' }]);
    expect((await info()).emailAddress).toBeNull();
  });

  it('are worth nothing after five wrong tries, all at once or one by one', async () => {
    const { token, email } = await newMember();
    const { code } = await mailed(token, email);
    for (const answer of await Promise.all(Array.from({ length: 5 }, () => confirmEmail(token, otherThan(code)))))
      expect(answer.body.code).toBe(codes.wrongCode);
    expect((await confirmEmail(token, code)).body.code).toBe(codes.wrongCode);
    const again = await mailed(token, email);
    for (let tries = 0; tries < 3; tries += 1) await confirmEmail(token, otherThan(again.code));
    expect((await confirmEmail(token, again.code)).body.code).toBe(0);
  });

  it('give way to the next one, and are good for one purpose and one account', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const first = await mailed(one.token, one.email);
    const second = await mailed(one.token, one.email);
    if (first.code !== second.code) expect((await confirmEmail(one.token, first.code)).body.code).toBe(codes.wrongCode);
    expect((await confirmPhone(one.token, second.code)).body.code).toBe(codes.wrongCode);
    expect((await confirmEmail(other.token, second.code)).body.code).toBe(codes.wrongCode);
    expect((await confirmEmail(one.token, second.code)).body.code).toBe(0);
  });

  it('tell that another account has the address only to who has shown that it is theirs', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const [mine, theirs] = [await mailed(first.token, first.email), await mailed(second.token, first.email.toUpperCase())];
    expect((await confirmEmail(first.token, mine.code)).body.code).toBe(0);
    expect((await confirmEmail(second.token, theirs.code)).body).toMatchObject({ code: codes.emailTaken, msg: 'Email này đã có tài khoản' });
    expect((await second.info()).emailAddress).toBeNull();
    expect((await confirmEmail(second.token, theirs.code)).body.code).toBe(codes.wrongCode);
    await mailed(second.token, first.email);
  });

  it('let one of two win who confirm the same address at the same moment', async () => {
    const [first, second] = [await newMember(), await newMember()];
    const [mine, theirs] = [await mailed(first.token, first.email), await mailed(second.token, first.email)];
    const answers = await Promise.all([confirmEmail(first.token, mine.code), confirmEmail(second.token, theirs.code)]);
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, codes.emailTaken]);
  });

  it('tell the confirmed address before that the account has moved to another', async () => {
    const { token, email, username } = await newMember();
    await confirmEmail(token, (await mailed(token, email)).code);
    const { code } = await mailed(token, `new.${email}`);
    const notice = await received(() => confirmEmail(token, code));
    expect(notice).toMatchObject({ to: email, subject: 'Khán Đài: tài khoản đã đổi email', text: expect.stringContaining(username) });
  });

  it('leave addresses unconfirmed that were only typed at registration', async () => {
    const { info } = await newMember({ emailAddress: 'chi.go@khandai.test', phoneNumber: '0912345678', emailConfirmed: true, phoneConfirmed: true });
    expect(await info()).toMatchObject({ emailAddress: 'chi.go@khandai.test', emailConfirmed: false, phoneConfirmed: false });
  });

  it('are refused where the input is none, naming the field', async () => {
    const { token } = await newMember();
    for (const [call, input, field] of [
      [userCalls.sendEmail, { email: 'không phải' }, 'email'],
      [userCalls.sendEmail, {}, 'email'],
      [userCalls.sendEmail, { email: 'a@b.test, c@d.test' }, 'email'],
      [userCalls.sendEmail, { email: 'a@b.test\r\nBcc: c@d.test' }, 'email'],
      [userCalls.sendSms, { phoneNumber: '12' }, 'phoneNumber'],
      [userCalls.sendSms, {}, 'phoneNumber'],
      [userCalls.sendSms, { phoneNumber: 'gọi tôi nhé' }, 'phoneNumber'],
      [userCalls.confirmEmail, { emailCode: '12345' }, 'emailCode'],
      [userCalls.confirmEmail, { emailCode: 123456 }, 'emailCode'],
      [userCalls.confirmEmail, { emailCode: '12345x' }, 'emailCode'],
      [userCalls.personalId, {}, 'smsCode'],
    ] as const) {
      const { status, body } = await api.call(call, input, { token, ip: newAddress() });
      expect([call.id, status, body.errors?.[0]?.path]).toEqual([call.id, 400, field]);
    }
  });

  it('are for members whose session lives: 401 for nobody and for one that has been ended, 403 for a guest', async () => {
    const guest = (await api.call(userCalls.guestLogin, {}, { ip: newAddress() })).body.data.guestToken;
    const { token, email } = await newMember();
    const { code } = await mailed(token, email);
    await api.call(userCalls.logoutEverywhere, {}, { token });
    for (const [call, input] of [
      [userCalls.sendEmail, { email }],
      [userCalls.sendSms, { phoneNumber: newPhone() }],
      [userCalls.confirmEmail, { emailCode: code }],
      [userCalls.personalId, { smsCode: code }],
    ] as const) {
      const statuses = await Promise.all(['', guest, token].map(async (given) => (await api.call(call, input, { token: given })).status));
      expect([call.id, ...statuses]).toEqual([call.id, 401, 403, 401]);
    }
  });

  it('have a pace for each account, each recipient and each address of the network', async () => {
    const [one, other, third] = [await newMember(), await newMember(), await newMember()];
    const asked = async (token: string, email: string, ip = newAddress()) => api.call(userCalls.sendEmail, { email }, { token, ip });
    for (let time = 0; time < 5; time += 1) expect((await asked(one.token, `${time}.${one.email}`)).status).toBe(200);
    const slowed = await asked(one.token, one.email);
    expect([slowed.status, slowed.headers['retry-after'], slowed.body.code]).toEqual([429, '600', codes.tooMany]);
    for (let time = 0; time < 4; time += 1) expect((await asked(other.token, 'nan.nhan@khandai.test')).status).toBe(200);
    expect((await asked(third.token, 'NAN.NHAN@khandai.test')).status).toBe(200);
    expect((await asked(third.token, 'nan.nhan@khandai.test')).status).toBe(429);
    const [members, statuses] = [await Promise.all([1, 2, 3, 4, 5].map(() => newMember())), [] as number[]];
    for (let time = 0; time < 21; time += 1) statuses.push((await asked(members[time % 5]!.token, `${time}.xa@khandai.test`, '10.99.0.1')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('sent as text messages and tried have a pace, too', async () => {
    const [one, other] = [await newMember(), await newMember()];
    for (let time = 0; time < 3; time += 1)
      expect((await api.call(userCalls.sendSms, { phoneNumber: newPhone() }, { token: one.token, ip: newAddress() })).status).toBe(200);
    const slowed = await api.call(userCalls.sendSms, { phoneNumber: newPhone() }, { token: one.token, ip: newAddress() });
    expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '1200']);
    for (let time = 0; time < 10; time += 1) expect((await confirmPhone(other.token, '000000')).status).toBe(200);
    const tried = await confirmPhone(other.token, '000000');
    expect([tried.status, tried.headers['retry-after']]).toEqual([429, '60']);
  });

  it('and those whom they go to stand in no log, nor in an answer', async () => {
    const { token, email } = await newMember();
    const phone = newPhone();
    const [letter, message] = [await mailed(token, email), await texted(token, phone)];
    await confirmEmail(token, otherThan(letter.code));
    for (const secret of [letter.code, message.code, email, phone, `84${phone.slice(1)}`])
      expect(log.filter((line) => new RegExp(`\\b${secret}\\b`).test(line))).toEqual([]);
  });

  it('that cannot be sent are the operator’s concern: the answer is the same, the log has kind and code of the failure alone', async () => {
    const { token, email } = await newMember();
    mailServer.unknown = email;
    const { status, body } = await api.call(userCalls.sendEmail, { email }, { token, ip: newAddress() });
    expect([status, body]).toEqual([200, { code: 0, msg: 'Success', data: {} }]);
    const failures = () => log.filter((line) => line.includes('message not sent'));
    await until(() => failures().length > 0, 'the failure in the log');
    mailServer.unknown = '';
    expect(failures().map((line) => JSON.parse(line) as object)).toEqual([expect.objectContaining({ what: 'e-mail code', code: 'EENVELOPE', status: 550 })]);
    expect(log.join('')).not.toContain(email);
  });

  it('are forgotten by housekeeping when they are over', async () => {
    const { token, email, username } = await newMember();
    const { code } = await mailed(token, email);
    const [owner] = await api.database.db.select().from(account).where(eq(account.username, username));
    const held = async () => (await api.database.db.select().from(verificationCode).where(eq(verificationCode.accountId, owner!.id))).length;
    expect([code.length, await held()]).toEqual([6, 1]);
    api.clock.set(api.clock.now() + 20 * MINUTE);
    api.clock.advance(1);
    await until(async () => (await held()) === 0, 'the code is forgotten');
  });
});
