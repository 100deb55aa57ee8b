import type { Task } from './affected.ts';

/** What kind of file it is, as far as who has to look at a change of it. */
export type FileKind =
  /** Read by people only. */
  | { is: 'words' }
  /** Says which packages are installed. */
  | { is: 'lock' }
  /** Belongs to no project, so these tasks of all projects. */
  | { is: 'everybody'; tasks: readonly Task[] }
  /** A test or what it is set up with: no other project and no product sees it. */
  | { is: 'check' }
  | { is: 'source' };

const ALL: readonly Task[] = ['lint', 'types', 'unit', 'product'];
/** Shared settings that one task alone reads. */
const SETTINGS: readonly [RegExp, readonly Task[]][] = [
  [/^(eslint\.config\.mjs|biome\.json|\.editorconfig)$/, ['lint']],
  [/^(tsconfig\.base\.json|tools\/start\/tsconfig\.workspace\.json|tools\/types\/.*)$/, ['types']],
  [/^(jest\.preset\.js|tools\/jest\/.*)$/, ['unit']],
];
const WORDS = /(\.md|^docs\/.*|^\.github\/.*|(^|\/)\.(gitignore|gitattributes|git-blame-ignore-revs))$/;
const CHECK = /(\.spec\.tsx?|(^|\/)jest\.config\.cjs)$/;

/** `owned`: a project's folder holds it. */
export function kindOf(file: string, owned: boolean): FileKind {
  if (WORDS.test(file)) return { is: 'words' };
  if (file === 'package-lock.json') return { is: 'lock' };
  const settings = SETTINGS.find(([pattern]) => pattern.test(file));
  if (settings) return { is: 'everybody', tasks: settings[1] };
  if (!owned) return { is: 'everybody', tasks: ALL };
  return CHECK.test(file) ? { is: 'check' } : { is: 'source' };
}
