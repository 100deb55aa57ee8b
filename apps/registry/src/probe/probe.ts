import type { CheckedRelease } from '../releases/release-check.ts';

/** What the shell's fake host found when it loaded a release and rendered what it offers. */
export interface ProbeResult {
  ok: boolean;
  problems: string[];
  routes: string[];
  slots: string[];
}

/** Tries a release with the program that came with the shell's record. Rejects with a Problem when the program itself gave no answer. */
export type Probe = (release: CheckedRelease, program: Buffer) => Promise<ProbeResult>;
