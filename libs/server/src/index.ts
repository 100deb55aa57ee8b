export { FolderLocked, lockFolder, type FolderLock } from './folder-lock.ts';
