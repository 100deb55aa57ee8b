import type { RemoteName } from '@portal/contracts';
import { TABLE } from '../routing/table.ts';

/** A page of the remote, with what the registry signed. */
export const previewUrl = (origin: string, remote: RemoteName, query: string): string =>
  `${origin}${TABLE.find((row) => row.remote === remote)?.prefix ?? '/'}?${query.replace(/^\?/, '')}`;
