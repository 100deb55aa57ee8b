import { startPortal } from './portal.ts';

/** The portal that most journeys share. */
export default async function setUp(): Promise<() => Promise<void>> {
  const portal = await startPortal();
  process.env['PORTAL_URL'] = portal.url;
  process.env['PORTAL_API_URL'] = portal.apiUrl;
  return () => portal.stop();
}
