import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { flat, type Json, type Texts } from '@portal/testing/text-keys';
import { read } from '@portal/testing/text-uses';
import type { Namespace } from './report.ts';

const LANGUAGES = ['vi', 'en', 'zh'];

/** All namespaces of the tree below `root`: an app's locale folder is one of the app's name, in as many files as it has (`<part>.<language>.json`). The shell's parts are namespaces of their own. */
export function readTree(root: string): Namespace[] {
  const sources = new Map(
    globSync(['apps/*/src/**/*.{ts,tsx}', 'libs/{platform,ui,domain,contracts}/src/**/*.{ts,tsx}'], { cwd: root })
      .filter((file) => !/\.spec\.tsx?$|\/testing\//.test(file))
      .map((file) => [file, read(file, readFileSync(path.join(root, file), 'utf8'))] as const),
  );
  const parts = new Map<string, { app: string; name: string; files: string[] }>();
  for (const file of globSync('apps/*/src/locales/{vi,*.vi}.json', { cwd: root }).sort()) {
    const app = file.split('/')[1] ?? '';
    const part = path.basename(file).slice(0, -'vi.json'.length);
    const name = app === 'shell' && part ? part.slice(0, -1) : app;
    const space = parts.get(name) ?? { app, name, files: [] };
    space.files.push(`${path.join(root, path.dirname(file))}/${part}`);
    parts.set(name, space);
  }
  const spaces = [...parts.values()].map(({ app, name, files }) => {
    const texts = Object.fromEntries(
      LANGUAGES.map((language): [string, Texts] => [
        language,
        new Map(
          files
            .map((file) => `${file}${language}.json`)
            .filter(existsSync)
            .flatMap((file) => [...flat(JSON.parse(readFileSync(file, 'utf8')) as Json)]),
        ),
      ]),
    );
    return { app, name, texts };
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
