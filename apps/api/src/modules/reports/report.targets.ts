import type { Media } from '@portal/contracts';
import type { Caller } from '../../identity/caller.ts';
import type { Thing } from './report.repository.ts';

/** Whose a thing is, and what a reporter has seen of it. */
export interface Seen {
  readonly authorId: number;
  /** Since when it stands as it is (ms): what was let stand before is looked at once more. */
  readonly since: number;
  /** What it stands below. */
  readonly on: Thing | null;
}
/** A thing as it is by now, for staff. */
export interface Read {
  readonly content: string;
  readonly typed: string | null;
  readonly media: readonly Media[];
}
export interface ReportRule {
  /** Undefined where it is gone, or the caller cannot see it. */
  see(objectId: number, caller: Caller): Promise<Seen | undefined>;
  /** By id; what is gone has no entry. */
  read(objectIds: readonly number[]): Promise<ReadonlyMap<number, Read>>;
  /** Takes it away for everybody. Throws Refused 404 for what is gone. */
  remove(objectId: number, staff: Caller & { kind: 'user' }): Promise<void>;
}

/** What can be reported: each module says for its own things how they are seen, read and taken away. */
export class ReportTargets {
  private readonly rules = new Map<number, ReportRule>();

  add(objectType: number, rule: ReportRule): void {
    this.rules.set(objectType, rule);
  }

  of(objectType: number): ReportRule | undefined {
    return this.rules.get(objectType);
  }
}
