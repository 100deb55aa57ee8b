/** Where to go back to: a path of this portal, nothing else (`//host` and `/\host` would leave it). */
export const safeBack = (to: unknown): string =>
  typeof to === 'string' && to.length < 2_000 && /^\/(?![/\\])[^\s\\]*$/.test(to) ? encodeURI(decodeSafely(to)) : '/';

/** Vietnamese in an address may come readable or escaped; a header takes it escaped only. */
function decodeSafely(to: string): string {
  try {
    return decodeURI(to);
  } catch {
    return to;
  }
}
