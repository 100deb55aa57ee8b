/** A page to photograph: the first part of the picture's name, and where the page is (asked of the running portal if need be). */
export type Page = { readonly name: string; readonly path: string | ((baseUrl: string) => Promise<string>) };

async function liveRoom(baseUrl: string): Promise<string> {
  const answer = await fetch(new URL('/al/api/schedule/featureMatch?status=10&sportId=10&pageSize=1', baseUrl));
  const { data } = (await answer.json()) as { data?: { list?: readonly { fixtureId?: string | number }[] } };
  const fixtureId = data?.list?.[0]?.fixtureId;
  if (fixtureId === undefined) throw new Error('no match is live');
  return `/truc-tiep/bong-da/${fixtureId}`;
}

/** Every page that is built. Names are those of the design's pictures where there is one. */
export const PAGES: readonly Page[] = [
  { name: 'trang-chu', path: '/' },
  { name: 'truc-tiep', path: '/truc-tiep' },
  { name: 'phong-truc-tiep', path: liveRoom },
  { name: 'sap-ra-mat', path: '/tin-tuc' },
  { name: '404', path: '/khong-co-trang-nay' },
];

export const WIDTHS = [1440, 390] as const;
export const THEMES = ['light', 'dark'] as const;

/** File of a picture, such as 'trang-chu.1440.dark.png'. */
export function fileOf(name: string, width: number, theme: string): string {
  return `${name}.${width}.${theme}.png`;
}
