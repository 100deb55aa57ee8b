import path from 'node:path';
import { headOf, type PlaywrightReport } from './findings.ts';

/** How a journey fared that was taken many times. */
export interface Repeated {
  readonly where: string;
  readonly name: string;
  readonly times: number;
  readonly failed: number;
  /** Heads of what was said, each once. */
  readonly why: readonly string[];
}

type Suite = NonNullable<PlaywrightReport['suites']>[number];

/** What `--repeat-each` came to for each journey, those that failed most often first. What never ran (its worker ended, its `beforeAll` failed) has failed. */
export function repeatsOf({ config, suites = [] }: PlaywrightReport, root: string): Repeated[] {
  const found = new Map<string, { where: string; name: string; times: number; failed: number; why: Set<string> }>();
  const visit = (suite: Suite, above: readonly string[]): void => {
    for (const { title, file, line, tests } of suite.specs ?? []) {
      const where = `${path.relative(root, path.join(config?.rootDir ?? '', file))}:${line}`;
      const name = [...above, title].join(' > ');
      const one = found.get(`${where} ${name}`) ?? { where, name, times: 0, failed: 0, why: new Set<string>() };
      found.set(`${where} ${name}`, one);
      for (const { status, results } of tests) {
        one.times += 1;
        if (status === 'expected') continue;
        one.failed += 1;
        one.why.add(headOf(results.find((result) => result.status !== 'passed')?.error?.message ?? 'it did not run'));
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...above, inner.title]);
  };
  for (const suite of suites) visit(suite, []);
  return [...found.values()]
    .map((one) => ({ ...one, why: [...one.why] }))
    .sort((one, other) => other.failed / other.times - one.failed / one.times || one.where.localeCompare(other.where));
}

export const lineOfRepeats = ({ where, name, times, failed, why }: Repeated): string[] => [
  `${String(failed).padStart(4)} of ${times} failed  ${where}  ${name}`,
  ...why.map((head) => `        ${head}`),
];
