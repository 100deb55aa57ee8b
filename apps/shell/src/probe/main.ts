// The fake host as a program of one file: `node --permission --allow-fs-read=<folder> --allow-fs-read=<this file> probe.cjs <folder>` prints one line of JSON (ProbeReport).
// `node probe.cjs --routes` prints the patterns of the shell's own pages, and whose the others are, for the shell's record.
import '../federation/runtime.ts';
import { writeSync } from 'node:fs';
import { enableStaticRendering } from 'mobx-react-lite';
import { patternsOf } from '@portal/federation/patterns';
import { tree } from '../routing/routes.tsx';
import { TABLE } from '../routing/table.ts';
import { probe, refused, type ProbeReport } from './probe.ts';
import { lineOf } from './sides.ts';

// Observers do not subscribe in a render to text.
enableStaticRendering(true);
// The one line of the answer is all that goes to the standard output.
process.stdout.write = process.stderr.write.bind(process.stderr);
process.emitWarning = () => {};

const exit = process.exit.bind(process);
process.exit = ((code?: number) => {
  throw new Error(`the release called process.exit(${code ?? ''})`);
}) as typeof process.exit;

const strays: string[] = [];
process.on('uncaughtException', (error) => {
  strays.push(`thrown aside: ${lineOf(error)}`);
});
process.on('unhandledRejection', (error) => {
  strays.push(`rejected aside: ${lineOf(error)}`);
});

/** Everything that matches nothing leads to the shell's 404. */
const pages = () => ({
  routes: patternsOf({ '/': tree([]) }).filter((pattern) => pattern !== '/*'),
  owners: Object.fromEntries(TABLE.map(({ prefix, remote }) => [prefix, remote])),
});

async function answer([argument]: string[]): Promise<ReturnType<typeof pages> | ProbeReport> {
  if (argument === '--routes') return pages();
  if (argument === undefined) return refused('which folder? node probe.cjs <folder of a release>');
  const report = await probe(argument);
  // What nobody caught is told once all that waits has run.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  return strays.length === 0 ? report : { ...report, ok: false, problems: [...report.problems, ...new Set(strays)] };
}

void answer(process.argv.slice(2))
  .catch((error: unknown) => refused(lineOf(error)))
  .then((said) => {
    writeSync(1, `${JSON.stringify(said)}\n`);
    // Timers that the release left are not waited for.
    exit(0);
  });
