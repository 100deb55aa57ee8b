import { userCalls } from '@portal/contracts/user';

/** Says that a page is left by a request that outlives it (section 4). Beacons carry no headers, so it is a request that is kept alive; of its failure nobody can be told. */
export function sayGoodbye(token: string | undefined, page: string, ask: typeof fetch = fetch): void {
  if (token === undefined) return;
  const { method, path } = userCalls.offline;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  void ask(path, { method, keepalive: true, headers, body: JSON.stringify({ uuid: page }) }).catch(() => {});
}
