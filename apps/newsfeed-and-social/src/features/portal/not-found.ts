import { data } from 'react-router-dom';

/** The 404 of a path that looks like one of ours and names nothing (section 8). To be thrown by a loader. */
export const notFound = (request: Request) => data(`Page Not Found: ${new URL(request.url).pathname}`, { status: 404 });
