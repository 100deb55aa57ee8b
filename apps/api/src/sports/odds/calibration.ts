// How well our chances met what happened: npm run odds:calibration. With --write, also for the page that tells of it.
import { writeFileSync } from 'node:fs';
import { loadResults } from '../results.ts';
import { backtest, calibrationOf, type Fit } from './backtest.ts';
import { LOW_SCORES } from './score-chances.ts';

const results = loadResults();
/** Foretold; the constant for low scores was chosen on what comes before, where others do as follows. */
const SHARE = 0.3;
const earlier = results.slice(0, Math.floor(results.length * (1 - SHARE)));
const candidates = [0, -0.03, -0.06, -0.09, -0.12, -0.15].map((value) => ({ value, logLoss: backtest(earlier, 0.5, value).model.logLoss }));
const walk = backtest(results, SHARE);
const { matches, markets, expectedGoals, scoredGoals, tenths } = walk;
if (process.argv.includes('--write'))
  writeFileSync(new URL('./calibration.json', import.meta.url), `${JSON.stringify(calibrationOf(walk, results.length), null, 2)}\n`);

const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`;
const figures = ({ logLoss, brier }: Fit) => `${logLoss.toFixed(4).padStart(9)} ${brier.toFixed(4).padStart(8)}`;
const rows = Object.entries(markets).map(
  ([name, { times, model, baseRate }]) => `${name.padEnd(24)} ${String(times).padStart(5)} ${figures(model)}  ${figures(baseRate)}`,
);
const lines = [
  `${results.length} results in order of their days; the last ${matches} are foretold one by one, each from those before it alone.`,
  '',
  `${''.padEnd(24)} times  ratings, Poisson   how often it came before`,
  `${''.padEnd(24)}        log loss    Brier   log loss    Brier`,
  ...rows,
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
const worse = Object.entries(markets).filter(([, { model, baseRate }]) => model.logLoss >= baseRate.logLoss || model.brier >= baseRate.brier);
if (worse.length > 0) {
  console.error(`no better than the base rate, such odds do not ship: ${worse.map(([name]) => name).join(', ')}`);
  process.exitCode = 1;
}
