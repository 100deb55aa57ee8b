import { createHash } from 'node:crypto';
import type { RemoteName } from '@portal/contracts';
import type { Releases } from '../../federation/releases.ts';
import type { Quarantine } from '../quarantine.ts';
import { inCanary } from './cohort.ts';
import type { KnownRelease } from './known-release.ts';
import type { View } from './view.ts';

/** The releases that one visitor gets; the same object for all who get the same. */
export interface Choice {
  /** Tells choices apart: stands in the key of cached pages. */
  key: string;
  releases: Releases;
  /** Remotes of which this visitor gets the canary. */
  canaries: readonly RemoteName[];
  /** What this visitor was to get and may not run here: they count as visitors for whom it fails. */
  withheld: readonly { remote: RemoteName; version: string }[];
  /** Changes when a full load would bring another portal. */
  build: string;
}

/** Most choices remembered of one view: one per set of canaries. */
const KEEP = 64;

/** Who gets what. `shellBuild` identifies this shell's own program. */
export function createChooser({ shellBuild, quarantine }: { shellBuild: string; quarantine: Quarantine }) {
  let of: View | undefined;
  let turn = 0;
  const choices = new Map<string, Choice>();

  /** `visitor` undefined: nobody known, who gets no canary. */
  return function choose(view: View, visitor: string | undefined): Choice {
    if (of !== view) {
      of = view;
      turn += 1;
      choices.clear();
    }
    const lists = [...view.remotes].map(([name, { list, canary, since }]) => {
      const usable = ({ release }: KnownRelease) => !quarantine.has(name, release.version, since);
      const current = list.filter(usable);
      const tried = canary && visitor !== undefined && inCanary(canary.rule, visitor) ? canary.known : undefined;
      const chosen = tried && usable(tried) ? tried : undefined;
      const intended = tried ?? list[0];
      return {
        name,
        chosen,
        withheld: intended && !usable(intended) ? [{ remote: name, version: intended.release.version }] : [],
        list: chosen ? [chosen, ...current.filter((known) => known !== chosen)] : current,
      };
    });
    const key = `${turn} ${lists.map(({ list }) => list.map(({ release }) => release.version).join()).join(' ')}${lists
      .flatMap(({ withheld }) => withheld)
      .map(({ remote, version }) => ` -${remote}@${version}`)
      .join('')}`;
    let choice = choices.get(key);
    if (!choice) {
      choice = {
        key,
        releases: Object.fromEntries(lists.map(({ name, list }) => [name, list.map(({ release }) => release)])),
        canaries: lists.flatMap(({ name, chosen }) => (chosen ? [name] : [])),
        withheld: lists.flatMap(({ withheld }) => withheld),
        build: buildId(
          shellBuild,
          lists.map(({ list }) => list[0]),
        ),
      };
      choices.set(key, choice);
      if (choices.size > KEEP) choices.delete(choices.keys().next().value as string);
    }
    return choice;
  };
}

/** The same on every node that runs the same shell, in whatever order the registry names its remotes. */
export function buildId(shellBuild: string, heads: readonly (KnownRelease | undefined)[]): string {
  const parts = heads.flatMap((head) => (head ? [`${head.release.name}@${head.release.version} ${head.pointer.integrity}`] : [])).sort();
  return createHash('sha256')
    .update([shellBuild, ...parts].join('\n'))
    .digest('base64url')
    .slice(0, 22);
}
