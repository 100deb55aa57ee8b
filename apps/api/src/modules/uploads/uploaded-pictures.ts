import type { Db } from '../../db/open.ts';
import { uploadRepository } from './upload.repository.ts';

const FILE = '/other/api/resource/file/';

/** Pictures among these addresses that members have sent, by their addresses. Pixels. */
export async function uploadedPictures(db: Db, urls: readonly string[]): Promise<Map<string, { url: string; width: number; height: number }>> {
  const named = new Map(urls.filter((url) => url.startsWith(FILE)).map((url) => [url.slice(FILE.length), url]));
  const rows = await uploadRepository(db).byNames([...named.keys()]);
  return new Map(
    [...rows].flatMap(([name, { kind, state, width, height }]) => {
      const url = named.get(name);
      return url !== undefined && kind === 'image' && state === 'ready' ? [[url, { url, width, height }]] : [];
    }),
  );
}
