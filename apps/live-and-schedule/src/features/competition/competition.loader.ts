import type { LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { idFromPath } from '@portal/domain';
import { app } from '@portal/platform';
import { queries } from '../../queries.ts';
import { freshOrHeld } from '../match/load.ts';
import { notFound } from '../match/not-found.ts';
import { readList, readPart, teamParts, tournamentParts } from './competition-address.ts';
import { partOf } from './parts.ts';

/** Of a list of matches the page says `coming` or `past`. */
export const whenOf = (part: string): 'coming' | 'past' | undefined => (part === 'lich' ? 'coming' : part === 'ket-qua' ? 'past' : undefined);

/** `/giai-dau/{id}`. An id that is not digits, or names no tournament, is a 404 (sections 2 and 5). */
export const tournamentLoader = (args: LoaderFunctionArgs): Promise<null> =>
  found(args, async (id, search) => {
    const a = app(args.context);
    const { part, page } = readPart(id, tournamentParts, search);
    const tournament = await freshOrHeld(a, queries.tournament(a, id));
    const when = whenOf(partOf(tournament, part));
    await Promise.all([
      freshOrHeld(a, queries.tournamentBrief(a, id, tournament.coming > 0 ? 'coming' : 'past')),
      when && freshOrHeld(a, queries.tournamentMatches(a, id, when, page)),
    ]);
  });

/** `/doi-bong/{id}`. */
export const teamLoader = (args: LoaderFunctionArgs): Promise<null> =>
  found(args, async (id, search) => {
    const a = app(args.context);
    const { part, page } = readPart(id, teamParts, search);
    const when = part && whenOf(part);
    await Promise.all([freshOrHeld(a, queries.team(a, id)), when && freshOrHeld(a, queries.teamMatches(a, id, when, page))]);
  });

async function found({ params, request }: LoaderFunctionArgs, load: (id: number, search: URLSearchParams) => Promise<unknown>): Promise<null> {
  const id = idFromPath(params.id ?? '');
  if (!id) throw notFound(request);
  try {
    await load(id, new URL(request.url).searchParams);
  } catch (error) {
    if (isApiError(error) && (error.kind === 'notFound' || error.kind === 'badInput')) throw notFound(request);
    throw error;
  }
  return null;
}

/** `/giai-dau`. */
export async function tournamentsLoader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  await freshOrHeld(a, queries.tournaments(a, readList(new URL(request.url).searchParams)));
  return null;
}

/** `/doi-bong`. */
export async function teamsLoader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  await freshOrHeld(a, queries.teams(a, readList(new URL(request.url).searchParams)));
  return null;
}
