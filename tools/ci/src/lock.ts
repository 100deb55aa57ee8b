// Which projects a change of package-lock.json concerns. npm keeps one for all; each project declares what it uses.

/** Folders of the projects whose packages changed, or all: the tools of the workspace itself changed, or nobody can be named. */
export type PackageChange = 'all' | readonly string[];

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
}
type Names = Record<string, string>;
export interface Lock {
  packages: Record<string, Entry>;
}

/** Holds two lock files against each other. Pure. */
export function changedPackages(before: Lock, after: Lock): PackageChange {
  const changed = new Set(
    [...Object.keys(before.packages), ...Object.keys(after.packages)].filter((place) => isOther(before.packages[place], after.packages[place])),
  );
  // Of the root's entry only what it depends on matters, and that is followed below.
  changed.delete('');
  if (changed.size === 0 && sameNames(before, after)) return [];
  const reach = (root: string) => [...placesUsedBy(before, root), ...placesUsedBy(after, root)];
  if (!sameNames(before, after) || reach('').some((place) => changed.has(place))) return 'all';
  const projects = [...new Set([...projectsOf(before), ...projectsOf(after)])];
  const explained = new Set<string>();
  const concerned = projects.filter((root) => {
    const mine = [root, ...reach(root)].filter((place) => changed.has(place));
    mine.forEach((place) => explained.add(place));
    return mine.length > 0;
  });
  return [...changed].every((place) => explained.has(place) || isLink(before, after, place)) ? concerned : 'all';
}

const isOther = (a: Entry | undefined, b: Entry | undefined): boolean => JSON.stringify(a ?? null) !== JSON.stringify(b ?? null);
const projectsOf = ({ packages }: Lock): string[] => Object.keys(packages).filter((place) => place !== '' && !place.includes('node_modules/'));
/** The link to a project says nothing that the project's own entry doesn't. */
const isLink = (before: Lock, after: Lock, place: string): boolean => Boolean((after.packages[place] ?? before.packages[place])?.link);
const sameNames = (before: Lock, after: Lock): boolean => JSON.stringify(namesOf(before.packages[''])) === JSON.stringify(namesOf(after.packages['']));
const namesOf = (entry: Entry | undefined): Names => ({
  ...entry?.peerDependencies,
  ...entry?.optionalDependencies,
  ...entry?.devDependencies,
  ...entry?.dependencies,
});

/** Places (`node_modules/react`) of all packages below a folder's own, as Node would find them. Projects of the workspace are not gone into: they have entries of their own. */
function placesUsedBy({ packages }: Lock, root: string): Set<string> {
  const seen = new Set<string>();
  const open = [root];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const name of Object.keys(namesOf(packages[place]))) {
      const found = resolve(packages, place, name);
      if (found === undefined || seen.has(found) || packages[found]?.link) continue;
      seen.add(found);
      open.push(found);
    }
  }
  return seen;
}

/** Looks for `name` in node_modules of the folder, then of those above. */
function resolve(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = above(folder)) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}
const above = (folder: string): string => {
  const cut = folder.lastIndexOf('/node_modules/');
  if (cut > 0) return folder.slice(0, cut);
  return '';
};
