import { QueryClient } from '@tanstack/react-query';
import { live, serverTime, someOdds } from '../../testing/things.ts';
import { HeldOdds } from './held-odds.ts';
import { matchWith, rowsOf } from './odds-news.ts';

const KEY = ['odds of a match'];
const row = (price: string) => ({ '1X2': `7,8,1.70,3.90,4.60,${price},3.95,4.70,1795170600,0,3` });
const news = (price: string) => rowsOf({ type: 'odds', serverTime, list: [{ fixtureId: 7, rows: row(price) }] });

function held() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(KEY, someOdds(live, row('1.60')));
  const odds = new HeldOdds({ client, queryKey: KEY, withNews: matchWith });
  odds.start();
  let end = { answer: (_price: string) => {}, fail: () => {} };
  const ask = () =>
    client
      .fetchQuery({
        queryKey: KEY,
        queryFn: () =>
          new Promise((resolve, reject) => {
            end = { answer: (price) => resolve(someOdds(live, row(price))), fail: () => reject(new Error('away')) };
          }),
      })
      .catch(() => undefined);
  const price = () => client.getQueryData<ReturnType<typeof someOdds>>(KEY)?.rows['1X2']?.split(',')[5];
  return { odds, client, ask, price, answer: (said: string) => end.answer(said), fail: () => end.fail() };
}

it('has news at once, and the same object where nothing is new', () => {
  const { odds, client, price } = held();
  odds.take(news('1.72'), serverTime);
  expect(price()).toBe('1.72');
  const before = client.getQueryData(KEY);
  odds.take(news('1.72'), serverTime);
  expect(client.getQueryData(KEY)).toBe(before);
});

it('keeps what was told while an answer was under way, the last of it, and takes what comes after it as it is', async () => {
  const { odds, ask, answer, price } = held();
  const asked = ask();
  for (const said of ['1.72', '1.75']) odds.take(news(said), serverTime);
  answer('1.66');
  await asked;
  expect(price()).toBe('1.75');
  const again = ask();
  answer('1.80');
  await again;
  expect(price()).toBe('1.80');
});

it('forgets it when no answer comes, and writes nothing once it is disposed of', async () => {
  const { odds, ask, answer, fail, price } = held();
  const asked = ask();
  odds.take(news('1.72'), serverTime);
  fail();
  await asked;
  const again = ask();
  answer('1.66');
  await again;
  expect(price()).toBe('1.66');
  const last = ask();
  odds.take(news('1.90'), serverTime);
  odds.dispose();
  answer('1.50');
  await last;
  expect(price()).toBe('1.50');
});
