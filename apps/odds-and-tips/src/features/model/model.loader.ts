import type { LoaderFunctionArgs } from 'react-router-dom';
import { app } from '@portal/platform';
import { freshOrHeld, queries } from '../../queries.ts';

/** `/ty-le-keo/mo-hinh`. */
export async function modelLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  await freshOrHeld(a, queries.model(a));
  return null;
}
