/** No chance is taken for smaller; a price that answers it is long enough. */
const LEAST_CHANCE = 0.004;
/** Nobody is asked to stake for less than one in a hundred. */
const LEAST_PROFIT = 0.01;

/**
 * Chances as a company would state them: their sum is 1 + `margin`, their order is kept, and none reaches 1. Every chance
 * has its odds multiplied by the same factor, so a long shot bears more of the margin than a favourite, as it does in
 * real prices, and a near certainty still pays.
 */
export function withMargin(chances: readonly number[], margin: number): number[] {
  const raised = chances.map((chance) => Math.max(LEAST_CHANCE, chance));
  const sum = raised.reduce((one, other) => one + other, 0);
  const fair = raised.map((chance) => chance / sum);
  // Written so that each step keeps the order of two chances, even of those that only the last bit tells apart.
  const stated = (factor: number) => fair.map((chance) => 1 / (1 + (1 - chance) / (factor * chance)));
  // The sum grows with the factor, from 1 at 1 towards the number of chances; halving finds it.
  let low = 1;
  let high = 1000;
  for (let round = 0; round < 50; round += 1) {
    const factor = (low + high) / 2;
    if (stated(factor).reduce((one, other) => one + other, 0) < 1 + margin) low = factor;
    else high = factor;
  }
  return stated(low);
}

/** The decimal price of a stated chance: two decimals, one from 10, none from 100. */
export function decimalPrice(chance: number): number {
  const price = Math.max(1 + LEAST_PROFIT, 1 / chance);
  const decimals = price >= 100 ? 0 : price >= 10 ? 1 : 2;
  return Number(price.toFixed(decimals));
}

/** The Hong Kong price of a stated chance, two decimals. */
export function hongKongPrice(chance: number): number {
  return Number(Math.max(LEAST_PROFIT, 1 / chance - 1).toFixed(2));
}
