import type { LoaderFunctionArgs } from 'react-router-dom';
import { app, viewerOf } from '@portal/platform';
import { freshOrHeld, queries } from '../../queries.ts';
import { idAtEnd, orNotFound } from '../portal/not-found.ts';
import { tipsLoader } from '../tips/tips.loader.ts';

/** `/tip-keo/{slug, any depth}`: a slug that ends in an id is that tip, any other the list. */
export async function tipLoader(args: LoaderFunctionArgs): Promise<null> {
  const id = idAtEnd(args.params['*']);
  if (id === undefined) return tipsLoader(args);
  const a = app(args.context);
  try {
    await freshOrHeld(a, queries.tip(a, id, viewerOf(a.session.state)));
  } catch (error) {
    throw orNotFound(error, args.request);
  }
  return null;
}
