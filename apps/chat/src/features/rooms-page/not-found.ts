import { data } from 'react-router-dom';

/** The 404 of an address that names no room (section 8). To be thrown by a loader. */
export const notFound = (request: Request) => data(`Page Not Found: ${new URL(request.url).pathname}`, { status: 404 });
