import { outcomeChances, scoreChances } from './score-chances.ts';

const still = { home: 0.5, away: 0.5 };
/** By two Poisson draws and nothing else, `lead` of the home team before them. */
function drawOf(lead: number): number {
  const chance = (goals: number) => (Math.exp(-0.5) * 0.5 ** goals) / Array.from({ length: goals }, (_, at) => at + 1).reduce((all, one) => all * one, 1);
  return Array.from({ length: 12 }, (_, home) => chance(home) * chance(home + lead)).reduce((sum, one) => sum + one, 0);
}

describe('chances of how a match ends', () => {
  it('sum up to one, and more draws than by chance alone are among low scores', () => {
    const chances = scoreChances({ home: 0, away: 0 }, still);
    expect(outcomeChances(chances).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(outcomeChances(chances)[1]).toBeGreaterThan(drawOf(0) + 0.005);
  });

  it('are those of further goals alone once one has fallen: they are no final score', () => {
    expect(outcomeChances(scoreChances({ home: 1, away: 0 }, still))[1]).toBeCloseTo(drawOf(1), 6);
  });
});
