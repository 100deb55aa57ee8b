import path from 'node:path';
import { z } from 'zod';

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4400),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** The root token: may do everything, hands out the others. */
  REGISTRY_TOKEN: z.string().min(1).max(500).regex(/^\S+$/, 'no spaces').optional(),
  /** `token`: what shells read needs a token too. */
  REGISTRY_READ: z.enum(['open', 'token']).default('open'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config {
  port: number;
  host: string;
  folder: string;
  token: string | undefined;
  closed: boolean;
  logLevel: string;
}

/** The process's settings, checked once at start. Throws one line that names the variable at fault. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // `PORT=` in a shell means 'not set', not 'empty'.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  const { PORT, HOST, DATA_DIR, REGISTRY_TOKEN, REGISTRY_READ, LOG_LEVEL } = parsed.data;
  return { port: PORT, host: HOST, folder: path.resolve(DATA_DIR, 'registry'), token: REGISTRY_TOKEN, closed: REGISTRY_READ === 'token', logLevel: LOG_LEVEL };
}
