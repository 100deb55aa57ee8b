// Properties (fast-check) are tried with the same values each time, so that the same commit gets the same verdict. `npm run test:long` and whoever hunts for a
// fault tries others: PROPERTY_SEED=random (or the seed that a failure printed) and PROPERTY_RUNS (100 values each unless a property says its own number).
const SEED = 20_221_218;
const { PROPERTY_SEED: seed, PROPERTY_RUNS: runs } = process.env;

module.exports = {
  ...(seed === 'random' ? {} : { seed: Number(seed ?? SEED) }),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
};
