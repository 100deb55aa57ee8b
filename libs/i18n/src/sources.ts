import type { TextSource } from './instance.ts';

interface Page {
  readonly handle?: unknown;
  readonly children?: readonly Page[] | undefined;
}
/** What has texts in several places, as a remote does. */
interface Speaking {
  readonly messages: TextSource;
  readonly slots?: Readonly<Record<string, { readonly texts?: TextSource } | undefined>> | undefined;
  readonly routes: Readonly<Record<string, readonly Page[]>>;
}

/** The texts of pages, and of those below them. */
const below = (pages: readonly Page[]): TextSource[] =>
  pages.flatMap(({ handle, children = [] }) => [(handle as { texts?: TextSource } | undefined)?.texts ?? [], below(children)].flat());

/** All texts that a remote has, each once. */
export const sourcesOf = ({ messages, slots = {}, routes }: Speaking): TextSource[] => [
  ...new Set([messages, ...Object.values(slots).flatMap((slot) => slot?.texts ?? []), ...Object.values(routes).flatMap(below)]),
];
