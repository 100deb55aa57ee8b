import { startPortal } from './portal.ts';

/** The portal that most journeys share; `PORTAL_URL` names one that runs already, for work on a single journey. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['PORTAL_URL']) return undefined;
  const portal = await startPortal();
  process.env['PORTAL_URL'] = portal.url;
  return () => portal.stop();
}
