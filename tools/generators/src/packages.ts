import { updateJson, type Tree } from '@nx/devkit';

/** Declares packages of ours that a project now uses. Returns those that were not declared. */
export function withPackages(tree: Tree, file: string, names: readonly string[]): string[] {
  const added: string[] = [];
  updateJson(tree, file, (manifest: { dependencies?: Record<string, string> }) => {
    const dependencies = manifest.dependencies ?? {};
    added.push(...names.filter((name) => !(name in dependencies)));
    const all = { ...dependencies, ...Object.fromEntries(added.map((name) => [name, '*'])) };
    return { ...manifest, dependencies: Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'))) };
  });
  return added;
}
