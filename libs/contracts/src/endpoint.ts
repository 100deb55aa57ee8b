import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Who may call. `public`: anyone, a token is optional. `guest`: any token. `user`: a registered user. `staff`: siteRoleId 6.
 * The server checks it before the handler runs; a thing's own policy comes on top.
 */
export type Access = 'public' | 'guest' | 'user' | 'staff';

/** One call of the api: where it is, what goes in, what comes out. Server, client and `/docs` are made from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly tag: string;
  readonly summary: string;
  /** Not in the specification: ours, tagged `extension` in the API description. */
  readonly extension: boolean;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
}

const nothing = z.object({});
export type Nothing = typeof nothing;

interface Definition<P, Q, B, D> {
  id: string;
  method: Method;
  path: string;
  access: Access;
  tag: string;
  summary: string;
  extension?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  data: D;
}

export const endpoint = <
  D extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(definition: Definition<P, Q, B, D>): Endpoint<P, Q, B, D> => ({
  ...definition,
  extension: definition.extension ?? false,
  params: definition.params ?? (nothing as unknown as P),
  query: definition.query ?? (nothing as unknown as Q),
  body: definition.body ?? (nothing as unknown as B),
});

// zod types an empty object as Record<string, never>, which no intersection survives.
type Fields<S extends z.ZodType> = z.input<S> extends Record<string, never> ? unknown : z.input<S>;
/** What a caller hands in: params, query and body in one flat object. Their names never collide (a test says so). */
export type Input<E extends Endpoint> = Fields<E['params']> & Fields<E['query']> & Fields<E['body']>;
/** The `data` of a good answer. */
export type Output<E extends Endpoint> = z.output<E['data']>;
