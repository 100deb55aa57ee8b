// `npm run test:shaky -- <pattern> --times 20 --neighbours 3`: journeys whose file or title matches (all without a pattern), again and again beside busy processes; then how often each failed. Builds first.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import type { PlaywrightReport } from './findings.ts';
import { withMeans } from './means.ts';
import { browserReport, phasesOf, wholeOf } from './phases.ts';
import { step } from './progress.ts';
import { lineOfRepeats, repeatsOf } from './repeats.ts';

const {
  values,
  positionals: [pattern],
} = parseArgs({ allowPositionals: true, options: { times: { type: 'string', default: '20' }, neighbours: { type: 'string', default: '3' } } });
const count = (name: 'times' | 'neighbours', most: number): number => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= (name === 'times' ? 1 : 0) && number <= most) return number;
  console.error(`--${name} must be a whole number up to ${most}, not "${values[name]}"`);
  process.exit(2);
};
const [times, neighbours] = [count('times', 1_000), count('neighbours', 64)];

await withMeans(async ({ root, env, reports, signal }) => {
  const { build, browser } = phasesOf(root, reports, {
    ...wholeOf(root),
    journeys: [...(pattern ? ['-g', pattern] : []), `--repeat-each=${times}`, '--retries=0'],
  });
  const run = ({ args, show }: typeof browser, say: (line: string) => void) =>
    runCommand(process.execPath, args, { cwd: root, env, signal, onLine: (line) => show?.(line) && say(line.trim()) });
  const built = await step('build', (say) => run(build, say));
  if (built.code !== 0) throw new Error(built.output);
  // Each keeps a core busy, as another build on the same machine would. They end with this process.
  const busy = Array.from({ length: neighbours }, () =>
    spawn(
      process.execPath,
      [
        '-e',
        'process.stdin.resume().on("end", () => process.exit()); setInterval(() => { const end = performance.now() + 99; while (performance.now() < end); }, 1)',
      ],
      { stdio: ['pipe', 'ignore', 'ignore'] },
    ),
  );
  const { output } = await step(`${times} times beside ${neighbours} busy processes`, (say) => run(browser, say));
  for (const each of busy) each.kill();
  const text = await readFile(browserReport(reports), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(output);
  const found = repeatsOf(JSON.parse(text) as PlaywrightReport, root);
  for (const one of found) for (const line of lineOfRepeats(one)) console.log(line);
  const failed = found.filter((one) => one.failed > 0).length;
  console.log(
    `${found.length} journeys, ${times} times each beside ${neighbours} busy processes: ${failed === 0 ? 'none failed' : `${failed} failed at least once`}`,
  );
  return failed === 0 && found.length > 0 ? 0 : 1;
});
