/** Deeper than any contract goes; a text made to exhaust the stack goes further. */
export const DEEPEST = 200;

/** Equal as JSON: the order of names does not matter. What lies deeper than DEEPEST counts as different. */
export function sameJson(one: unknown, other: unknown, depth = 0): boolean {
  if (Object.is(one, other)) return true;
  if (depth > DEEPEST || typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((item, index) => sameJson(item, other[index], depth + 1));
  }
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameJson(one[name as never], other[name as never], depth + 1))
  );
}
