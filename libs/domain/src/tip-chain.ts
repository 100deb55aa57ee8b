import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import type { IsoDate } from './calendar.ts';
import type { Score } from './match-record.ts';
import { tipSums } from './tip-record.ts';
import { settleTip } from './tip-settle.ts';
import { tipTerms } from './tip-types.ts';
import { dayInZone } from './zoned-day.ts';

/** What a link of an author's chain tells (ours): a tip was made, or taken back before its match began. */
export const TIP_DEEDS = ['made', 'takenBack'] as const;
export type TipDeed = (typeof TIP_DEEDS)[number];

/**
 * The terms of a tip as they are sealed: its words may be taken down by staff, these are never changed. `match`: its key in all sources, which names competition, season,
 * round and teams, so that anybody knows what was foretold. Moments: ISO 8601, UTC, with milliseconds.
 */
export interface SealedTip {
  readonly id: number;
  readonly match: string;
  readonly kickOff: string;
  readonly type: number;
  readonly pick: string;
  readonly line: number | null;
  /** Decimal. */
  readonly price: number;
  readonly createdAt: string;
}
/** One link of an author's chain. `n`: from 1 on. `at`: when it was linked, never before the link before. `previous`: the hash before it. */
export interface TipLink {
  readonly n: number;
  readonly deed: string;
  readonly at: string;
  readonly previous: string;
  readonly hash: string;
  readonly tip: SealedTip;
}
/** Where a chain ends. `n` 0: it has no link yet. */
export interface ChainHead {
  readonly n: number;
  readonly hash: string;
}
/** Where days begin and end that are published (ours). */
export const CHAIN_ZONE = 'Asia/Ho_Chi_Minh';
/** What stands before the first link, and before the first day (ours). */
export const CHAIN_START = '0'.repeat(64);

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
const termsText = ({ id, match, kickOff, type, pick, line, price, createdAt }: SealedTip): string =>
  [id, match, kickOff, type, pick, line ?? '', price, createdAt].join('|');

/**
 * The hash of a link (ours): SHA-256, in hexadecimal figures, of the author's number, the link and the tip in one text,
 * `tip|author|n|deed|at|previous|id|match|kick-off|type|pick|line|price|created`; a tip without a line has nothing there.
 */
export const linkHash = (authorId: number, { n, deed, at, previous, tip }: Omit<TipLink, 'hash'>): string =>
  hashOf(['tip', authorId, n, deed, at, previous, termsText(tip)].join('|'));

/** Where the chain of an author stood at the end of a day. */
export interface DayHead extends ChainHead {
  readonly userId: number;
}
/** A day whose chains are published. `previous`: the hash of the published day before. */
export interface ChainDay {
  readonly day: IsoDate;
  readonly previous: string;
  readonly hash: string;
  readonly list: readonly DayHead[];
}

/** The hash of a day (ours): SHA-256, in hexadecimal figures, of `day|2026-11-30|previous|author:n:hash,author:n:hash`, authors in the order of their numbers. */
export const chainDayHash = ({ day, previous, list }: Omit<ChainDay, 'hash'>): string =>
  hashOf(
    `day|${day}|${previous}|${list
      .toSorted((one, other) => one.userId - other.userId)
      .map(({ userId, n, hash }) => `${userId}:${n}:${hash}`)
      .join(',')}`,
  );

/** Where one chain stood at the end of a published day; null: it did not grow on it. */
export interface DayEnd {
  readonly day: IsoDate;
  readonly end: ChainHead | null;
}
/** Days on which no chain grew: after one, and before or until another. */
export type Silence = { readonly after: IsoDate } & ({ readonly before: IsoDate } | { readonly until: IsoDate });
/** A tip as the list of its author's tips shows it. `kickOff`: as the match stands now. `scores`: what it was settled by, or would be, after 90 minutes and at half-time; null: nobody knows. */
export interface ShownTip extends SealedTip {
  readonly authorId: number;
  readonly result: number | null;
  readonly settledUnits: number | null;
  readonly scores: { readonly fullTime: Score | null; readonly halfTime: Score | null } | null;
}
/** What a record says in sum. */
export interface ToldRecord {
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  readonly units: number;
  readonly profit: number;
}
/** All that is public of an author's tips, and days that were published. */
export interface TipProof {
  readonly authorId: number;
  readonly head: ChainHead;
  readonly links: readonly TipLink[];
  readonly days: readonly DayEnd[];
  readonly silences: readonly Silence[];
  readonly shown: readonly ShownTip[];
  readonly record: ToldRecord;
}

