import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { aContext } from './testing/a-context.ts';

it('a question without a network fails at once, and is asked again by itself once there is one', async () => {
  const { queryClient } = await aContext();
  queryClient.mount();
  let asked = 0;
  onlineManager.setOnline(false);
  const observer = new QueryObserver<string>(queryClient, {
    queryKey: ['live'],
    queryFn: async () => {
      asked += 1;
      if (!onlineManager.isOnline()) throw new Error('offline');
      return 'có rồi';
    },
  });
  const seen: string[] = [];
  const stop = observer.subscribe(({ status }) => seen.push(status));
  const settle = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  await settle();
  await settle();
  expect(seen.at(-1)).toBe('error');
  onlineManager.setOnline(true);
  await settle();
  await settle();
  expect([seen.at(-1), asked]).toEqual(['success', 2]);
  stop();
  queryClient.unmount();
});
