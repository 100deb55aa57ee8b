import { data } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { idFromPath } from '@portal/domain';

/** The 404 of a path that looks like one of ours and names nothing (section 8). To be thrown by a loader. */
export const notFound = (request: Request) => data(`Page Not Found: ${new URL(request.url).pathname}`, { status: 404 });

/** What does not exist is a 404, whatever else went wrong stays what it is. */
export const orNotFound = (error: unknown, request: Request): unknown => (isApiError(error) && error.kind === 'notFound' ? notFound(request) : error);

/** Slugs of any depth (section 2) end in the id: `/tip-keo/cao-thu/12`. Undefined where the last part is none. */
export const idAtEnd = (slug: string | undefined): number | undefined => idFromPath(slug?.split('/').at(-1) ?? '') ?? undefined;
