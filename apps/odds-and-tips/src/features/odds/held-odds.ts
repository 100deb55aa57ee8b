import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { OddsNews } from './odds-news.ts';

interface Parts<T> {
  client: QueryClient;
  queryKey: QueryKey;
  /** What is held with news in it; the same object where nothing of it is news. */
  withNews: (data: T, news: OddsNews, serverTime: string) => T;
}
interface Told {
  readonly news: OddsNews;
  readonly serverTime: string;
}

/**
 * What a query holds, with news written into it. An answer that is under way may be older than what is told meanwhile, so that is written into the answer as well. Nothing is
 * asked for again because of it: frames come oftener than a slow answer, which would never be waited for. Where the answer is the newer one, the next frame says so.
 */
export class HeldOdds<T> {
  private readonly parts: Parts<T>;
  private meanwhile: Told[] = [];
  private end: (() => void) | undefined;

  constructor(parts: Parts<T>) {
    this.parts = parts;
  }

  start(): void {
    const { client, queryKey } = this.parts;
    const hash = hashKey(queryKey);
    this.end = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== hash) return;
      const { action } = event;
      // Also what is written here is a success, but one by hand.
      if (action.type === 'error' || (action.type === 'success' && !action.manual)) this.answered(action.type === 'success');
    });
  }

  dispose(): void {
    this.end?.();
    this.end = undefined;
    this.meanwhile = [];
  }

  take(news: OddsNews, serverTime: string): void {
    const { client, queryKey } = this.parts;
    const told = { news, serverTime };
    if (client.isFetching({ queryKey, exact: true }) > 0) this.meanwhile.push(told);
    this.write([told]);
  }

  private answered(isNew: boolean): void {
    const told = this.meanwhile;
    this.meanwhile = [];
    if (isNew) this.write(told);
  }

  private write(all: readonly Told[]): void {
    const { client, queryKey, withNews } = this.parts;
    const before = client.getQueryData<T>(queryKey);
    if (before === undefined) return;
    const after = all.reduce<T>((data, { news, serverTime }) => withNews(data, news, serverTime), before);
    if (after !== before) client.setQueryData<T>(queryKey, after);
  }
}
