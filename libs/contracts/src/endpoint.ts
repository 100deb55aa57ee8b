import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Who may call. `public`: anyone, a token is optional. `guest`: any token. `user`: a registered user. `staff`: siteRoleId 6.
 * The server checks it before the handler runs; a thing's own policy comes on top.
 */
export type Access = 'public' | 'guest' | 'user' | 'staff';

/** `caller`: the answer is the asker's own, or tells something of them (their reaction, what they may do). Undefined: the same for everybody. */
export type Varies = 'caller' | undefined;

/** One call of the api: where it is, what goes in, what comes out. Server, client and `/docs` are made from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  By extends Varies = Varies,
> {
  readonly id: string;
  readonly method: Method;
  /** `{name}` stands for a param. */
  readonly path: string;
  readonly access: Access;
  /** Who asks is part of the question: of the key that an answer is held by, of what is dropped when another person speaks. Whatever is not `public` varies by the caller. */
  readonly varies: By;
  readonly tag: string;
  /** For the description of the api; '' in the builds of browsers. */
  readonly summary: string;
  /** Not in the specification: ours, tagged `extension` in the API description. */
  readonly extension: boolean;
  /** The body is sent as multipart/form-data: it holds a file. */
  readonly form: boolean;
  /** A good answer is bytes, not the envelope. */
  readonly binary: boolean;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
}

const nothing = z.object({});
export type Nothing = typeof nothing;

interface Definition<P, Q, B, D, A extends Access, V extends Varies> {
  id: string;
  method: Method;
  path: string;
  access: A;
  varies?: V;
  tag: string;
  summary: string;
  extension?: boolean;
  form?: boolean;
  binary?: boolean;
  params?: () => P;
  query?: () => Q;
  body?: () => B;
  data: () => D;
}

/** Made when it is first asked for. */
function once<S>(make: () => S): () => S {
  let made: S | undefined;
  return () => (made ??= make());
}

/**
 * What goes in and out is handed in as functions: every release carries all calls and makes few, and the schemas of one call cost a phone more than the rest of it.
 * Each schema is made once.
 */
export const endpoint = <
  D extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  const A extends Access = Access,
  const V extends Varies = undefined,
>({
  params,
  query,
  body,
  data,
  extension = false,
  form = false,
  binary = false,
  varies,
  ...rest
}: Definition<P, Q, B, D, A, V>): Endpoint<P, Q, B, D, A extends 'public' ? V : 'caller'> => {
  const none = () => nothing as unknown;
  const parts = { params: once((params ?? none) as () => P), query: once((query ?? none) as () => Q), body: once((body ?? none) as () => B), data: once(data) };
  return {
    ...rest,
    varies: (rest.access === 'public' ? varies : 'caller') as A extends 'public' ? V : 'caller',
    extension,
    form,
    binary,
    get params() {
      return parts.params();
    },
    get query() {
      return parts.query();
    },
    get body() {
      return parts.body();
    },
    get data() {
      return parts.data();
    },
  };
};

// zod types an empty object as Record<string, never>, which no intersection survives.
type Fields<S extends z.ZodType> = z.input<S> extends Record<string, never> ? unknown : z.input<S>;
/** What a caller hands in: params, query and body in one flat object. Their names never collide (a test says so). */
export type Input<E extends Endpoint> = Fields<E['params']> & Fields<E['query']> & Fields<E['body']>;
/** The `data` of a good answer. */
export type Output<E extends Endpoint> = z.output<E['data']>;
