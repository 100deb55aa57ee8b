// How well our chances met what happened: npm run odds:calibration
import { loadResults } from '../results.ts';
import { backtest, type Fit } from './backtest.ts';
import { LOW_SCORES } from './score-chances.ts';

const results = loadResults();
/** Foretold; the constant for low scores was chosen on what comes before, where others do as follows. */
const SHARE = 0.3;
const earlier = results.slice(0, Math.floor(results.length * (1 - SHARE)));
const candidates = [0, -0.03, -0.06, -0.09, -0.12, -0.15].map((value) => ({ value, logLoss: backtest(earlier, 0.5, value).model.logLoss }));
const { matches, model, baseRate, expectedGoals, scoredGoals, tenths } = backtest(results, SHARE);

const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;
const row = (name: string, { logLoss, brier }: Fit) => `${name.padEnd(34)} ${logLoss.toFixed(4).padStart(8)} ${brier.toFixed(4).padStart(8)}`;
const lines = [
  `${results.length} results in order of their days; the last ${matches} are foretold one by one, each from those before it alone.`,
  '',
  `${''.padEnd(34)} log loss    Brier`,
  row('ratings, goals by Poisson', model),
  row('how often each has come before', baseRate),
  '',
  `goals per match: ${expectedGoals.toFixed(2)} expected, ${scoredGoals.toFixed(2)} scored`,
  '',
  ' said      came    times',
  ...tenths.map(({ said, came, times }) => `${percent(said)}  ${percent(came)}  ${String(times).padStart(5)}`),
  '',
  `log loss of the earlier results by the constant for low scores (ours: ${LOW_SCORES}):`,
  ...candidates.map(({ value, logLoss }) => `${value.toFixed(2).padStart(6)}  ${logLoss.toFixed(4)}`),
];
console.log(lines.join('\n'));
if (model.logLoss >= baseRate.logLoss || model.brier >= baseRate.brier) {
  console.error('no better than the base rate: such odds do not ship');
  process.exitCode = 1;
}
