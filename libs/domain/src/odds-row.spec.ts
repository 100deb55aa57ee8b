import fc from 'fast-check';
import {
  formatOddsRow,
  isDecimalMarket,
  isHalfTimeMarket,
  isPreMatchMarket,
  marketLabel,
  marketOfTip,
  ODDS_COLUMNS,
  ODDS_LABELS,
  ODDS_MARKETS,
  ODDS_TYPE,
  parseOddsRow,
  picksOfMarket,
  TIP_TYPE,
  tipTypeOf,
} from './index.ts';
import type { OddsMarket, OddsRecord } from './index.ts';

const ROWS: Record<OddsMarket, string> = {
  handicap: '2078123,8,-0.25,0.98,0.92,-0.5,0.92,0.94,0,1,1795266788,0,3',
  european: '2078123,8,1.55,4.20,6.10,1.38,4.10,7.80,1795266788,0,3',
  'over-under': '2078123,8,2.5,0.90,0.98,3.5,0.86,1.00,1795266788,0,3',
  'half-handicap': '2078123,8,-0.25,1.08,0.78,-0.25,1.08,0.78,1795266788,1,2',
  'half-over-under': '2078123,8,1,1.01,0.85,1,1.01,0.85,1795266788,1,2',
  corner: '2078123,8,9.5,0.90,0.98,10,0.94,0.94,1795266788,0,2',
  'corner-handicap': '2078123,8,-1.5,0.95,0.93,-1.75,0.99,0.89,1795266788,0,2',
  'double-chance': '2078123,8,1.18,1.24,2.05,1.12,1.22,2.40,1795266788,0,2',
};
const refusal = (market: OddsMarket, text: string) => {
  const reading = parseOddsRow(market, text);
  return reading.status === 'refused' ? (reading.problem === 'length' ? reading.columns : reading.column) : 'read';
};

