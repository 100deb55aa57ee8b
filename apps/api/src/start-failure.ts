import { BadConfig } from './config.ts';
import { FolderLocked } from '@portal/server';
import { DiskFull, OtherDatabase } from './db/open.ts';

/** One clear line for what can go wrong at a start without being a fault of the program; null for anything else. */
export function startFailure(error: unknown): string | null {
  if (error instanceof FolderLocked || error instanceof DiskFull || error instanceof OtherDatabase) return error.message;
  if (error instanceof BadConfig) return `setting ${error.message}`;
  const { code: given, syscall, path, port, message = '' } = chain(error).find((cause) => cause.code !== undefined) ?? chain(error)[0] ?? {};
  // What Node says of a new folder on a read-only disk.
  const code = given === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : given;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use; stop what holds it or set PORT to another one`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return port === undefined
        ? `cannot write ${path ?? 'the data folder'}; check its owner or set DATA_DIR`
        : `may not listen on port ${port}; set PORT to one above 1023`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path ?? 'DATA_DIR'} is not a folder; set DATA_DIR to another one`;
    case 'ENOSPC':
      return 'disk is full: free some space or set DATA_DIR to a folder on another disk';
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case '28P01':
    case '3D000':
      return `the database of DATABASE_URL does not let us in: ${message}`;
    default:
      return /no space left on device/i.test(message) ? 'disk is full: free some space or set DATA_DIR to a folder on another disk' : null;
  }
}

interface Cause {
  code?: string;
  syscall?: string;
  path?: string;
  port?: number;
  message?: string;
  cause?: unknown;
  errors?: unknown[];
}

/** An error and what it says it comes from. */
function chain(error: unknown): Cause[] {
  const causes: Cause[] = [];
  for (let next = error as Cause | undefined; next && causes.length < 5; next = (next.cause ?? next.errors?.[0]) as Cause | undefined) causes.push(next);
  return causes;
}
