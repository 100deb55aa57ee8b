import type { LoaderFunctionArgs } from 'react-router-dom';
import { app } from '@portal/platform';
import { queries } from '../../queries.ts';
import { freshOrHeld } from '../match/load.ts';

/** `/truc-tiep`: what is on air, what comes, what is over. */
export async function matchesLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  await Promise.all([freshOrHeld(a, queries.onAir(a)), freshOrHeld(a, queries.coming(a)), freshOrHeld(a, queries.past(a))]);
  return null;
}
