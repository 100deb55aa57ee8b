import type { Caller } from '../../identity/caller.ts';

/** Whether a thing's comments can be read and written (`open`), only read (`closed`), or the thing is not there for this caller (`missing`). */
export type Standing = 'open' | 'closed' | 'missing';
export type Presence = Exclude<Standing, 'missing'>;
export type TargetRule = (objectId: number, caller: Caller) => Promise<Standing>;

/** What can be commented: each module says for its own things who may. A type that nobody speaks for is missing. */
export class CommentTargets {
  private readonly rules = new Map<number, TargetRule>();

  add(objectType: number, rule: TargetRule): void {
    this.rules.set(objectType, rule);
  }

  async standing(objectType: number, objectId: number, caller: Caller): Promise<Standing> {
    return (await this.rules.get(objectType)?.(objectId, caller)) ?? 'missing';
  }
}
