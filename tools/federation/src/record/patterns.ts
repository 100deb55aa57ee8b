/** As much of a route as says where it is. */
export interface RoutePath {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: readonly RoutePath[] | undefined;
}

/** Whole patterns of a remote's routes (`/truc-tiep/:sport/:match`, `/chatroom/*`), sorted, each once. A route that only holds others has none of its own. */
export function patternsOf(routes: Readonly<Record<string, readonly RoutePath[]>>): string[] {
  return [...new Set(Object.entries(routes).flatMap(([prefix, below]) => below.flatMap((route) => patternsBelow(prefix, route))))].sort();
}

function patternsBelow(prefix: string, { path, children }: RoutePath): string[] {
  const here = join(prefix, path);
  return children?.length ? children.flatMap((child) => patternsBelow(here, child)) : [here];
}

const join = (prefix: string, path = ''): string =>
  `/${`${prefix}/${path}`
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`;
