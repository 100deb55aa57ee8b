import type { Endpoint, Input, Output } from '@portal/contracts';
import { tipsCalls } from './calls.ts';
import type { SealedDay, TipChain } from './chain.ts';
import type { Tip } from './tip.ts';

/** Of one question. */
const LISTED = 50;

/** How a portal is asked: by its pages, or by a tool from outside. */
export type Ask = <E extends Endpoint>(call: E, input: Input<E>) => Promise<Output<E>>;
type Told = Output<typeof tipsCalls.record>['record'];

/** All that is public of somebody's tips, as it was at one moment. */
export interface PublicTips {
  readonly chain: TipChain;
  readonly tips: readonly Tip[];
  readonly record: Told;
}

/**
 * Reads all that is public of somebody's tips; undefined where one was written or settled meanwhile. `onRead`: how many links and tips are here. An answer that leads nowhere is
 * the last: what it leaves out is found missing.
 */
export async function readPublicTips(ask: Ask, username: string, onRead: (read: number) => void = () => {}): Promise<PublicTips | undefined> {
  const { record: before } = await ask(tipsCalls.record, { username });
  const chain = await wholeChain(ask, username, onRead);
  const tips = await allTips(ask, username, chain.head.n, (read) => onRead(chain.list.length + read));
  const { record } = await ask(tipsCalls.record, { username });
  const { head } = await ask(tipsCalls.chain, { username, after: chain.head.n, pageSize: 1 });
  return head.n === chain.head.n && JSON.stringify(before) === JSON.stringify(record) ? { chain, tips, record } : undefined;
}

async function wholeChain(ask: Ask, username: string, onRead: (read: number) => void): Promise<TipChain> {
  const first = await ask(tipsCalls.chain, { username, after: 0 });
  const list = [...first.list];
  onRead(list.length);
  for (let [after, next] = [0, first.next]; next !== null && next > after && list.length < first.head.n; ) {
    after = next;
    const page: TipChain = await ask(tipsCalls.chain, { username, after });
    list.push(...page.list);
    onRead(list.length);
    next = page.next;
  }
  return { ...first, list };
}

/** `most`: no more than so many are there, for each has its link; a list that never ends is left at that. */
async function allTips(ask: Ask, username: string, most: number, onRead: (read: number) => void): Promise<Tip[]> {
  const tips: Tip[] = [];
  const asked = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null && !asked.has(cursor) && tips.length <= most; ) {
    asked.add(cursor);
    const page: Output<typeof tipsCalls.list> = await ask(tipsCalls.list, { username, pageSize: LISTED, ...(cursor && { cursor }) });
    tips.push(...page.list);
    onRead(tips.length);
    cursor = page.nextCursor;
  }
  return tips;
}

/** All of a published day, the last one where none is asked for; null before the first. */
export async function readSealedDay(ask: Ask, day?: string): Promise<SealedDay | null> {
  let { sealed } = await ask(tipsCalls.sealedDay, day === undefined ? {} : { day });
  if (!sealed) return null;
  const list = [...sealed.list];
  for (let after = 0; sealed.next !== null && sealed.next > after && list.length < sealed.authors; ) {
    after = sealed.next;
    const page: Output<typeof tipsCalls.sealedDay> = await ask(tipsCalls.sealedDay, { day: sealed.day, after });
    if (!page.sealed) break;
    sealed = page.sealed;
    list.push(...sealed.list);
  }
  return { ...sealed, list, next: null };
}

/** As the rules of the field go through it (`checkTips`). `saved`: days that somebody kept, beside the one that the chain itself names. */
export const proofOf = ({ chain: { person, head, published, sealedTo, list }, tips, record }: PublicTips, saved: readonly SealedDay[] = []) => ({
  authorId: person.userId,
  head,
  links: list,
  days: [
    ...(published ? [{ day: published.day, end: published }] : []),
    ...saved.map(({ day, list: ends }) => ({ day, end: ends.find(({ userId }) => userId === person.userId) ?? null })),
  ],
  // What was published follows on what was published before: between the two there is nothing.
  silences: [
    ...(sealedTo === null ? [] : [{ after: published?.day ?? '', until: sealedTo }]),
    ...saved.flatMap(({ day, previous }) => saved.flatMap((earlier) => (earlier.hash === previous ? { after: earlier.day, before: day } : []))),
  ],
  shown: tips.map(({ author, match, sourceKey = '', scores = null, ...tip }) => ({
    ...tip,
    authorId: author.userId,
    match: sourceKey,
    kickOff: match.kickOff,
    scores,
  })),
  record: { ...record, profit: record.profit ?? 0 },
});
