import fc from 'fast-check';
import { ODDS_TYPE, picksOf, TIP_TYPE, tipTerms, type HandicapQuote, type OddsRecordOf, type TipTerms } from '@portal/domain';
import type { Caller } from '../../identity/caller.ts';
import { priceNow } from './price.ts';
import { pickWords } from './tip.card.ts';
import { mayRemove } from './tip.policy.ts';

const KICK_OFF = 1_000_000;
const member = (userId: number, siteRoleId = 1): Caller => ({ kind: 'user', userId, siteRoleId, userType: 10, expiresAt: 0 });
const terms = (type: number, pick: string, line: number | null): TipTerms => {
  const made = tipTerms(type, pick, line);
  if (typeof made === 'string') throw new Error(made);
  return made;
};
const row = (own: Partial<OddsRecordOf<'handicap'>> = {}): OddsRecordOf<'handicap'> => {
  const quote: HandicapQuote = { handicap: -0.5, home: 0.92, away: 0.96 };
  return {
    market: 'handicap',
    matchId: 1,
    companyId: 8,
    initial: quote,
    instant: quote,
    changeTime: 0,
    maintenance: false,
    inPlay: false,
    close: false,
    oddsType: ODDS_TYPE.beforeMatch,
    ...own,
  };
};

describe('taking a tip back', () => {
  it.each([
    [member(1), KICK_OFF - 1, false, 'yes'],
    [member(1), KICK_OFF, false, 'locked'],
    [member(1), KICK_OFF - 1, true, 'locked'],
    [member(2), KICK_OFF - 1, false, 'notYours'],
    [member(2, 6), KICK_OFF - 1, false, 'notYours'],
    [{ kind: 'guest', userId: 1, expiresAt: 0 } as Caller, KICK_OFF - 1, false, 'notYours'],
    [{ kind: 'nobody' } as Caller, KICK_OFF - 1, false, 'notYours'],
  ])('by %j at %d, settled %p: %s', (caller, now, settled, verdict) =>
    expect(mayRemove(caller, { authorId: 1, kickOffAt: KICK_OFF, settled }, now)).toBe(verdict),
  );
});

describe('the price of a tip', () => {
  it('is decimal in every market', () => {
    expect(priceNow(row(), terms(30, 'home', -0.5))).toBe(1.92);
    expect(priceNow({ ...row(), market: 'european', instant: { home: 1.8, draw: 3.4, away: 4.2 } } as never, terms(20, 'draw', null))).toBe(3.4);
    expect(priceNow({ ...row(), market: 'over-under', instant: { handicap: 2.5, over: 0.88, under: 1.02 } } as never, terms(10, 'under', 2.5))).toBe(2.02);
  });
  it('is not there at another line, in a closed or suspended market, or before it opens', () => {
    expect(priceNow(row(), terms(30, 'home', -0.75))).toBe('moved');
    expect(priceNow(row({ close: true }), terms(30, 'home', -0.5))).toBe('closed');
    expect(priceNow(row({ maintenance: true }), terms(30, 'home', -0.5))).toBe('closed');
    expect(priceNow(row({ instant: null }), terms(30, 'home', -0.5))).toBe('closed');
    expect(priceNow(null, terms(30, 'home', -0.5))).toBe('closed');
  });
});

describe('a tip in words', () => {
  const say = (_: string, key: string, params: Record<string, string | number> = {}) =>
    key === 'tips.firstHalf' ? `${params.pick} (hiệp 1)` : key.slice('tips.picks.'.length);
  const names = { home: 'Arsenal', away: 'Chelsea' };
  it.each([
    [30, 'home', -0.75, 'Arsenal -0.5/1'],
    [30, 'away', -0.75, 'Chelsea +0.5/1'],
    [30, 'away', 0, 'Chelsea 0'],
    [40, 'away', 0.25, 'Chelsea -0/0.5 (hiệp 1)'],
    [10, 'under', 2.5, 'under 2.5'],
    [50, 'over', 1.25, 'over 1/1.5 (hiệp 1)'],
    [20, 'draw', null, 'draw'],
    [20, 'away', null, 'Chelsea'],
  ])('type %d, %s, %d: %s', (type, pick, line, words) => expect(pickWords(names, terms(type, pick, line), say)).toBe(words));

  it('tells any two picks of a market apart', () => {
    const types = fc.constantFrom(...Object.values(TIP_TYPE));
    fc.assert(
      fc.property(types, fc.integer({ min: 1, max: 40 }), (type, quarters) => {
        const line = type === TIP_TYPE.european ? null : quarters / 4;
        const words = picksOf(type).map((pick) => pickWords(names, terms(type, pick, line), say));
        expect(new Set(words).size).toBe(words.length);
      }),
    );
  });
});
