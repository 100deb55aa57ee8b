import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setMoment } from './moment.ts';
import { startPortal } from './portal.ts';

/** The portal that most journeys share; `PORTAL_URL` names one that runs already, for work on a single journey. Portals of single tests start from copies of its registry and of its api's data, and share the small forms of files. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['PORTAL_URL']) return undefined;
  setMoment();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-e2e-prepared-'));
  const [registry, api] = [path.join(folder, 'registry'), path.join(folder, 'api')];
  process.env['PORTAL_PRESSED'] = path.join(folder, 'pressed');
  const portal = await startPortal({ keepRegistryIn: registry, keepApiIn: api });
  process.env['PORTAL_REGISTRY'] = registry;
  process.env['PORTAL_API'] = api;
  if (portal.seeded) process.env['PORTAL_DATABASE'] = portal.seeded.name;
  process.env['PORTAL_URL'] = portal.url;
  process.env['PORTAL_OUTBOX'] = portal.outbox;
  return async () => {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
