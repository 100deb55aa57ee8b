import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { isDigitsOnly } from '@portal/domain';

const PREFIX = 'tap-';

/** `/phim-anh/{slug}/tap-{tap}`, tap in digits (section 2). The router has no pattern for half a segment, so the rest of it is checked here. */
export function episodeLoader({ params, request }: LoaderFunctionArgs): null {
  const episode = params['episode'] ?? '';
  const valid = episode.startsWith(PREFIX) && isDigitsOnly(episode.slice(PREFIX.length));
  // Section 8's words for a failed validation of a route.
  if (!valid) throw data(`Page Not Found: ${new URL(request.url).pathname}`, { status: 404 });
  return null;
}
