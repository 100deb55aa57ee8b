/** The id at the end of `/tin-tuc/{words-id}`; undefined for a path that names no article. Words before it are for people and may be old. */
export function idOfSlug(slug: string): number | undefined {
  const found = /^(?:[a-z0-9]+-)*([1-9]\d{0,14})$/.exec(slug);
  return found ? Number(found[1]) : undefined;
}
