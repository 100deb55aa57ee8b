import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { newToken, TokenInfo } from '@portal/contracts';
import type { KeptToken } from '../book/book.ts';
import type { Ledger } from '../book/ledger.ts';
import { sha256 } from '../hashes.ts';
import { notFound, taken } from '../problem.ts';
import type { Who } from './who.ts';

/** Each is looked at with every request. */
const MOST = 200;
const infoOf = ({ id, name, role, remote, at }: KeptToken): TokenInfo => ({ id, name, role, remote, at });
const words = ({ name, role, remote, id }: TokenInfo) => `${name}: ${role}${remote ? ` ${remote}` : ''} (${id})`;

/** Tokens that a manager hands out. Only the hash of a secret is kept; the secret is told once. */
export function createTokens({ ledger }: { ledger: Ledger }) {
  return {
    list: (): TokenInfo[] => ledger.book.tokens.map(infoOf),
    async make({ name, role, remote = undefined }: z.output<typeof newToken>, who: Who): Promise<{ token: TokenInfo; secret: string }> {
      const secret = `reg_${randomBytes(32).toString('base64url')}`;
      const id = randomBytes(4).toString('hex');
      let token: TokenInfo | undefined;
      await ledger.write(async (book, { at }) => {
        if (book.tokens.length >= MOST) throw taken(`There are ${MOST} tokens already; revoke one first.`);
        if (book.tokens.some((one) => one.name === name) || ['root', 'registry'].includes(name))
          throw taken(`There is a token named '${name}' already; the log tells people apart by it.`);
        token = { id, name, role, remote: remote ?? null, at };
        return {
          book: { ...book, tokens: [...book.tokens, { ...token, sha256: sha256(secret) }] },
          entry: { do: 'token', token: who.name, by: '', moves: [], note: words(token) },
        };
      });
      if (!token) throw new Error('the token was not made');
      return { token, secret };
    },
    /** It is refused from now on. Throws a Problem (404). */
    async revoke(id: string, who: Who): Promise<void> {
      await ledger.write(async (book) => {
        const token = book.tokens.find((one) => one.id === id);
        if (!token) throw notFound('There is no token of this id.');
        return {
          book: { ...book, tokens: book.tokens.filter((one) => one !== token) },
          entry: { do: 'revoke', token: who.name, by: '', moves: [], note: words(token) },
        };
      });
    },
  };
}
export type Tokens = ReturnType<typeof createTokens>;
