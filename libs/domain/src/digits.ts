/** Team, tournament and match ids in a path are digits only (specification, sections 2 and 5); anything else is a 404. */
export function isDigitsOnly(text: string): boolean {
  return /^[0-9]+$/.test(text);
}

/** The id a path segment names (section 5), or null: not digits, or too long to be a number exactly. */
export function idFromPath(text: string): number | null {
  if (!isDigitsOnly(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
