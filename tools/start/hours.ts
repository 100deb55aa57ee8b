// `npm run test:hours`: the journeys at sixteen moments of a day, at the ends of a month and of a year, on a day with few matches, and on machines of other zones. More words go to
// Playwright: `npm run test:hours -- home -g 'two tabs'`.
import path from 'node:path';
import { lastLines, together } from './findings.ts';
import { withMeans } from './means.ts';
import { runPhase, type Outcome } from './phase.ts';
import { phasesOf, TRACES, wholeOf } from './phases.ts';
import { isGreen, sum, verdict } from './tally.ts';

/** Every hour and a half of a day in Vietnam, a minute after its begin first: then nothing of it has been yet. */
const DAY = [
  '00:01',
  '01:47',
  '03:00',
  '04:30',
  '06:00',
  '07:30',
  '09:00',
  '10:30',
  '12:00',
  '13:30',
  '15:00',
  '16:30',
  '18:00',
  '19:30',
  '21:00',
  '23:58',
].map((time) => ({ at: `2026-11-25T${time}:00+07:00` }));
const OTHERS = [
  { at: '2026-11-30T23:50:00+07:00' },
  { at: '2026-12-31T23:50:00+07:00' },
  // In the middle of summer the leagues rest.
  { at: '2027-07-06T10:00:00+07:00' },
  ...['Pacific/Pago_Pago', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'].map((zone) => ({ at: '2026-11-20T20:10:00+07:00', zone })),
];
/** `FROM=16` and `TO=19` take those from one place to another: all of them take hours. */
const cases = [...DAY, ...OTHERS].slice(Number(process.env['FROM'] ?? 0), Number(process.env['TO'] ?? Infinity));
/** Releases and their delivery know no hour. */
const journeys = process.argv.length > 2 ? process.argv.slice(2) : ['--grep-invert', '@registry'];

await withMeans(async ({ root, env, reports, signal }) => {
  const { build, browser } = phasesOf(root, reports, { ...wholeOf(root), journeys });
  const outcomes: Outcome[] = [await runPhase(build, { root, env, signal })];
  for (const { at, zone } of cases as readonly { at: string; zone?: string }[]) {
    if (signal.aborted) break;
    const outcome = await runPhase(
      { ...browser, name: `journeys at ${at}${zone ? ` on a machine in ${zone}` : ''}` },
      { root, env: { ...env, PORTAL_AT: at, ...(zone && { TZ: zone }) }, signal },
    );
    console.log(`${at} ${zone ?? ''} ${verdict(outcome.tally)}`);
    outcomes.push(outcome);
  }
  const tally = sum(outcomes.map((outcome) => outcome.tally));
  for (const line of lastLines(together(outcomes.map(({ findings }) => findings)), path.join(root, TRACES))) console.log(line);
  console.log(verdict(tally));
  return isGreen(tally, false) ? 0 : 1;
});
