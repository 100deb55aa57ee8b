import { argon2id, hash, verify, type HashOptions } from 'argon2';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an unknown user (`stored` undefined), so that the time does not tell which names exist. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
}

/** argon2id. Tests hand in cheap `cost`; the default is the library's. */
export function passwords(cost: HashOptions = {}): Passwords {
  const options = { ...cost, type: argon2id } as HashOptions & { raw?: false };
  let stranger: Promise<string> | undefined;
  // One that failed, as where memory is short, is made anew for the next who asks.
  const standIn = () =>
    (stranger ??= hash('nobody has this password', options).catch((error: unknown) => {
      stranger = undefined;
      throw error;
    }));
  return {
    hash: (password) => hash(password, options),
    async matches(stored, password) {
      const good = await verify(stored ?? (await standIn()), password);
      return stored !== undefined && good;
    },
  };
}
