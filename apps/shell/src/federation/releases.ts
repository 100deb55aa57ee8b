import type { ReleaseManifest, RemoteName } from '@portal/contracts';
import type { Remote, Style } from '@portal/platform';

/** What the browser is told of a release: resolved by the server from registry and `release.json`, so that it asks for no manifest. Hashes by file of the client side. */
export interface Release {
  name: RemoteName;
  version: string;
  /** Address of the client's files, ends with `/`. */
  base: string;
  entry: string;
  css: string[];
  js: string[];
  files: Record<string, string>;
}
/** Newest first: what to try, and what to fall back to. */
export type Releases = Partial<Record<RemoteName, Release[]>>;
export interface Loaded {
  name: RemoteName;
  release: Release;
  remote: Remote;
  css: Style[];
  pageCss: Style[];
}

export const fileUrl = (release: Release, file: string): string => release.base + file;

/** The part of a manifest that concerns the browser. */
export function clientSide(manifest: ReleaseManifest, version: string, base: string): Release {
  const files = Object.entries(manifest.files).flatMap(([file, hash]) => (file.startsWith('client/') ? [[file.slice('client/'.length), hash] as const] : []));
  return { name: manifest.name, version, base, entry: manifest.entry.client, css: manifest.css, js: manifest.js, files: Object.fromEntries(files) };
}

const styles = (release: Release, files: string[]): Style[] => files.map((file) => ({ href: fileUrl(release, file), integrity: release.files[file], file }));
/** What a remote's slots need. */
export const stylesOf = (release: Release): Style[] => styles(release, release.css);
/** What any of its pages may need: a page's own sheet comes with its lazy chunk, and the server cannot tell which; together they are small. */
export const pageStylesOf = (release: Release): Style[] =>
  styles(release, [...release.css, ...Object.keys(release.files).filter((file) => file.endsWith('.css') && !release.css.includes(file))]);
