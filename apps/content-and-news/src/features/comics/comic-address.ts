import { links, queryText, type QueryValues } from '@portal/contracts';

type Asked = QueryValues<'/truyen-tranh'>;

/** The list from a cursor on. */
export const comicsFrom = (cursor: string | undefined) => `${links.comics()}${queryText<'/truyen-tranh'>({ cursor })}` as const;
/** One page of a comic by itself. */
export const comicAt = (slug: string, trang?: Asked['trang']) => `${links.comics(slug)}${queryText<'/truyen-tranh'>({ kieu: 'trang', trang })}` as const;
