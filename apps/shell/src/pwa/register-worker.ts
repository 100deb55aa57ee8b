interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

export const WORKER = '/sw.js';

/** Begins the service worker. Trusted Types: one policy, which lets nothing pass but its address. A browser without one, or one that refuses, has no page without a network, and that is all. */
export async function registerWorker(
  container: Pick<ServiceWorkerContainer, 'register'> | undefined,
  types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes,
): Promise<void> {
  if (!container) return;
  const policy = types?.createPolicy('portal-worker', {
    createScriptURL(url) {
      if (url !== WORKER) throw new TypeError('not the service worker');
      return url;
    },
  });
  try {
    // The file is asked for anew at each check, and its modules lie in it.
    await container.register(policy ? policy.createScriptURL(WORKER) : WORKER, { updateViaCache: 'none' });
  } catch (error) {
    console.warn('[pwa]', error);
  }
}
