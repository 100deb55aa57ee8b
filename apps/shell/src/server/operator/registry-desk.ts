import { z } from 'zod';
import { codes, gateReport, moveAnswer, previewAnswer, type previewRequest, type Move } from '@portal/contracts';
import type { MoveOutcome } from '../../releases/operator-calls.ts';
import { away, DeskProblem, noRegistryToken } from './desk-problem.ts';

interface Options {
  url: string;
  token: string | undefined;
  fetch?: typeof globalThis.fetch;
}
const READ_WITHIN = 5_000;
/** The gate reads records of all that is on air. */
const MOVE_WITHIN = 20_000;

const written = z.object({ code: z.number(), msg: z.string(), data: z.unknown().optional() });

/** The registry's calls in this shell's name. Answers are held against the contract; whatever goes wrong becomes one line for the operator. */
export function createDesk({ url, token, fetch = globalThis.fetch }: Options) {
  async function ask(path: string, init: RequestInit & { within?: number } = {}): Promise<Response> {
    if (!token) throw noRegistryToken();
    const { within, signal, ...rest } = init;
    const signals = [...(within === undefined ? [] : [AbortSignal.timeout(within)]), ...(signal ? [signal] : [])];
    let response: Response;
    try {
      response = await fetch(url + path, {
        ...rest,
        signal: AbortSignal.any(signals),
        headers: { authorization: `Bearer ${token}`, ...(rest.body !== undefined && { 'content-type': 'application/json' }) },
      });
    } catch {
      throw away('registry', 'the registry does not answer');
    }
    if (response.status === 401 || response.status === 403)
      throw away('token', 'the registry does not let this shell do that: its REGISTRY_TOKEN has no such right');
    if (response.status >= 500) throw away('registry', `the registry fails (HTTP ${response.status})`);
    return response;
  }
  const post = (path: string, body: unknown, within: number) => ask(path, { method: 'POST', body: JSON.stringify(body), within });

  return {
    async read<S extends z.ZodType>(path: string, shape: S): Promise<z.output<S>> {
      const response = await ask(path, { within: READ_WITHIN });
      if (!response.ok) throw await refused(response);
      return parsed(shape, await json(response));
    },
    async move(move: Move): Promise<MoveOutcome> {
      const response = await post('/moves', move, MOVE_WITHIN);
      const { msg, data } = parsed(written, await json(response));
      if (response.ok) return { outcome: 'answered', answer: parsed(moveAnswer, data) };
      const gate = gateReport.safeParse(data);
      if (response.status === 409) return { outcome: 'refused', why: gate.success ? 'gate' : 'conflict', says: msg, gate: gate.data ?? null };
      if (response.status === 404) return { outcome: 'refused', why: 'unknown', says: msg, gate: null };
      throw new DeskProblem(400, codes.badInput, msg);
    },
    async preview(request: z.infer<typeof previewRequest>): Promise<z.infer<typeof previewAnswer>> {
      const response = await post('/previews', request, READ_WITHIN);
      if (!response.ok) throw await refused(response);
      const body = await json(response);
      // Writes are answered in an envelope, reads as they are: a link is a bit of both.
      return parsed(previewAnswer, written.safeParse(body).data?.data ?? body);
    },
    /** The registry's stream of changes, as it comes. `signal` ends it. */
    async events(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
      const opening = new AbortController();
      const late = setTimeout(() => opening.abort(), READ_WITHIN);
      try {
        const response = await ask('/events', { signal: AbortSignal.any([signal, opening.signal]) });
        if (!response.ok || !response.body) throw away('registry', `the registry has no stream of changes (HTTP ${response.status})`);
        return response.body;
      } finally {
        clearTimeout(late);
      }
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;

const json = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

function parsed<S extends z.ZodType>(shape: S, value: unknown): z.output<S> {
  const result = shape.safeParse(value);
  if (!result.success) throw away('registry', 'the registry answers in a form that this shell does not know');
  return result.data;
}

async function refused(response: Response): Promise<DeskProblem> {
  const { msg } = written.safeParse(await json(response)).data ?? { msg: `the registry refuses (HTTP ${response.status})` };
  return response.status === 404 ? new DeskProblem(404, codes.notFound, msg) : new DeskProblem(400, codes.badInput, msg);
}
