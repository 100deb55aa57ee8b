import { createTransport } from 'nodemailer';
import type { Mailer } from './message.ts';

/** A mail server that says nothing for so long (ms) is taken for one that is away. */
const PATIENCE = 10_000;
/** One letter, with all that is said between (ms). */
const LONGEST = 30_000;

/** E-mail by SMTP. `url`: smtp:// or smtps:// with user and password in it; `from`: an address, with or without a name. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      // As an object, so that nothing in an address is read as a second one.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, signal: AbortSignal.timeout(LONGEST) });
    },
  };
}
