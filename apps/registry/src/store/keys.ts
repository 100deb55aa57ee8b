import type { HostName, RemoteName } from '@portal/contracts';

// The layout of the store. Changing a key is a new format: what lies there is kept for ever.

export const BOOK = 'book.json';
export const PREVIEW_KEY = 'preview-key.json';
const DIGITS = 10;
const padded = (n: number) => String(n).padStart(DIGITS, '0');
export const auditKey = (n: number) => `audit/${padded(n)}.json`;

/** The release itself: whoever finds this object finds a whole release. */
export const releaseKey = (remote: RemoteName, version: string) => `releases/${remote}/${version}/release.json`;
/** Files lie in a folder of their publish, so that two publishes of one version never touch each other's. */
export const filesPrefix = (remote: RemoteName, version: string, attempt: string) => `releases/${remote}/${version}/${attempt}/`;
/** Marks a publish that is under way. */
export const INCOMING = 'incoming/';
export const incomingKey = (attempt: string) => `${INCOMING}${attempt}.json`;

/** Versions in the order of their keys are newest first. */
export const versionsPrefix = (remote: RemoteName) => `versions/${remote}/`;
export const versionsKey = (remote: RemoteName, n: number) => `${versionsPrefix(remote)}${padded(10 ** DIGITS - 1 - n)}.json`;

export const hostKey = (host: HostName, version: string) => `hosts/${host}/${version}/host.json`;
export const stagedHostKey = (host: HostName, version: string, attempt: string) => `hosts/${host}/${version}/${attempt}.json`;
