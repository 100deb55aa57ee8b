import type { ProgramName, ReleaseRecord } from '@portal/contracts';

/** One release that visitors get, or would get after a move. `record` is missing where its publisher left none: then nothing can be said of it. */
export interface OnAir {
  program: ProgramName;
  version: string;
  record: ReleaseRecord | undefined;
}
