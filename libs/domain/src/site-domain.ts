/** The domain that a host names, as sites are known by it: in lower case, without port and closing dot. Empty for what is no host name (ours). */
export function domainOfHost(host: string): string {
  const name = host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return name.length <= LONGEST && /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(name) ? name : '';
}
/** Of a host name, by the rules of DNS. */
const LONGEST = 253;

/** Where one site's own things stand, they replace the ones of all sites in the same place; those of other sites never count. Keeps the order (ours). */
export function ownOrCommon<T extends { domain: string | null }>(rows: readonly T[], domain: string | null, placeOf: (row: T) => string = () => ''): T[] {
  const owned = new Set(rows.filter((row) => domain !== null && row.domain === domain).map(placeOf));
  return rows.filter((row) => (owned.has(placeOf(row)) ? row.domain === domain : row.domain === null));
}
