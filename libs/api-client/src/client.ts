import axios, { type AxiosInstance, type AxiosProgressEvent, type AxiosResponse } from 'axios';
import {
  codes,
  emptyList,
  envelope,
  isGuarded,
  missingInput,
  refusal,
  retryStatuses,
  withRest,
  type Endpoint,
  type Input,
  type Language,
  type Output,
} from '@portal/contracts';
import { ApiError, isApiError, type ApiErrorKind } from './error.ts';
import { withoutInput, withoutToken } from './guarded.ts';

/** Where tokens come from: user token, else guest token, else stored token (section 7). The session implements it. */
export interface TokenSource {
  current(): string | undefined;
  /** Whether that is a member's own: without it guarded calls are not sent (section 5). */
  isMember(): boolean;
  /** A call was answered 401: get a new token, once for any number of waiting calls. Resolves false when there is none to be had. */
  renew(call: string, used: string | undefined): Promise<boolean>;
}
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** For nobody in particular: no member's token goes along, also where there is one. */
  asNobody?: boolean;
  /** Of what is sent: the share that is on its way, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

export interface ApiClient {
  /**
   * Makes a call of the contract. Resolves with the `data` of a good answer, read by the caller's schema and with what that let fall (another release in the page may know it); rejects with an ApiError. Section 5: a guarded call without a member's token is
   * not sent (a list is empty, anything else rejects with `noToken`), nor is one without its required input (`badInput`, status 0, naming the fields).
   */
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Output<E>>;
}

interface Options {
  baseUrl: string;
  /** In which the api answers; a function where it may change. */
  language: Language | (() => Language);
  tokens?: TokenSource;
  /** Milliseconds; a call without an answer by then counts as offline. */
  timeout?: number;
  http?: AxiosInstance;
  /** Headers to pass on, for calls made by the server in a visitor's name. */
  headers?: Record<string, string>;
}

const kinds: Record<number, ApiErrorKind> = { 400: 'badInput', 401: 'noToken', 403: 'notAllowed', 404: 'notFound', 413: 'badInput', 429: 'tooMany' };
/** A picture, or a video of a hundred megabytes, takes its time on a phone's way up; the api waits as long. Milliseconds. */
const FORM_TIMEOUT = 5 * 60_000;
/** Reads that the rule of section 9 must not repeat: each 429 of guest-info counts towards its cap. */
const neverRetried = new Set(['user.guestInfo']);

export function createApiClient({ baseUrl, language, tokens, timeout = 10_000, http = axios.create(), headers = {} }: Options): ApiClient {
  async function once<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions, token: string | undefined): Promise<Output<E>> {
    const { path, query, body } = split(endpoint, input as Record<string, unknown>);
    let response: AxiosResponse<unknown>;
    try {
      response = await http.request({
        baseURL: baseUrl,
        url: path,
        method: endpoint.method,
        params: query,
        timeout: endpoint.form ? Math.max(timeout, FORM_TIMEOUT) : timeout,
        validateStatus: () => true,
        maxRedirects: 0,
        ...(endpoint.method !== 'GET' && { data: endpoint.form ? formOf(body) : body }),
        ...(options.signal && { signal: options.signal }),
        ...(options.onProgress && { onUploadProgress: ({ progress }: AxiosProgressEvent) => options.onProgress?.(progress ?? 0) }),
        headers: {
          ...(!endpoint.form && { 'content-type': 'application/json' }),
          'accept-language': typeof language === 'function' ? language() : language,
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
        },
      });
    } catch (cause) {
      throw new ApiError(axios.isCancel(cause) ? 'aborted' : 'offline', { call: endpoint.id, cause });
    }
    return read(endpoint, response);
  }

  async function withRetry<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions, token: string | undefined): Promise<Output<E>> {
    try {
      return await once(endpoint, input, options, token);
    } catch (error) {
      const again =
        endpoint.method === 'GET' &&
        !neverRetried.has(endpoint.id) &&
        error instanceof ApiError &&
        ((retryStatuses as readonly number[]).includes(error.status) || error.kind === 'offline');
      if (!again || options.signal?.aborted) throw error;
      return once(endpoint, input, options, token);
    }
  }

  /** Calls with headers of their own carry somebody's token in them. */
  const maySend = (endpoint: Endpoint) =>
    !isGuarded(endpoint) || (tokens ? tokens.isMember() : Object.keys(headers).some((name) => name.toLowerCase() === 'authorization'));

  return {
    async call(endpoint, input, options = {}) {
      const given = input as Record<string, unknown>;
      const missing = missingInput(endpoint, given);
      if (missing.length > 0) throw withoutInput(endpoint, missing);
      if (!maySend(endpoint)) {
        const empty = emptyList(endpoint, given);
        if (empty === undefined) throw withoutToken(endpoint);
        return empty;
      }
      const withheld = () => options.asNobody === true && tokens?.isMember() === true;
      const token = withheld() ? undefined : tokens?.current();
      try {
        return await withRetry(endpoint, input, options, token);
      } catch (error) {
        // A renewal may end in a guest, who must not ask for a member.
        if (!isApiError(error) || error.status !== 401 || !tokens || withheld() || !(await tokens.renew(endpoint.id, token)) || !maySend(endpoint)) throw error;
        return withRetry(endpoint, input, options, withheld() ? undefined : tokens.current());
      }
    },
  };
}

/** Sorts the flat input into path, query and body by the endpoint's own schemas. */
function split(endpoint: Endpoint, input: Record<string, unknown>) {
  const own = (schema: unknown) => Object.keys((schema as { shape?: object }).shape ?? {});
  const pick = (names: string[]) => Object.fromEntries(names.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  return { path, query: pick(own(endpoint.query)), body: pick(own(endpoint.body)) };
}

/** The browser writes the boundary itself; files come last, as some readers of forms want it. */
function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  return form;
}

function read<E extends Endpoint>(endpoint: E, response: AxiosResponse<unknown>): Output<E> {
  const call = endpoint.id;
  if (response.status < 400) {
    const good = envelope(endpoint.data).safeParse(response.data);
    if (good.success) return withRest((response.data as { data: unknown }).data, good.data.data) as Output<E>;
    const bad = refusal.safeParse(response.data);
    if (!bad.success || bad.data.code === codes.ok) throw new ApiError('contract', { call, status: response.status, cause: good.error });
    throw new ApiError('refused', { call, status: response.status, code: bad.data.code, serverMessage: bad.data.msg });
  }
  const bad = refusal.safeParse(response.data);
  const retryAfter = Number(response.headers['retry-after']);
  throw new ApiError(kinds[response.status] ?? 'server', {
    call,
    status: response.status,
    ...(bad.success && { code: bad.data.code, serverMessage: bad.data.msg, problems: bad.data.errors }),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  });
}
