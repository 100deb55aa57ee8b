import { DEMO_PASSWORD } from './members.ts';

/** What no log may hold, however it came there. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'an access, guest or device token': /\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/,
  // 32 random bytes; not the signature of one of those above.
  'a refresh token': /(?<![\w.-])[\w-]{43}(?![\w-])/,
  'a password': new RegExp(`${DEMO_PASSWORD}|khán đài b hàng|kh%C3%A1n`, 'i'),
  "the registry's token": /a-token-for-tests-only/,
};

/** The lines of a log that hold a secret, each with the kind of it; without the secret. */
export function secretsIn(log: string): string[] {
  return log.split('\n').flatMap((line, at) =>
    Object.entries(SECRETS)
      .filter(([, form]) => form.test(line))
      .map(([kind, form]) => `line ${at + 1} holds ${kind}: ${line.replace(form, '[…]').slice(0, 300)}`),
  );
}
