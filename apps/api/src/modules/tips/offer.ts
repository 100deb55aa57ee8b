import { codes, type Language } from '@portal/contracts';
import { marketOfTip, tipTerms, type TipTerms } from '@portal/domain';
import { refused } from '../../http/refusal.ts';
import type { OddsBook } from '../../sports/odds/index.ts';
import { oddsFixtureOf, type Football, type FootballMatch } from '../odds/index.ts';
import { priceNow } from './price.ts';
import { isLocked } from './tip.policy.ts';

interface Parts {
  football: Pick<Football, 'find'>;
  book: Pick<OddsBook, 'recordAt'>;
}
interface Asked {
  readonly fixtureId: number;
  readonly type: number;
  readonly pick: string;
  readonly line: number | null;
}
/** What can be said of a match at this moment, and at which decimal price. */
export interface Offer {
  readonly found: FootballMatch;
  readonly terms: TipTerms;
  readonly price: number;
}

/** Throws Refused: 400 for terms that do not fit, 404 for no football match, codes 40921 after the kick-off, 40922 for another line than the market's, 40923 while the market takes nothing. */
export async function offerAt({ football, book }: Parts, asked: Asked, now: number, language: Language): Promise<Offer> {
  const terms = termsOf(asked);
  const found = await football.find(asked.fixtureId, language);
  if (!found) throw refused.notFound();
  const { fixture } = found.showing;
  if (isLocked({ kickOffAt: fixture.kickOffAt, settled: false }, now)) throw refused.business(codes.tipLocked);
  const price = priceNow(book.recordAt(oddsFixtureOf(found.showing), marketOfTip(terms.type), now), terms);
  if (price === 'closed') throw refused.business(codes.marketClosed);
  if (price === 'moved') throw refused.business(codes.lineMoved);
  return { found, terms, price };
}

/** Throws Refused 400 naming what does not fit. */
export function termsOf({ type, pick, line }: Pick<Asked, 'type' | 'pick' | 'line'>): TipTerms {
  const terms = tipTerms(type, pick, line);
  if (typeof terms === 'string') throw refused.badInput([{ path: terms, message: terms }]);
  return terms;
}
