import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { flat, type Json, type Texts } from './locales.ts';
import type { Namespace } from './report.ts';
import { read } from './usage.ts';

const LANGUAGES = ['vi', 'en', 'zh'];

/** All namespaces of the tree below `root`: an app's locale folder is one of the app's name; `<name>.<language>.json` in it is another. */
export function readTree(root: string): Namespace[] {
  const sources = new Map(
    globSync(['apps/*/src/**/*.{ts,tsx}', 'libs/{platform,ui,domain,contracts}/src/**/*.{ts,tsx}'], { cwd: root })
      .filter((file) => !/\.spec\.tsx?$|\/testing\//.test(file))
      .map((file) => [file, read(file, readFileSync(path.join(root, file), 'utf8'))] as const),
  );
  const spaces = globSync('apps/*/src/locales/{vi,*.vi}.json', { cwd: root })
    .sort()
    .map((file) => {
      const app = file.split('/')[1] ?? '';
      const prefix = path.basename(file) === 'vi.json' ? '' : `${path.basename(file).slice(0, -'.vi.json'.length)}.`;
      const texts = Object.fromEntries(
        LANGUAGES.map((language): [string, Texts] => {
          const own = path.join(root, path.dirname(file), `${prefix}${language}.json`);
          return [language, existsSync(own) ? flat(JSON.parse(readFileSync(own, 'utf8')) as Json) : new Map()];
        }),
      );
      return { app, name: prefix ? prefix.slice(0, -1) : app, texts };
    });
  const shell = spaces.filter(({ app }) => app === 'shell').map(({ texts }) => texts['vi'] ?? new Map());
  return spaces.map(({ app, name, texts }) => {
    // The shell's own texts are asked for everywhere; what libs show says the words of whoever shows it.
    const mine = [...sources].filter(([file]) => app === 'shell' || file.startsWith(`apps/${app}/`) || file.startsWith('libs/')).map(([, each]) => each);
    const calls = name === app ? [...sources].filter(([file]) => file.startsWith(`apps/${app}/`)).flatMap(([, { asked }]) => asked) : [];
    return {
      name,
      texts,
      asked: calls,
      also: shell,
      usage: { literals: new Set(mine.flatMap(({ literals }) => literals)), patterns: mine.flatMap(({ patterns }) => patterns) },
    };
  });
}
