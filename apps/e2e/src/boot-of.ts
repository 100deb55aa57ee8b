/** As much as journeys read of what a page carries for its browser. */
interface Boot {
  /** By remote, newest first: what the browser loads. */
  readonly releases: Readonly<Record<string, readonly { readonly version: string }[]>>;
  readonly visit?: string;
  /** Remotes that have a part in the page. */
  readonly rendered?: readonly string[];
}

/** What a page carries for its browser; without a release where it is no page of the portal's. */
export const bootOf = (html: string): Boot => {
  const text = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
  return text === undefined ? { releases: {} } : (JSON.parse(text) as Boot);
};
export const releasesIn = (html: string): Boot['releases'] => bootOf(html).releases;
