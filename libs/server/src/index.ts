export { discardRest, type Worth } from './discard-rest.ts';
export { freePort } from './free-port.ts';
export { FolderLocked, lockFolder, type FolderLock } from './folder-lock.ts';
export { lastWords } from './last-words.ts';
