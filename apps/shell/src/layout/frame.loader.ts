import { calls } from '@portal/contracts';
import { app, callQuery } from '@portal/platform';

/** What the frame shows of the site: banners, marquee, navigation. A failure is logged and the part vanishes (section 8): the page never waits for an advertisement to fail twice. */
export async function loadFrame({ context }: { context: unknown }): Promise<null> {
  const a = app(context);
  const quietly = (work: Promise<unknown>) => work.catch((error: unknown) => console.warn('[frame]', error instanceof Error ? error.message : error));
  await Promise.all([
    quietly(a.queryClient.ensureQueryData(callQuery(a, calls.resource.banners, {}))),
    quietly(a.queryClient.ensureQueryData(callQuery(a, calls.resource.marquee, {}))),
    quietly(a.queryClient.ensureQueryData(callQuery(a, calls.resource.navigation, {}))),
  ]);
  return null;
}
