import fc from 'fast-check';
import { goalChances, likeliestScore, LOW_SCORES, lowScoreFactor } from './goal-chances.ts';

const mean = fc.double({ min: 0.2, max: 4, noNaN: true });

describe('goals by Poisson', () => {
  it('sum to 1 and have the mean that is expected', () =>
    fc.assert(
      fc.property(mean, (expected) => {
        const chances = goalChances(expected, 20);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(chances.reduce((sum, chance, goals) => sum + chance * goals, 0)).toBeCloseTo(expected, 4);
      }),
    ));
});

describe('the correction of low scores', () => {
  it('makes level ones oftener, is none of higher ones and leaves the sum 1', () =>
    fc.assert(
      fc.property(mean, mean, (home, away) => {
        const expected = { home, away };
        const [hosts, guests] = [goalChances(home, 20), goalChances(away, 20)];
        const sum = hosts.reduce(
          (all, host, scored) => all + guests.reduce((of, guest, conceded) => of + host * guest * lowScoreFactor(scored, conceded, expected), 0),
          0,
        );
        expect(sum).toBeCloseTo(1, 6);
        expect(lowScoreFactor(0, 0, expected)).toBeGreaterThan(1);
        expect(lowScoreFactor(1, 1, expected)).toBeCloseTo(1 - LOW_SCORES, 9);
        expect([lowScoreFactor(0, 1, expected), lowScoreFactor(1, 0, expected)].every((factor) => factor < 1)).toBe(true);
        expect([lowScoreFactor(2, 0, expected), lowScoreFactor(3, 3, expected), lowScoreFactor(1, 0, expected, 0)]).toEqual([1, 1, 1]);
      }),
    ));
});

describe('the score that is supposed where one says who wins', () => {
  it('ends as one says', () =>
    fc.assert(
      fc.property(mean, mean, (home, away) => {
        const lead = (outcome: Parameters<typeof likeliestScore>[1]) => {
          const score = likeliestScore({ home, away }, outcome);
          return Math.sign(score.home - score.away);
        };
        expect([lead('home'), lead('draw'), lead('away')]).toEqual([1, 0, -1]);
      }),
    ));

  it('has more goals where more are expected', () => {
    expect(likeliestScore({ home: 1.2, away: 0.8 }, 'home')).toEqual({ home: 1, away: 0 });
    expect(likeliestScore({ home: 3.4, away: 0.6 }, 'home')).toEqual({ home: 3, away: 0 });
    expect(likeliestScore({ home: 1.5, away: 1.4 }, 'draw')).toEqual({ home: 1, away: 1 });
    expect(likeliestScore({ home: 2.2, away: 0.6 }, 'away')).toEqual({ home: 0, away: 1 });
  });
});
