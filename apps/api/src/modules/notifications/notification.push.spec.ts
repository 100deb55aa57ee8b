import { randomUUID } from 'node:crypto';
import { commentTargets } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { messageCalls } from '@portal/contracts/message';
import { clockFrom, type SteeredClock } from '../../clock.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, postOf } from '../../testing/members.ts';
import { OnlineClient } from '../../testing/online-client.ts';
import { listen, until } from '../../testing/stomp-client.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';

describe.each(databaseKinds)('a notification at once on %s', (kind) => {
  let api: TestApp<SteeredClock>;
  let url: string;
  const clients: OnlineClient[] = [];

  beforeAll(async () => {
    api = await testApp(kind, {}, clockFrom(EVENING));
    url = await listen(api.app);
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.end()));
  });
  afterAll(() => api?.close());

  const who = (username: string) => memberOf(api, username);
  const open = async ({ token }: { token: string }) => {
    const client = await new OnlineClient(url, { token }).ready();
    clients.push(client);
    // Only after an answer it is sure that the server has it.
    await client.say('online');
    return client;
  };
  const heard = (client: OnlineClient) => client.notices.map(({ type }) => type);

  it('is heard by each page of whom it is for, out of sight as well, once it can be read, and by nobody else', async () => {
    const [author, other] = [await who('fan'), await who('tipster')];
    const [phone, desk, another] = [await open(author), await open(author), await open(other)];
    await phone.say('offline');
    const before = (await api.call(messageCalls.unread, {}, { token: author.token })).body.data.unReadMsgCount;
    await api.call(
      commentCalls.create,
      { uuid: randomUUID(), objectType: commentTargets.post, objectId: await postOf(api, author.id), content: 'Hay!' },
      { token: other.token },
    );
    await until(() => phone.notices.length > 0 && desk.notices.length > 0, 'the bell');
    expect((await api.call(messageCalls.unread, {}, { token: author.token })).body.data.unReadMsgCount).toBe(before + 1);
    await another.say('online');
    expect([phone, desk, another].map(heard)).toEqual([['notifications'], ['notifications'], []]);
  });

  it('that is read on one page is heard of on the others', async () => {
    const author = await who('tipster');
    const desk = await open(author);
    await api.call(messageCalls.markAllRead, {}, { token: author.token });
    await until(() => desk.notices.length > 0, 'the bell');
    expect(heard(desk)).toEqual(['notifications']);
  });
});
