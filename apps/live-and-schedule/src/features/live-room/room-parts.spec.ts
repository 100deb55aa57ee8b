import { SPORT_ID } from '@portal/domain';
import fc from 'fast-check';
import type { LineUp } from '@portal/contracts/match';
import type { Stream } from '@portal/contracts/schedule';
import { aTeam } from '@portal/testing/match';
import { countdown } from './countdown.ts';
import { lineUpSides } from './line-up-sides.ts';
import { chosenStream, tabOf, tabs, withParam } from './room-address.ts';

const stream = (userId: number, viewers: number): Stream => ({
  commentator: { userId, name: `BLV ${userId}`, style: '' },
  hls: `/al/hls/7-${userId}/master.m3u8`,
  viewers,
});
const search = (text: string) => new URLSearchParams(text);
const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');

describe('address of the room', () => {
  it('opens the stream most people watch, unless the address names one', () => {
    const streams = [stream(21, 5), stream(22, 90), stream(23, 7)];
    expect(chosenStream(streams, search(''))?.commentator.userId).toBe(22);
    expect(chosenStream(streams, search('blv=23'))?.commentator.userId).toBe(23);
    expect(chosenStream([], search('blv=23'))).toBeUndefined();
  });

  it('falls back when the address names a commentator who is not on air', () => {
    expect(chosenStream([stream(21, 5)], search('blv=999'))?.commentator.userId).toBe(21);
  });

  it('opens the chat for anything that is no part of the room', () => {
    expect(tabs.map((tab) => tabOf(search(`tab=${tab}`), SPORT_ID.football))).toEqual(tabs);
    expect([tabOf(search(''), SPORT_ID.football), tabOf(search('tab=<script>'), SPORT_ID.football)]).toEqual(['chat', 'chat']);
  });

  it('has no line-ups and no odds for a game that is no football', () => {
    for (const tab of ['doi-hinh', 'keo', 'tip-keo']) expect(tabOf(search(`tab=${tab}`), SPORT_ID.basketball)).toBe('chat');
    for (const tab of ['bai-dang', 'thong-tin'] as const) expect(tabOf(search(`tab=${tab}`), SPORT_ID.marble)).toBe(tab);
  });

  it('changes one thing of the address and keeps the rest', () => {
    expect(withParam(search('blv=21&tab=chat'), 'tab', 'doi-hinh')).toBe('?blv=21&tab=doi-hinh');
  });
});

describe('countdown', () => {
  it('is a clock, with whole days apart', () => {
    expect(countdown((2 * 24 + 3) * 3_600_000 + 5_000)).toEqual({ days: 2, clock: '03:00:05' });
    expect(countdown(59_000)).toEqual({ days: 0, clock: '00:00:59' });
  });

  it('is over at the kick-off, and never negative', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 0 }), (ms) => countdown(ms) === undefined));
  });
});

describe('line-ups', () => {
  const lineUp: LineUp = {
    formation: '4-3-3',
    substitutes: [],
    rows: [
      [{ name: 'Manuel Neuer', short: 'Neuer', captain: true, yellow: true, red: false, offAt: null, goals: 0 }],
      [{ name: 'Kai Havertz', short: 'Havertz', captain: false, yellow: false, red: false, offAt: 71, goals: 2 }],
    ],
  };

  it('says what happened to each player', () => {
    const { home } = lineUpSides({ home: lineUp, away: lineUp }, { home: aTeam(), away: aTeam() }, t);
    expect(home.rows[0]?.[0]).toMatchObject({ shortName: 'Neuer', captain: 'lineUp.captain', card: { tone: 'yellow' } });
    expect(home.rows[1]?.[0]).toMatchObject({ goals: { count: 2 }, off: { minute: "71'" } });
  });

  it('gives the away side a shirt that one can tell from the home side’s', () => {
    const red = aTeam({ colors: ['#CC0000', '#FFFFFF'] });
    const alsoRed = aTeam({ colors: ['#C8102E', '#FFD700'] });
    const { home, away } = lineUpSides({ home: lineUp, away: lineUp }, { home: red, away: alsoRed }, t);
    expect([home.shirt, away.shirt]).toEqual(['#CC0000', '#FFD700']);
    const onlyRed = lineUpSides({ home: lineUp, away: lineUp }, { home: red, away: aTeam({ colors: ['#CC0000'] }) }, t);
    expect(onlyRed.away.shirt).toBe('#FFFFFF');
  });

  it('writes on every shirt in a colour that can be read', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, (color) => {
        const { home } = lineUpSides({ home: lineUp, away: lineUp }, { home: aTeam({ colors: [color] }), away: aTeam() }, t);
        return contrast(home.shirt, home.ink) >= 3;
      }),
    );
  });
});

/** WCAG contrast of two colours. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const value = Number.parseInt(color.slice(1), 16);
    const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255].map((c) =>
      c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
    ) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
