import type { Base, Module } from '../../module.ts';
import { draftRoutes } from './draft.routes.ts';
import { DraftService } from './draft.service.ts';
import { Due } from './due.ts';

/** Articles as staff write them, and what is published of them at its time. */
export function draftModule({ db, clock, onError }: Pick<Base, 'db' | 'clock' | 'onError'>): Module {
  const drafts = new DraftService({ db, clock });
  const due = new Due({ clock, publishDue: (failed) => drafts.publishDue(failed), onError });
  return { routes: (app) => draftRoutes(app, drafts), start: () => due.start(), close: () => due.stop() };
}
