import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from './test.ts';

interface Posted {
  readonly kind: 'email' | 'sms';
  readonly to: string;
  readonly text: string;
}

/** What the shared portal has posted to an address or a number: in tests it goes into the outbox of its data folder. */
function postedTo(to: string): Posted[] {
  const outbox = process.env['PORTAL_OUTBOX'];
  if (!outbox) throw new Error('PORTAL_OUTBOX is not set: the portal was not started by the global setup');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(outbox, name), 'utf8')) as Posted)
    .filter((posted) => posted.to === to);
}

/** The six digits of the last message there, as soon as one has come. */
export async function codeSentTo(to: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(() => {
      code = /\b\d{6}\b/.exec(postedTo(to).at(-1)?.text ?? '')?.[0];
      return code;
    })
    .toBeDefined();
  return code!;
}
