import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { observable, runInAction } from 'mobx';
import type { UserInfo } from '@portal/contracts';
import { messageCalls } from '@portal/contracts/message';
import { notificationsOf } from '../notifications/notifications.query.ts';
import { forgetOthers } from './identity.ts';

const person = (userId: number) => ({ userId }) as UserInfo;

function page(first?: UserInfo) {
  const session = observable<{ user: UserInfo | undefined }>({ user: first }, undefined, { deep: false });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const asked: (number | undefined)[] = [];
  const stop = forgetOthers(session, client);
  const shown = new QueryObserver(client, {
    queryKey: ['shown'],
    queryFn: () => {
      asked.push(session.user?.userId);
      return session.user?.userId ?? 0;
    },
  });
  const leave = shown.subscribe(() => {});
  client.setQueryData(['left behind'], 'private');
  return {
    session,
    client,
    asked,
    end: () => {
      leave();
      stop();
      client.clear();
    },
    become: (user?: UserInfo) =>
      runInAction(() => {
        session.user = user;
      }),
  };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('keeps what was rendered for anyone when the first visitor is known', async () => {
  const { client, asked, become, end } = page();
  await settle();
  become(person(1));
  await settle();
  expect(client.getQueryData(['left behind'])).toBe('private');
  expect(asked).toHaveLength(1);
  end();
});

it('forgets and asks again when somebody else speaks, also across the moment in between', async () => {
  const { client, asked, become, end } = page(person(1));
  await settle();
  become(undefined);
  become(person(2));
  await settle();
  expect(client.getQueryData(['left behind'])).toBeUndefined();
  expect(asked).toEqual([1, 2]);
  end();
});

it('forgets what was one’s own also while it is on the screen: the page has turned to the other’s key', async () => {
  const { client, become, end } = page(person(1));
  const own = new QueryObserver(client, { queryKey: ['article.info', { id: 7 }, 'vi', 1], queryFn: () => 'own' });
  const anybodys = new QueryObserver(client, { queryKey: ['article.info', { id: 7 }, 'vi', 0], queryFn: () => 'anybody’s' });
  const leave = [own.subscribe(() => {}), anybodys.subscribe(() => {})];
  await settle();
  expect(client.getQueryData(['article.info', { id: 7 }, 'vi', 1])).toBe('own');
  become(undefined);
  become(person(-12));
  await settle();
  expect(client.getQueryData(['article.info', { id: 7 }, 'vi', 1])).toBeUndefined();
  expect(client.getQueryData(['article.info', { id: 7 }, 'vi', 0])).toBe('anybody’s');
  for (const end of leave) end();
  end();
});

it('does nothing when the same person is read again', async () => {
  const { client, asked, become, end } = page(person(1));
  await settle();
  become(undefined);
  become(person(1));
  await settle();
  expect(client.getQueryData(['left behind'])).toBe('private');
  expect(asked).toEqual([1]);
  end();
});

it('leaves nothing of a member’s notifications behind when they log out', async () => {
  const { client, become, end } = page(person(1));
  client.setQueryData([messageCalls.unread.id, {}, 'vi', 1], { unReadBookingCount: 1, unReadMsgCount: 2 });
  client.setQueryData([messageCalls.list.id, { pageNum: 1 }, 'vi', 1], { list: [] });
  expect(client.getQueriesData(notificationsOf(1))).toHaveLength(2);
  become(undefined);
  become(person(-12));
  await settle();
  expect(client.getQueriesData(notificationsOf(1))).toEqual([]);
  end();
});
