import { envelope, type Endpoint, type Input, type Output } from '@portal/contracts';
import { Complaint } from './command.ts';

/** Of one answer; longer waits are for nobody. */
const PATIENCE = 30_000;

/** Asks a portal from outside, as anybody may; only of calls that are read. Undefined where there is no such thing. Throws Complaint, with these words, where it does not answer as the contract says. */
export async function askPortal<E extends Endpoint>(portal: string, call: E, input: Input<E>, unsaid: string): Promise<Output<E> | undefined> {
  const url = new URL(call.path, portal);
  for (const [name, value] of Object.entries(input as object)) url.searchParams.set(name, String(value));
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
  if (response?.status === 404) return undefined;
  const read = envelope(call.data).safeParse(await response?.json().catch(() => undefined));
  if (!read.success) throw new Complaint(`${url.origin}: ${unsaid}`);
  return read.data.data as Output<E>;
}
