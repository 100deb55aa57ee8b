// The one federation runtime of the page or process. Remotes are built with it as an external and take it from here (tools/federation, RUNTIME).
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
// The shell exposes nothing, so its own bundler runtime has this part compiled out.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type Runtime = Record<string, unknown> & { ModuleFederation: new (options: object) => unknown };
interface BundlerRuntime {
  runtime: Runtime;
  bundlerRuntime: Record<string, unknown>;
}

const own = bundlerRuntime as unknown as BundlerRuntime;
let count = 0;
// `runtime.init()` looks an instance up by the shell's build id or by name, and two releases of one remote would share it: each entry gets its own instance.
const init = (options: { name: string }) => new own.runtime.ModuleFederation({ ...options, id: `${options.name}#${++count}` });

(globalThis as Record<string, unknown>)['__PORTAL_RUNTIME__'] = {
  ...own,
  bundlerRuntime: { ...own.bundlerRuntime, initContainerEntry },
  runtime: { ...own.runtime, init },
};
