import { links, queryText } from '@portal/contracts';

/** The list from a cursor on. */
export const moviesFrom = (cursor: string | undefined) => `${links.movies()}${queryText<'/phim-anh'>({ cursor })}` as const;