/**
 * What does not fit, and at which link or tip. Of links: `order` it is not in its place or time, `link` it does not go on from the one before, `changed` its hash is another,
 * `deed` it makes a tip twice or takes back what was not there, `unknown` it tells what nobody here can judge, `missing` the chain ends elsewhere than it says, `published` it is not the
 * last of a published day, or stands where nothing was. Of tips: `hidden` sealed and not shown, `unsealed` shown and not sealed, `terms` shown otherwise than sealed, `late` made or taken back after its match
 * began, `result` not what its score says. `record`: the sum is another.
 */
export type TipFault =
  | { readonly fault: 'order' | 'link' | 'changed' | 'deed' | 'unknown' | 'missing' | 'published'; readonly n: number }
  | { readonly fault: 'hidden' | 'unsealed' | 'terms' | 'late' | 'result'; readonly tipId: number }
  | { readonly fault: 'record' };
/** What came of going through tips. */
export interface TipVerdict {
  /** 20 at most; more of them say nothing new. */
  readonly faults: readonly TipFault[];
  /** Taken back before their match. */
  readonly takenBack: number;
  /** Sealed only after their match had begun: nothing proves that they were made before. */
  readonly belated: number;
  /** Tips on a match that kicks off at another time now than when they were sealed. */
  readonly rescheduled: number;
  /** Tips on a match that goes by another key now than when they were sealed. */
  readonly renamed: number;
  /** Settled tips whose score nobody knows any more. */
  readonly unknown: number;
}

const MOST_FAULTS = 20;
const startedBy = (moment: string, { kickOff }: Pick<SealedTip, 'kickOff'>): boolean => Date.parse(moment) >= Date.parse(kickOff);

/** Goes through a chain, its tips and the record again from what is public of them (ours). No faults: nothing was changed, left out or put elsewhere. */
export function checkTips({ authorId, head, links, days, silences, shown, record }: TipProof): TipVerdict {
  const { faults, standing, takenBack } = walk(authorId, links);
  const last = links.at(-1) ?? { n: 0, hash: CHAIN_START };
  if (last.n !== head.n || last.hash !== head.hash) faults.push({ fault: 'missing', n: head.n });
  faults.push(...misplaced(links, days, silences));
  let [belated, rescheduled, renamed, unknown] = [0, 0, 0, 0];
  for (const tip of shown) {
    const made = standing.get(tip.id);
    standing.delete(tip.id);
    if (!made || tip.authorId !== authorId) {
      faults.push({ fault: 'unsealed', tipId: tip.id });
      continue;
    }
    const settled = settledAsShown(tip);
    if (!agrees(tip, made.tip)) faults.push({ fault: 'terms', tipId: tip.id });
    if (startedBy(made.tip.createdAt, made.tip)) faults.push({ fault: 'late', tipId: tip.id });
    // By the kick-off of now as well: who seals a tip after its match may say that the match is tomorrow.
    else if (startedBy(made.at, made.tip) || startedBy(made.at, tip)) belated += 1;
    if (Date.parse(tip.kickOff) !== Date.parse(made.tip.kickOff)) rescheduled += 1;
    if (tip.match !== made.tip.match) renamed += 1;
    if (settled === false) faults.push({ fault: 'result', tipId: tip.id });
    if (settled === undefined && tip.result !== null) unknown += 1;
  }
  for (const tipId of standing.keys()) faults.push({ fault: 'hidden', tipId });
  if (!adds(shown, record)) faults.push({ fault: 'record' });
  return { faults: faults.slice(0, MOST_FAULTS), takenBack, belated, rescheduled, renamed, unknown };
}