describe('rows of odds', () => {
  it('have the lengths of the specification', () => {
    expect(ODDS_MARKETS.map((market) => ODDS_COLUMNS[market].length)).toEqual([13, 11, 11, 11, 11, 11, 11, 11]);
  });

  it('are mapped to their fields by place', () => {
    expect(parseOddsRow('handicap', ROWS.handicap)).toEqual({
      status: 'read',
      record: {
        market: 'handicap',
        matchId: 2078123,
        companyId: 8,
        initial: { handicap: -0.25, home: 0.98, away: 0.92 },
        instant: { handicap: -0.5, home: 0.92, away: 0.94 },
        changeTime: 1795266788000,
        maintenance: false,
        inPlay: true,
        close: false,
        oddsType: ODDS_TYPE.inPlay,
      },
    });
    expect(parseOddsRow('european', ROWS.european)).toMatchObject({ record: { initial: { home: 1.55, draw: 4.2, away: 6.1 }, inPlay: true } });
    expect(parseOddsRow('half-over-under', ROWS['half-over-under'])).toMatchObject({
      record: { instant: { handicap: 1, over: 1.01, under: 0.85 }, close: true, inPlay: false },
    });
  });

  it.each(ODDS_MARKETS)('of %s are written as they were read', (market) => {
    const reading = parseOddsRow(market, ROWS[market]);
    expect(reading.status === 'read' && formatOddsRow(reading.record as OddsRecord)).toBe(ROWS[market]);
  });

  it.each(ODDS_MARKETS)('of %s that are too short are refused by their length', (market) => {
    const short = ROWS[market].split(',').slice(0, -1).join(',');
    expect(refusal(market, short)).toBe(ODDS_COLUMNS[market].length - 1);
    expect(refusal(market, '')).toBe(1);
  });

  it.each(ODDS_MARKETS)('of %s may be longer only for the first half', (market) => {
    expect(refusal(market, `${ROWS[market]},0`)).toBe(isHalfTimeMarket(market) ? 'read' : ODDS_COLUMNS[market].length + 1);
  });

  it('that never end are not even split', () => expect(refusal('half-handicap', '1,'.repeat(100_000))).toBe(0));

  it.each([
    ['matchId', '2078123', '-1'],
    ['matchId', '2078123', '1e3'],
    ['companyId', ',8,', ',,'],
    ['initialHandicap', '-0.25', '-0.3'],
    ['initialHandicap', '-0.25', '11'],
    ['initialHome', '0.98', '0'],
    ['initialHome', '0.98', 'NaN'],
    ['instantHome', '0.92,0.94', '-0.92,0.94'],
    ['maintenance', '0.94,0', '0.94,2'],
    ['changeTime', '1795266788', '2026-11-20'],
    ['close', '1795266788,0', '1795266788,'],
    ['oddsType', ',0,3', ',0,4'],
  ])('name the column %s when %j became %j', (column, good, bad) => {
    expect(refusal('handicap', ROWS.handicap.replace(good, bad))).toBe(column);
  });

  it.each([
    ['handicap', '-0.25,0.98', '10,0.98', 'read'],
    ['handicap', '-0.25,0.98', '10.25,0.98', 'initialHandicap'],
    ['handicap', '-0.25,0.98', '-10,0.98', 'read'],
    ['handicap', '-0.25,0.98', '-10.25,0.98', 'initialHandicap'],
    ['over-under', '2.5', '20', 'read'],
    ['over-under', '2.5', '20.25', 'initialHandicap'],
    ['over-under', '2.5', '0.25', 'read'],
    ['european', '1.55', '1.001', 'read'],
    ['handicap', '0,1,1795', '0,2,1795', 'inPlay'],
    ['handicap', ',0,3', ',0,0', 'oddsType'],
  ] as const)('of %s with %j become %j: %s', (market, good, bad, outcome) => {
    expect(ROWS[market]).toContain(good);
    expect(refusal(market, ROWS[market].replace(good, bad))).toBe(outcome);
  });

  it('are read alike once they have been written, however they were spelt', () => {
    const spelt = fc.constantFrom<(cell: string) => string>(
      (cell) => cell,
      (cell) => ` ${cell} `,
      (cell) => (/^-?\d+\.\d+$/.test(cell) ? `${cell}0` : cell),
    );
    fc.assert(
      fc.property(anyRecord, fc.array(spelt, { minLength: 13, maxLength: 13 }), ({ market, ...record }, spellings) => {
        const cells = formatOddsRow({ market, ...record } as OddsRecord).split(',');
        const reading = parseOddsRow(market, cells.map((cell, at) => spellings[at % spellings.length]!(cell)).join(','));
        if (reading.status !== 'read') return;
        expect(parseOddsRow(market, formatOddsRow(reading.record as OddsRecord))).toEqual(reading);
      }),
    );
  });

  it('with one cell that is something else are read or refused by a column, never half read', () => {
    const cell = fc.oneof(fc.string({ maxLength: 6 }), fc.double().map(String), fc.constantFrom('', '0', '1', '-1', '9'.repeat(20)));
    fc.assert(
      fc.property(fc.constantFrom(...ODDS_MARKETS), fc.nat(), cell, (market, place, other) => {
        const cells = ROWS[market].split(',');
        fc.pre(!other.includes(','));
        const text = cells.with(place % cells.length, other).join(',');
        const outcome = refusal(market, text);
        if (outcome === 'read') return;
        expect(typeof outcome === 'number' || (ODDS_COLUMNS[market] as readonly string[]).includes(outcome)).toBe(true);
      }),
    );
  });

  it('know no decimal price of 1 and no goal line of nought', () => {
    expect(refusal('european', ROWS.european.replace('1.55', '1.00'))).toBe('initialHome');
    expect(refusal('over-under', ROWS['over-under'].replace('2.5', '0'))).toBe('initialHandicap');
  });

  it('may leave a line and its prices empty together, not one of them', () => {
    expect(parseOddsRow('handicap', ROWS.handicap.replace('-0.25,0.98', ',').replace('0.92,-0.5', ',-0.5'))).toMatchObject({
      record: { initial: null, instant: { handicap: -0.5 } },
    });
    expect(refusal('handicap', ROWS.handicap.replace('-0.25,', ','))).toBe('initialHandicap');
  });

  it('close while nothing is taken, where the market has no column to say so', () => {
    const suspended = (market: OddsMarket) => {
      const reading = parseOddsRow(market, ROWS[market]);
      if (reading.status !== 'read') throw new Error('the row is good');
      return parseOddsRow(market, formatOddsRow({ ...reading.record, close: false, maintenance: true } as OddsRecord));
    };
    expect(suspended('handicap')).toMatchObject({ record: { maintenance: true, close: false } });
    expect(suspended('european')).toMatchObject({ record: { close: true } });
  });

  it('lose nothing on the way to text and back', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(parseOddsRow(record.market, formatOddsRow(record))).toEqual({ status: 'read', record });
      }),
    );
  });

  it('never throw, whatever they are', () => {
    fc.assert(fc.property(fc.constantFrom(...ODDS_MARKETS), fc.string(), (market, text) => expect(parseOddsRow(market, text).status).toBe('refused')));
  });
});

