export { freePort } from './free-port.ts';
export { FolderLocked, lockFolder, type FolderLock } from './folder-lock.ts';
