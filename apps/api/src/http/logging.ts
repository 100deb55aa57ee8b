import type { FastifyServerOptions } from 'fastify';

/** The specification puts the sockets' token into the query string; it must not reach any log. */
export function withoutToken(url: string): string {
  return url.replace(/([?&](?:token|access_token|refreshToken)=)[^&#]*/gi, '$1[hidden]');
}

/** Where log lines go; tests hand in their own. */
export interface LogStream { write(line: string): void }

export function loggerOptions(level: string, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream && { stream }),
    redact: { paths: ['req.headers.authorization', 'headers.authorization', 'token', '*.token', 'accessToken', 'refreshToken', 'password', '*.password'], censor: '[hidden]' },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({ method: request.method, url: withoutToken(request.url), ip: request.ip }),
    },
  };
}
