import { createRequire } from 'node:module';
import path from 'node:path';
import { refreshHook } from '@portal/federation';
import webpack, { type Configuration } from 'webpack';
import { IGNORED, errorsOf, type Watching } from './build.ts';

/** The shell's own development build, beside its production one: React's development version, which alone exchanges components. Again with each change of the shell or of what it shares. */
export async function watchShell(
  root: string,
  folder: string,
  { onBuilt, onErrors }: { onBuilt(): void; onErrors(errors: string[]): void },
): Promise<Watching & { server: string }> {
  const app = path.join(root, 'apps/shell');
  const { default: all } = (await import(path.join(app, 'webpack.config.ts'))) as { default: Configuration[] };
  const configs = all
    .filter(({ name }) => name === 'client' || name === 'server')
    .map(
      (config): Configuration => ({
        ...config,
        cache: {
          type: 'filesystem',
          name: `dev-shell-${config.name}`,
          buildDependencies: { config: [path.join(app, 'webpack.config.ts'), import.meta.filename] },
        },
        output: { ...config.output, path: path.join(folder, config.name ?? '') },
        ...(config.name === 'client' ? { entry: { main: [refreshHook, ...mainOf(config)] } } : { externals: located(config, app) }),
      }),
    );
  const compiler = webpack(configs);
  const watching = compiler.watch({ aggregateTimeout: 100, ignored: IGNORED }, (error, stats) => {
    const errors = error ? [error.message] : errorsOf(stats);
    if (errors.length > 0) onErrors(errors);
    else onBuilt();
  });
  return {
    server: path.join(folder, 'server/server.cjs'),
    close: () =>
      new Promise((resolve) => {
        if (watching) watching.close(() => compiler.close(() => resolve()));
        else resolve();
      }),
  };
}

const mainOf = ({ entry }: Configuration): string[] => (entry as { main: string[] }).main;

/** Packages that the server takes from node_modules, by their place: the build lies where Node would not find them. */
function located({ externals }: Configuration, app: string): Record<string, string> {
  const { resolve } = createRequire(path.join(app, 'package.json'));
  return Object.fromEntries(Object.keys(externals as Record<string, string>).map((name) => [name, `commonjs ${resolve(name)}`]));
}
