import type { SmsSender } from './message.ts';

/** Longest wait for the gateway's answer (ms). */
const LONGEST = 10_000;

/** The gateway did not take a message; `status` is what it answered. */
export class SmsRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the gateway for text messages answered ${status}`);
    this.status = status;
  }
}

/** Text messages by a gateway of the operator's: `POST {to, text}` as JSON, any 2xx is a yes. User and password of the address are sent as Basic authorisation. */
export function smsWebhook(address: string): SmsSender {
  const url = new URL(address);
  const { username, password } = url;
  url.username = url.password = '';
  const headers = {
    'content-type': 'application/json',
    ...((username || password) && {
      authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
    }),
  };
  return {
    async send({ to, text }) {
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ to, text }), redirect: 'error', signal: AbortSignal.timeout(LONGEST) });
      await answer.body?.cancel();
      if (!answer.ok) throw new SmsRefused(answer.status);
    },
  };
}
