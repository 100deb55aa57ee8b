import type { z } from 'zod';
import { gateReport, type GateReport } from '@portal/contracts';
import { z as shape } from 'zod';

/** The registry said no, or did not answer; `message` is one line for a person. `status` is missing where nothing answered. */
export class RegistryRefused extends Error {
  readonly status: number | undefined;
  /** What the gate found, where it was the gate that said no. */
  readonly report: GateReport | undefined;
  constructor(message: string, { status, report }: { status?: number | undefined; report?: GateReport | undefined } = {}) {
    super(message);
    this.status = status;
    this.report = report;
  }
}

export interface RegistryClient {
  /** A plain answer. */
  get<Shape extends z.ZodType>(path: string, of: Shape): Promise<z.output<Shape>>;
  isThere(path: string): Promise<boolean>;
  /** `data` of a good answer to a write. `patience`: milliseconds. */
  send<Shape extends z.ZodType>(method: 'POST' | 'DELETE', path: string, body: unknown, of: Shape, patience?: number): Promise<z.output<Shape>>;
  /** Whether a token is known; reading the state and files needs none. */
  readonly hasToken: boolean;
}

const PATIENCE = 30_000;
/** The registry's own limit for a body, which it would cut off. */
const MOST_BYTES = 30 * 1024 * 1024;
const answer = shape.object({ msg: shape.string().optional(), data: shape.unknown().optional() });

/** Speaks to a running registry. Every failure is a RegistryRefused. */
export function registryClient({ url, token }: { url: string; token: string | undefined }): RegistryClient {
  async function ask(path: string, { patience = PATIENCE, ...init }: RequestInit & { patience?: number } = {}): Promise<Response> {
    try {
      const headers = { ...init.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
      return await fetch(new URL(path, url), { ...init, headers, signal: AbortSignal.timeout(patience) });
    } catch (error) {
      const cause =
        error instanceof Error && error.cause instanceof Error
          ? ((error.cause as NodeJS.ErrnoException).code ?? error.cause.message)
          : error instanceof Error
            ? error.name
            : String(error);
      throw new RegistryRefused(`no registry answers at ${url} (${cause}); is it running? REGISTRY_URL says where to look`);
    }
  }

  async function refused(response: Response): Promise<RegistryRefused> {
    const { data: said } = answer.safeParse(await response.json().catch(() => undefined));
    if (response.status === 401 && token === undefined)
      return new RegistryRefused('REGISTRY_TOKEN is not set; this needs a token of the registry', { status: 401 });
    return new RegistryRefused(said?.msg || `the registry answered ${response.status}`, {
      status: response.status,
      report: gateReport.safeParse(said?.data).data,
    });
  }

  const fitting = <Shape extends z.ZodType>(of: Shape, json: unknown): z.output<Shape> => {
    const parsed = of.safeParse(json);
    if (!parsed.success) throw new RegistryRefused(`what answers at ${url} is not a registry, or a newer one than this command line`);
    return parsed.data;
  };

  return {
    hasToken: token !== undefined,
    async get(path, of) {
      const response = await ask(path);
      if (!response.ok) throw await refused(response);
      return fitting(of, await response.json().catch(() => undefined));
    },
    async isThere(path) {
      const response = await ask(path, { method: 'HEAD' });
      if (response.status === 404 || response.ok) return response.ok;
      throw await refused(response);
    },
    async send(method, path, body, of, patience) {
      if (token === undefined) throw new RegistryRefused('REGISTRY_TOKEN is not set; writing needs a token of the registry');
      const text = body === undefined ? undefined : JSON.stringify(body);
      if (text !== undefined && text.length > MOST_BYTES)
        throw new RegistryRefused(`the body is too large: ${Math.ceil(text.length / 1024 / 1024)} MB, 30 MB at most, base64 included`);
      const response = await ask(path, {
        method,
        ...(text === undefined ? {} : { body: text, headers: { 'content-type': 'application/json' } }),
        ...(patience === undefined ? {} : { patience }),
      });
      if (!response.ok) throw await refused(response);
      return fitting(of, ((await response.json().catch(() => ({}))) as { data?: unknown }).data);
    },
  };
}
