import type { LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import type { TipStatistics } from '@portal/contracts/tips';
import { app } from '@portal/platform';
import { freshOrHeld, queries } from '../../queries.ts';
import { notFound, orNotFound } from '../portal/not-found.ts';
import { firstStretches } from '../tips/tips.loader.ts';
import { readTipsAddress } from '../tips/tips-address.ts';

/** `/tip-keo/{username}/thanh-tich`. */
export async function tipsterLoader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  const username = params['username'] ?? '';
  try {
    // By the name as it is written: the address may say it in another case.
    const { person } = await freshOrHeld<TipStatistics>(a, queries.statistics(a, username));
    await Promise.all([
      // An api from before there were chains has no such call; the record is read without.
      freshOrHeld(a, queries.chain(a, person.username)).catch(() => undefined),
      firstStretches(a, { ...readTipsAddress(new URL(request.url).searchParams), username: person.username }),
    ]);
  } catch (error) {
    // A name that nobody could have, or a cursor that somebody made up.
    throw isApiError(error) && error.kind === 'badInput' ? notFound(request) : orNotFound(error, request);
  }
  return null;
}
