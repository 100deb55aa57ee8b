import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Git } from './git.ts';

/** Where the last commit whose run was green is kept when nobody says otherwise. Servers fetch and push it like a branch. */
export const GREEN_REF = 'refs/ci/green';

/** The commit that tests begin from; or why there is none, which means that everything is run. */
export type Base = { readonly commit: string } | { readonly missing: string };

/** `said`: CI_LAST_GREEN, a commit or a file that holds one; empty or absent: the ref. */
export function lastGreen(said: string | undefined, git: Git): Base {
  const asked = said?.trim() ?? '';
  const name = asked === '' ? GREEN_REF : isFile(asked) ? readFileSync(asked, 'utf8').trim() : asked;
  if (name === '') return { missing: `${asked} holds no commit` };
  const commit = git.commitOf(name);
  if (commit) return { commit };
  if (name === GREEN_REF) return { missing: `no last green commit is known: neither CI_LAST_GREEN nor ${GREEN_REF} is there` };
  return { missing: `the last green commit ${name} is not in this clone${git.isShallow() ? ', which is shallow: fetch the whole history' : ''}` };
}

/** Remembers a green commit where the next run looks for it. */
export function remember(said: string | undefined, git: Git, commit: string): string {
  const asked = said?.trim() ?? '';
  if (isFile(asked)) {
    writeFileSync(asked, `${commit}\n`);
    return asked;
  }
  git.point(GREEN_REF, commit);
  return GREEN_REF;
}

const isFile = (name: string): boolean => path.isAbsolute(name) || name.startsWith('./') || name.startsWith('../');
