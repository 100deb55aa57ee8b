import { links, userTypes, type Person, type TipRecord } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import type { Tip } from '@portal/contracts/tips';
import { lineOfPick, strikeRate, TIP_RESULT, tipTerms, type TipTerms } from '@portal/domain';
import type { MatchResult, TipOutcome } from '@portal/ui';
import type { Translate } from '../match/match-words.ts';

type Named = Pick<MatchSummary, 'home' | 'away'>;

/** "Arsenal -0.75", "Xỉu 2.5", "Hoà": what was picked, as fans say it. The line is that of the picked side. */
export function choiceWords({ home, away }: Named, terms: TipTerms, t: Translate): string {
  const side = terms.pick === 'home' ? home.name : terms.pick === 'away' ? away.name : t(`pick.${terms.pick}`);
  const line = lineOfPick(terms);
  if (line === null) return side;
  const handicap = terms.pick === 'home' || terms.pick === 'away';
  return `${side} ${handicap && line > 0 ? '+' : ''}${line}`;
}

/** The same of a tip. One whose parts do not fit is read out plainly. */
export function choiceOf({ match, type, pick, line }: Pick<Tip, 'match' | 'type' | 'pick' | 'line'>, t: Translate): string {
  const terms = tipTerms(type, pick, line);
  return typeof terms === 'string' ? t(`pick.${pick}`) : choiceWords(match, terms, t);
}

/** How a tip ended, undefined while it is open. */
export const outcomeOf = (result: number | null): TipOutcome | undefined => (result === null ? undefined : outcomes.get(result));
const outcomes: ReadonlyMap<number, TipOutcome> = new Map([
  [TIP_RESULT.win, 'win'],
  [TIP_RESULT.draw, 'draw'],
  [TIP_RESULT.lose, 'lose'],
]);

/** "+8.5", "-0.5", "0". */
export const unitsText = (units: number): string => `${units > 0 ? '+' : ''}${Number(units.toFixed(2))}`;

/** What tips brought, as columns of it stand below each other: "+8.50", "-0.25", "0.00". */
export const profitText = (profit: number): string => `${profit > 0 ? '+' : ''}${profit.toFixed(2)}`;

const SQUARES = 5;

/** The last results as squares, the newest at the right, and the words for them. */
export function formOf({ last }: Pick<TipRecord, 'last'>, t: Translate): { results: MatchResult[]; label: string } {
  const shown = last
    .slice(0, SQUARES)
    .toReversed()
    .flatMap((result) => outcomeOf(result) ?? []);
  return {
    results: shown.map((outcome) => ({ outcome, letter: t(`letter.${outcome}`) })),
    label: t('record.form', { results: shown.map((outcome) => t(`outcome.${outcome}`)).join(', ') }),
  };
}

export const settledCount = ({ win, draw, lose }: Pick<TipRecord, 'win' | 'draw' | 'lose'>): number => win + draw + lose;

/** Whole percents of tips that won, of those that won or lost, and between which they lie; undefined of too few, of which nothing can be said. */
export function rateOf(record: TipRecord): { rate: number; low: number; high: number } | undefined {
  const share = strikeRate(record);
  const percents = (of: number) => Math.round(of * 100);
  return share && { rate: percents(share.value), low: percents(share.low), high: percents(share.high) };
}

/** What the tips brought at their prices; an older api knows the units alone. */
export const profitOfRecord = ({ profit, units }: TipRecord): number => profit ?? units;

/** "59 típ", with what the share of wins may be by so many. */
export const sampleNote = (note: string, record: TipRecord, t: Translate): string => {
  const rate = rateOf(record);
  return rate ? `${note} · ${t('record.range', { low: rate.low, high: rate.high })}` : note;
};

/** Somebody as the plain parts draw them. */
export const authorLook = (person: Person) => ({
  seed: String(person.userId),
  name: person.displayName,
  picture: person.picture,
  mic: person.userType === userTypes.commentator,
  href: links.tipster(person.username),
});
