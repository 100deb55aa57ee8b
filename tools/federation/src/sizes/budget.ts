import path from 'node:path';
import webpack, { type Compiler, type Stats } from 'webpack';
import { overBudget, sizesOf, type Budget } from './sizes.ts';

/** Fails the build of a remote whose scripts for browsers cost more than they may. */
export function keepBudget({ root, name, budget }: { root: string; name: string; budget: Budget }) {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('budget', (stats: Stats) => {
        // Built for a developer nothing is minified.
        if (stats.hasErrors() || compiler.options.mode !== 'production') return;
        for (const line of overBudget(name, sizesOf(path.join(root, 'dist/client')), budget)) stats.compilation.errors.push(new webpack.WebpackError(line));
      });
    },
  };
}
