import { privacyCalls } from '@portal/contracts/privacy';
import { serve } from '../../http/serve.ts';
import { memberId } from '../../identity/caller.ts';
import type { Base, Module } from '../../module.ts';
import { OwnDataService } from './own-data.service.ts';

/** What the portal knows of a member is theirs to have. */
export function privacyModule({ db, limits }: Pick<Base, 'db' | 'limits'>): Module {
  const own = new OwnDataService({ db, limits });
  return { routes: (app) => serve(app, privacyCalls.data, ({ caller, query }) => own.page(memberId(caller), query.cursor)) };
}
