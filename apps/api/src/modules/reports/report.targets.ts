import type { Media } from '@portal/contracts';
import type { Db } from '../../db/open.ts';
import type { Caller, Member } from '../../identity/caller.ts';
import type { Thing } from './report.repository.ts';

/** Whose a thing is, and what a reporter has seen of it. */
export interface Seen {
  readonly authorId: number;
  /** Since when it stands as it is (ms): another version of what was let stand is looked at once more. */
  readonly since: number;
  /** What it stands below. */
  readonly on: Thing | null;
}
/** A thing as it is by now, for staff. */
export interface Read {
  readonly content: string;
  readonly typed: string | null;
  readonly media: readonly Media[];
  /** How often it said something else before, which can still be read. */
  readonly earlier: number;
  readonly card: { readonly title: string; readonly link: string } | null;
  readonly sharedId: number | null;
  /** As in `Seen`. */
  readonly since: number;
}
export interface ReportRule {
  /** Undefined where it is gone, or the caller cannot see it. */
  see(objectId: number, caller: Caller): Promise<Seen | undefined>;
  /** Keeps it from being deleted until the end of the transaction; false where it is gone. */
  hold(objectId: number, tx: Db): Promise<boolean>;
  /** By id; what is gone, or kept from staff, has no entry. */
  read(objectIds: readonly number[], staff: Caller): Promise<ReadonlyMap<number, Read>>;
  /** Takes it away for everybody; false where somebody was faster. */
  remove(objectId: number, staff: Member): Promise<boolean>;
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
