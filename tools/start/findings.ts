// What the last lines of a test run say, from the reports of jest and Playwright: where to look, without reading the log.
import path from 'node:path';

/** A test that failed, or a check without tests of its own. `where`: `file:line` from the root, as far as it is known. `why`: the head of what it said. */
export interface Finding {
  readonly where: string;
  readonly name: string;
  readonly why: string;
}
export interface Slow {
  readonly name: string;
  readonly ms: number;
}

export interface Findings {
  readonly failed: readonly Finding[];
  /** Journeys that passed on their second try only. */
  readonly shaky: readonly Finding[];
  readonly slow: readonly Slow[];
}
export const NOTHING: Findings = { failed: [], shaky: [], slow: [] };

export const together = (all: readonly Findings[]): Findings => ({
  failed: all.flatMap(({ failed }) => failed),
  shaky: all.flatMap(({ shaky }) => shaky),
  slow: all.flatMap(({ slow }) => slow),
});

const LONGEST_LINE = 180;
const HEAD_LINES = 3;
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** The first lines of a message that say something, in one. */
export function headOf(message: string): string {
  const lines = message
    .replace(COLORS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return lines.slice(0, HEAD_LINES).join(' | ').slice(0, LONGEST_LINE);
}

/** Where in `file` a stack passes. Modules that Node loads afresh carry a mark behind their name. */
function lineIn(stack: string, file: string): string {
  const name = path.basename(file).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${name}(?:\\?\\d+)?:(\\d+)`).exec(stack)?.[1] ?? '';
}

const placed = (root: string, file: string, line: string | number): string =>
  `${path.isAbsolute(file) ? path.relative(root, file) : file}${line === '' ? '' : `:${line}`}`;

export interface JestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly ancestorTitles?: readonly string[];
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

export function jestFindings(report: JestReport, root: string): Findings {
  const failed: Finding[] = [];
  const slow: Slow[] = [];
  for (const { name: file, status, message = '', assertionResults } of report.testResults ?? []) {
    for (const { title, ancestorTitles = [], status: ended, failureMessages, duration } of assertionResults) {
      const name = [...ancestorTitles, title].join(' > ');
      slow.push({ name: `${placed(root, file, '')}: ${name}`, ms: duration ?? 0 });
      const said = failureMessages?.join('\n') ?? '';
      if (ended === 'failed') failed.push({ where: placed(root, file, lineIn(said, file)), name, why: headOf(said) });
    }
    // One that could not even be loaded.
    if (status === 'failed' && !assertionResults.some(({ status: ended }) => ended === 'failed'))
      failed.push({ where: placed(root, file, lineIn(message, file)), name: 'the file as a whole', why: headOf(message) });
  }
  return { failed, shaky: [], slow };
}

interface Journey {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly {
      readonly duration: number;
      readonly status: string;
      readonly error?: { readonly message?: string; readonly location?: { readonly file: string; readonly line: number } };
    }[];
  }[];
}
interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly Journey[];
  readonly suites?: readonly Suite[];
}
export interface PlaywrightReport {
  readonly config?: { readonly rootDir?: string };
  readonly suites?: readonly Suite[];
  readonly errors?: readonly { readonly message?: string }[];
}

export function playwrightFindings({ config, suites = [], errors = [] }: PlaywrightReport, root: string): Findings {
  const failed: Finding[] = errors.map(({ message = '' }) => ({ where: '', name: 'outside any journey', why: headOf(message) }));
  const shaky: Finding[] = [];
  const slow: Slow[] = [];
  const visit = (suite: Suite, above: readonly string[]): void => {
    for (const { title, file, line, tests } of suite.specs ?? []) {
      const name = [...above, title].join(' > ');
      for (const { status, results } of tests) {
        const wrong = results.find((result) => result.status !== 'passed')?.error;
        const at = wrong?.location ?? { file: path.join(config?.rootDir ?? '', file), line };
        const finding = { where: placed(root, at.file, at.line), name, why: headOf(wrong?.message ?? '') };
        if (status === 'unexpected') failed.push(finding);
        if (status === 'flaky') shaky.push(finding);
        slow.push({ name: `${placed(root, path.join(config?.rootDir ?? '', file), '')}: ${name}`, ms: results.reduce((ms, { duration }) => ms + duration, 0) });
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...above, inner.title]);
  };
  for (const suite of suites) visit(suite, []);
  return { failed, shaky, slow };
}

/** Of a check without a report: the lines that name a fault (`file(3,1): error …`, `3:1  error  …`, why a process died), or else its last ones. */
export function outputFindings(name: string, output: string): Findings {
  const lines = output
    .replace(COLORS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const faults = lines.filter((line) => /\berror\b|^# Check failed|^Ended by SIG/i.test(line) && !/^✖|^PASS |^\d+ errors?\b/.test(line));
  const told = faults.length > 0 ? faults.slice(0, 5) : lines.slice(-3);
  return { failed: [{ where: '', name, why: told.map((line) => line.slice(0, LONGEST_LINE)).join('\n      ') }], shaky: [], slow: [] };
}

const MOST_FAILED = 14;
const MOST_SHAKY = 6;
const SLOWEST = 10;

/** What a run ends with, so that its last sixty lines are enough to act on. */
export function lastLines({ failed, shaky, slow }: Findings, traces: string): string[] {
  const say = ({ where, name, why }: Finding) => [`  ${[where, name].filter(Boolean).join('  ')}`, ...(why ? [`      ${why}`] : [])];
  const section = (title: string, all: readonly Finding[], most: number) =>
    all.length === 0 ? [] : [`${title}:`, ...all.slice(0, most).flatMap(say), ...(all.length > most ? [`  and ${all.length - most} more, further up`] : [])];
  const slowest = [...slow].sort((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  return [
    ...(slowest.length > 0 ? ['Slowest:', ...slowest.map(({ name, ms }) => `  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${name.slice(0, LONGEST_LINE)}`)] : []),
    ...section('Failed', failed, MOST_FAILED),
    ...section('Shaky, passed on the second try', shaky, MOST_SHAKY),
    ...(failed.length + shaky.length > 0 ? [`Traces, pictures and logs of servers: ${traces}`] : []),
  ];
}
