import type { PortalCommand } from '../portal-command.ts';
import { audit } from './audit.ts';
import { abort, canary } from './canary.ts';
import { diff } from './diff.ts';
import { freeze, thaw } from './freeze.ts';
import { history, versions } from './history.ts';
import { host } from './host.ts';
import { preview } from './preview.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';
import { token } from './token.ts';

/** In the order in which help shows them. */
export const commands: readonly PortalCommand[] = [
  publish,
  host,
  promote,
  rollback,
  canary,
  abort,
  freeze,
  thaw,
  status,
  history,
  versions,
  diff,
  preview,
  audit,
  token,
];
