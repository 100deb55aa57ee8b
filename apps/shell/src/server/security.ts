import type { FastifyInstance } from 'fastify';

/** Headers of every page. Scripts run by nonce alone; style attributes are React's. No frame, no plug-in, no foreign form target. */
export function pageHeaders(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal-import-map portal-worker',
  ];
  return { 'content-security-policy': policy.join('; '), 'content-type': 'text/html; charset=utf-8', ...commonHeaders };
}

/** Two years. Said where the visitor came over https only: elsewhere browsers take no notice, and a portal on loopback has no certificate. */
const HSTS = 'max-age=63072000';

/** Every answer has the common headers, those of the api and of remotes' files too, unless it says something of its own. */
export function sendCommonHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const headers = request.protocol === 'https' ? { ...commonHeaders, 'strict-transport-security': HSTS } : commonHeaders;
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
}

export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
