import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyServerOptions } from 'fastify';

/** The specification puts the sockets' token into the query string; it must not reach any log. */
export function withoutToken(url: string): string {
  return url.replace(/([?&])([^=&#]+)=[^&#]*/g, (pair: string, mark: string, name: string) => (namesToken(name) ? `${mark}${name}=[hidden]` : pair));
}

/** As the server reads a name, not as it is written: `%74oken` is one, too. */
function namesToken(written: string): boolean {
  try {
    return /^(?:token|access_?token|refresh_?token)$/i.test(decodeURIComponent(written.replaceAll('+', ' ')).trim());
  } catch {
    return false;
  }
}

/** Where log lines go; tests hand in their own. */
export interface LogStream {
  write(line: string): void;
}

export function loggerOptions(level: string, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream && { stream }),
    redact: {
      paths: ['req.headers.authorization', 'headers.authorization', 'token', '*.token', 'accessToken', 'refreshToken', 'password', '*.password'],
      censor: '[hidden]',
    },
    serializers: {
      // Whatever is thrown comes here, whatever the type says.
      err: tellError as (error: unknown) => Told,
      req: (request: { method: string; url: string; ip?: string }) => ({ method: request.method, url: withoutToken(request.url), ip: request.ip }),
    },
  };
}

interface Told {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * What went wrong and where. Named fields only: a failed query carries its parameters, which are people's words, addresses
 * and hashes, in its message, its stack and on its cause.
 */
function tellError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isQuery = error instanceof DrizzleQueryError;
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name,
    message: isQuery ? `failed query: ${error.query}` : error.message,
    // The message stands at its head.
    stack: isQuery ? error.stack?.split(error.message).at(-1) : error.stack,
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: tellError(error.cause) }),
  };
}
