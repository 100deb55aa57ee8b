import type { MarkNetwork } from '../../identity/network-mark.ts';
import type { Passwords } from '../../identity/passwords.ts';
import type { Tokens } from '../../identity/tokens.ts';
import type { Messengers, PostRoom } from '../../messaging/index.ts';
import type { Base, Module } from '../../module.ts';
import type { WordFilter } from '../banned-words/index.ts';
import type { Ledger } from '../points/index.ts';
import type { UploadService } from '../uploads/index.ts';
import { accountRoutes } from './account.routes.ts';
import { AccountService, type Elsewhere } from './account.service.ts';
import { confirmationRoutes } from './confirmation.routes.ts';
import { ConfirmationService } from './confirmation.service.ts';
import { RecoveryService } from './recovery.service.ts';
import { RegistrationService, type Invited } from './registration.service.ts';
import { sessionRoutes } from './session.routes.ts';
import { SessionService } from './session.service.ts';
import { userRoutes } from './user.routes.ts';
import { VerificationCodes } from './verification-codes.ts';

interface Deps extends Base {
  tokens: Tokens;
  passwords: Passwords;
  messengers: Messengers;
  postRoom: PostRoom;
  ledger: Ledger;
  uploads: UploadService;
  /** What others have of a member. */
  elsewhere: Omit<Elsewhere, 'mayShow'>;
  /** Of which verification codes are made. */
  secret: Uint8Array;
  wordFilter: WordFilter;
  markNetwork: MarkNetwork;
  invited: Invited;
}

/** Accounts: logging in, registering, confirming, recovering, and what a member shows. */
export function userModule({ tokens, messengers, postRoom, ledger, uploads, elsewhere, secret, wordFilter, markNetwork, invited, ...base }: Deps): Module {
  const { db, clock, say, limits, passwords } = base;
  const sessions = new SessionService({ db, clock, tokens, passwords, limits, markNetwork });
  const codes = new VerificationCodes({ db, clock, secret });
  const writing = { db, clock, limits, say, passwords, sessions, codes, messengers, postRoom };
  const ownerOf = async (url: string) => (await uploads.picturesOf([url])).get(url)?.ownerId;
  return {
    routes(app) {
      userRoutes(app, { db, sessions, say, limits });
      sessionRoutes(app, db, sessions);
      confirmationRoutes(app, { sessions, confirmation: new ConfirmationService(writing), recovery: new RecoveryService({ ...writing, tokens }) });
      accountRoutes(app, {
        registration: new RegistrationService({
          db,
          clock,
          passwords,
          limits,
          sessions,
          ledger,
          invited,
          say,
          wordFilter,
          isPicture: async (url) => (await ownerOf(url)) === null,
        }),
        accounts: new AccountService({
          db,
          passwords,
          limits,
          sessions,
          codes,
          say,
          wordFilter,
          elsewhere: { ...elsewhere, mayShow: async (accountId, url) => (await ownerOf(url)) === accountId },
        }),
      });
    },
    housekeeping: [() => sessions.forgetExpired(), () => codes.forgetExpired()],
    close: () => postRoom.close(),
  };
}