/** The links in their order, and the tips that stand after the last. */
function walk(authorId: number, links: readonly TipLink[]): { faults: TipFault[]; standing: Map<number, TipLink>; takenBack: number } {
  const faults: TipFault[] = [];
  const standing = new Map<number, TipLink>();
  const made = new Set<number>();
  let [previous, before, takenBack] = [CHAIN_START, -Infinity, 0];
  for (const [place, link] of links.entries()) {
    const { n, deed, at, tip } = link;
    if (n !== place + 1 || !(Date.parse(at) >= before)) faults.push({ fault: 'order', n });
    else if (link.previous !== previous) faults.push({ fault: 'link', n });
    if (linkHash(authorId, link) !== link.hash) faults.push({ fault: 'changed', n });
    if (deed === 'made') {
      if (made.has(tip.id)) faults.push({ fault: 'deed', n });
      else standing.set(tip.id, link);
      made.add(tip.id);
    } else if (deed === 'takenBack') {
      const was = standing.get(tip.id)?.tip;
      if (!was || termsText(was) !== termsText(tip)) faults.push({ fault: 'deed', n });
      else if (startedBy(at, was)) faults.push({ fault: 'late', tipId: tip.id });
      else takenBack += 1;
      standing.delete(tip.id);
    } else faults.push({ fault: 'unknown', n });
    [previous, before] = [link.hash, Date.parse(at)];
  }
  return { faults, standing, takenBack };
}

/** Whether the last link of each published day is the one that it has, and there is none where there was none. */
function misplaced(links: readonly TipLink[], days: readonly DayEnd[], silences: readonly Silence[]): TipFault[] {
  // What is no moment at all is found out of its time already.
  const lasts = new Map(links.filter(({ at }) => Date.parse(at)).map((link) => [dayInZone(Date.parse(link.at), CHAIN_ZONE), link]));
  const ends = days.flatMap(({ day, end }) => {
    const last = lasts.get(day);
    return last?.n === end?.n && last?.hash === end?.hash ? [] : [end?.n ?? last?.n ?? 0];
  });
  const loud = silences.flatMap((silence) =>
    [...lasts].flatMap(([day, { n }]) => (day > silence.after && ('before' in silence ? day < silence.before : day <= silence.until) ? [n] : [])),
  );
  return [...new Set([...ends, ...loud])].map((n) => ({ fault: 'published', n }));
}

const agrees = (tip: ShownTip, sealed: SealedTip): boolean =>
  (['type', 'pick', 'line', 'price'] as const).every((field) => tip[field] === sealed[field]) && Date.parse(tip.createdAt) === Date.parse(sealed.createdAt);

/** Whether its result is what its score says: one that its score settles may not stay open. Undefined where nobody knows the score. */
function settledAsShown({ type, pick, line, result, settledUnits, scores }: ShownTip): boolean | undefined {
  const terms = tipTerms(type, pick, line);
  const due = scores && typeof terms !== 'string' ? settleTip(terms, { score: scores.fullTime, halfTime: scores.halfTime }) : null;
  return due ? due.result === result && due.settledUnits === settledUnits : undefined;
}

/** Records are told to the hundredth. */
const CLOSE = 0.01;

function adds(shown: readonly ShownTip[], record: ToldRecord): boolean {
  const sums = tipSums(
    shown.flatMap(({ result, settledUnits, price }) => (result === null || settledUnits === null ? [] : { result, settledUnits, price, closingValue: null })),
  );
  return (
    (['win', 'draw', 'lose'] as const).every((count) => sums[count] === record[count]) &&
    (['units', 'profit'] as const).every((sum) => Math.abs(sums[sum] - record[sum]) < CLOSE)
  );
}
