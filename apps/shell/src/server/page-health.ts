import { isRouteErrorResponse } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import type { HealthReport, RemoteName } from '@portal/contracts';
import { Deadline } from '../federation/deadline.ts';
import type { Releases } from '../federation/releases.ts';
import { attribute, type Blamed } from './attribute.ts';

export type FailureKind = HealthReport['failures'][number]['kind'];
export interface Failed extends Blamed {
  kind: FailureKind;
  message: string;
}

/** What a rendered page tells of its releases. It is the same for all who are served that page. */
export interface PageHealth {
  /** Versions that came with the page, by remote. */
  given: Partial<Record<RemoteName, string[]>>;
  /** Intended version of each remote that has a part in the page, whether it did its part or not. */
  used: Partial<Record<RemoteName, string>>;
  failed: readonly Failed[];
}

/** The api's answers, a slow api and 404s are no failures of the release that met them. */
const isFailure = (error: unknown): boolean => !(isRouteErrorResponse(error) || isApiError(error) || error instanceof Deadline || error instanceof Response);
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 300);

/** Collects what goes wrong during one render. `known`: the releases that are tried, newest first. */
export function createPageHealth(known: Releases) {
  const failed = new Map<string, Failed>();
  const used = new Set<RemoteName>();
  const versionsOf = () =>
    Object.fromEntries(Object.entries(known).map(([name, list]) => [name, (list ?? []).slice(0, 3).map(({ version }) => version)])) as PageHealth['given'];
  const put = (failure: Failed): void => {
    const id = `${failure.remote}@${failure.version}`;
    if (!failed.has(id)) failed.set(id, failure);
  };

  return {
    /** A part of the page asked for this remote. `loaded`: the version that came of it. */
    acquired(remote: RemoteName, loaded: string | undefined, error?: unknown): void {
      used.add(remote);
      const intended = known[remote]?.[0]?.version;
      if (intended !== undefined && loaded !== intended)
        put({ remote, version: intended, kind: 'load', message: error === undefined ? 'does not load on the server' : messageOf(error) });
    },
    /** Something was thrown. `at`: in whose place, if the stack says nothing; `components`: React's own stack. */
    threw(kind: FailureKind, error: unknown, { at, components = '' }: { at?: Blamed | undefined; components?: string | undefined }): void {
      if (!isFailure(error)) return;
      const stack = error instanceof Error ? String(error.stack) : '';
      const blamed = attribute(`${stack}\n${components}`, versionsOf()) ?? at;
      if (blamed) put({ ...blamed, kind, message: messageOf(error) });
    },
    /** `given`: what the browser gets, newest first. */
    result: (given: Releases): PageHealth => ({
      given: Object.fromEntries(Object.entries(given).map(([name, list]) => [name, (list ?? []).map(({ version }) => version)])),
      used: Object.fromEntries([...used].flatMap((name) => (known[name]?.[0] ? [[name, known[name][0].version]] : []))),
      failed: [...failed.values()],
    }),
  };
}
