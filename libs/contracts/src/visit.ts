import { z } from 'zod';

// What every page needs to know of releases. Apart from the registry's own calls (delivery.ts), which only servers and the operator page have a use for: a page makes all schemas of a file that it takes one thing from.

/** `?mf.chat=1.5.0-rc.1&mf.until=<unix seconds>&mf.sign=<base64url>`; signed is the text of `previewText`. */
export const previewParams = { release: 'mf.', until: 'mf.until', sign: 'mf.sign' } as const;
/** What the registry signs (Ed25519) and a shell verifies: remotes in alphabetical order. */
export const previewText = (releases: Partial<Record<string, string>>, until: number): string =>
  `${Object.entries(releases)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([remote, version]) => `${remote}@${version}`)
    .join(',')}|${until}`;

/** `GET /builds/latest.json`: changes when this visitor would get another portal by loading anew. */
export const latestBuild = z.object({ id: z.string() });
