import { previewParams } from '@portal/contracts';

/** Parameters of an address that ask for a preview. */
export const isPreviewParam = (name: string): boolean => name.startsWith(previewParams.release);

/** An address without its preview: the way out. */
export function withoutPreview(pathAndSearch: string): string {
  const [path = '/', search = ''] = pathAndSearch.split(/\?(.*)/s, 2);
  const rest = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !isPreviewParam(name))).toString();
  return rest ? `${path}?${rest}` : path;
}

/** An address of this portal with the preview's parameters: a redirect stays in it. */
export function withPreview(location: string, query: string): string {
  if (!/^\/(?![/\\])/.test(location)) return location;
  const [address = '', hash] = location.split(/#(.*)/s, 2);
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** `chat 1.5.0-rc.1, odds-and-tips 2.0.0`. */
export const releasesInWords = (releases: Partial<Record<string, string>>): string =>
  Object.entries(releases)
    .map(([remote, version]) => `${remote} ${version}`)
    .join(', ');