describe('markets', () => {
  it('have the labels of the specification', () => {
    expect(ODDS_MARKETS.map(marketLabel)).toEqual([...ODDS_LABELS]);
    expect(ODDS_LABELS).toEqual(['HDP/FT', '1X2', 'OU/FT', 'HDP/HT', 'OU/HT', 'CORNER', 'CORNER/HDP', 'DOUBLE CHANCE']);
  });
  it('and odds-tip types name each other', () => {
    expect(Object.fromEntries(ODDS_MARKETS.map((market) => [market, tipTypeOf(market)]))).toEqual({
      'over-under': 10,
      european: 20,
      handicap: 30,
      'half-handicap': 40,
      'half-over-under': 50,
      corner: null,
      'corner-handicap': null,
      'double-chance': null,
    });
    expect(Object.values(TIP_TYPE).map((type) => tipTypeOf(marketOfTip(type)))).toEqual(Object.values(TIP_TYPE));
  });
  it('ask about what their columns hold', () => {
    for (const market of ODDS_MARKETS) {
      const columns = ODDS_COLUMNS[market].filter((column) => column.startsWith('initial') && column !== 'initialHandicap');
      expect(picksOfMarket(market)).toEqual(columns.map((column) => column.slice('initial'.length).toLowerCase()));
    }
  });
  it('of corners are over at the kick-off; prices of three outcomes are decimal', () => {
    expect(ODDS_MARKETS.filter(isPreMatchMarket)).toEqual(['corner', 'corner-handicap']);
    expect(ODDS_MARKETS.filter(isDecimalMarket)).toEqual(['european', 'double-chance']);
    expect(refusal('double-chance', ROWS['double-chance'].replace('1.18', '0.98'))).toBe('initialHome');
  });
});

const anyLine = fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4 + 0);
const anyGoals = fc.integer({ min: 1, max: 80 }).map((quarters) => quarters / 4);
const anyPrice = fc.integer({ min: 1, max: 9_998_999 }).map((thousandths) => thousandths / 1000);
const anyDecimal = anyPrice.map((price) => Number((price + 1).toFixed(3)));
const handicaps = fc.option(fc.record({ handicap: anyLine, home: anyPrice, away: anyPrice }));
const overUnders = fc.option(fc.record({ handicap: anyGoals, over: anyPrice, under: anyPrice }));
const europeans = fc.option(fc.record({ home: anyDecimal, draw: anyDecimal, away: anyDecimal }));
const quotes = {
  handicap: handicaps,
  european: europeans,
  'over-under': overUnders,
  'half-handicap': handicaps,
  'half-over-under': overUnders,
  corner: overUnders,
  'corner-handicap': handicaps,
  'double-chance': europeans,
};

const anyRecord = fc.constantFrom(...ODDS_MARKETS).chain((market) => {
  const quote: fc.Arbitrary<unknown> = quotes[market];
  return fc
    .record({
      matchId: fc.nat(),
      companyId: fc.nat(),
      initial: quote,
      instant: quote,
      seconds: fc.nat(),
      flags: fc.record({ maintenance: fc.boolean(), inPlay: fc.boolean(), close: fc.boolean() }),
      oddsType: fc.constantFrom(...Object.values(ODDS_TYPE)),
    })
    .map(({ seconds, flags, ...rest }) => {
      const own = market === 'handicap' ? flags : { maintenance: false, inPlay: rest.oddsType === ODDS_TYPE.inPlay, close: flags.close };
      return { market, ...rest, ...own, changeTime: seconds * 1000 } as OddsRecord;
    });
});
