import type { ProgramName } from '@portal/contracts';
import type { Book } from '../book/book.ts';

export interface Program {
  program: ProgramName;
  version: string;
}
const same = (one: Program) => (other: Program) => one.program === other.program && one.version === other.version;

/** Every program that some visitor gets by the book: hosts, current releases and canaries. */
export function programsOnAir({ remotes, hosts }: Book): Program[] {
  return [
    ...Object.entries(hosts).map(([host, { version }]): Program => ({ program: host as ProgramName, version })),
    ...Object.entries(remotes).flatMap(([remote, { pointers, canary }]): Program[] =>
      [pointers[0], canary?.release].flatMap((release) => (release ? [{ program: remote as ProgramName, version: release.version }] : [])),
    ),
  ];
}

/** What a change brings on air, and what is on air before and after it. */
export function movingAndStaying(before: Book, after: Book): { moving: Program[]; staying: Program[] } {
  const [was, is] = [programsOnAir(before), programsOnAir(after)];
  return { moving: is.filter((one) => !was.some(same(one))), staying: is.filter((one) => was.some(same(one))) };
}
