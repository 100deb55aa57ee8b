import path from 'node:path';
import { Refusal } from './refusal.ts';

export type Service = 'shell' | 'api' | 'registry';

/** What `npm start` takes from the environment. */
export type Settings = {
  readonly ports: Readonly<Record<Service, number>>;
  /** Address that the shell listens on; what stands behind it stays on loopback. */
  readonly host: string;
  /** Absolute path of everything the portal stores. */
  readonly dataDir: string;
  /** Whether the demo accounts exist: always, except in production without DEMO=1. */
  readonly demo: boolean;
};

type Env = Readonly<Record<string, string | undefined>>;

/** Variable and usual value of each port. */
export const PORTS = {
  shell: { variable: 'PORT', usual: 4200 },
  api: { variable: 'API_PORT', usual: 4300 },
  registry: { variable: 'REGISTRY_PORT', usual: 4400 },
} as const satisfies Record<Service, { variable: string; usual: number }>;

function readPort(env: Env, service: Service): number {
  const { variable, usual } = PORTS[service];
  const text = env[variable]?.trim();
  if (!text) return usual;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new Refusal(`${variable} must be a number from 1 to 65535, not '${text}'.`);
  return port;
}

/** Reads and checks the environment. Throws a Refusal that names the variable in question. */
export function readSettings(env: Env, root: string): Settings {
  const ports = { shell: readPort(env, 'shell'), api: readPort(env, 'api'), registry: readPort(env, 'registry') };
  for (const [one, other] of [
    ['shell', 'api'],
    ['shell', 'registry'],
    ['api', 'registry'],
  ] as const) {
    if (ports[one] === ports[other]) throw new Refusal(`${PORTS[one].variable} and ${PORTS[other].variable} are both ${ports[one]}: give each its own.`);
  }
  return {
    ports,
    host: env['HOST']?.trim() || '127.0.0.1',
    dataDir: path.resolve(root, env['DATA_DIR']?.trim() || '.data'),
    demo: env['NODE_ENV'] !== 'production' || ['1', 'on', 'true'].includes(env['DEMO'] ?? ''),
  };
}

/** Where a service listens. Visitors reach the shell alone: it carries the api's paths, and the registry is nobody's business. */
export const hostOf = ({ host }: Settings, service: Service): string => (service === 'shell' ? host : '127.0.0.1');

/** The address under which a service of these settings answers on this machine. */
export function addressOf(settings: Settings, service: Service): string {
  const { ports } = settings;
  const host = hostOf(settings, service);
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${ports[service]}`;
}
