export { devPath, devRemote, refreshHook } from './src/dev-remote.ts';
export { remote } from './src/remote.ts';
export { shell } from './src/shell.ts';
export { RUNTIME, SHARED } from './src/shared.ts';
