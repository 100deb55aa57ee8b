import { codes, type Language, type TipRecord, type UserInfo } from '@portal/contracts';
import type { LevelInfo, Profile } from '@portal/contracts/user';
import { cleanDisplayName, displayNameProblem, levelOf, passwordProblem } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { Passwords } from '../../identity/passwords.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { WordFilter } from '../banned-words/index.ts';
import { presentPerson } from '../people/index.ts';
import { keepPace } from './pace.ts';
import type { Opened, SessionService } from './session.service.ts';
import { presentAccount } from './user.presenter.ts';
import { accountRepository, type Account } from './user.repository.ts';
import type { VerificationCodes } from './verification-codes.ts';

/** Guessing the old password at an unlocked phone is as slow as guessing it at the log-in. */
const passwordTries = { perSecond: 1 / 30, burst: 10 };
const changes = { perSecond: 1 / 6, burst: 20 };

/** What other nouns know of a member. */
export interface Elsewhere {
  /** Posts that anybody may see. */
  posts(accountId: number): Promise<number>;
  /** Settled tips in sum. */
  tips(accountId: number): Promise<TipRecord | null>;
  /** The match a commentator speaks at right now. */
  onAir(account: Account, language: Language): Promise<Profile['onAir']>;
  /** Whether an address is a picture that this member may show. */
  mayShow(accountId: number, url: string): Promise<boolean>;
}

interface Parts {
  db: Db;
  passwords: Passwords;
  limits: TokenBuckets;
  sessions: SessionService;
  codes: VerificationCodes;
  say: Say;
  wordFilter: Pick<WordFilter, 'hide' | 'finds'>;
  elsewhere: Elsewhere;
}
interface Changes {
  nickname?: string | undefined;
  profilePicture?: string | null | undefined;
  bio?: string | undefined;
}

/** Members: their public page, and what they change of themselves. */
export class AccountService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused 404 for a name nobody has. */
  async profile(username: string, language: Language): Promise<Profile> {
    const { db, elsewhere } = this.parts;
    const account = await accountRepository(db).byUsername(username);
    if (!account) throw refused.notFound();
    const [posts, tips, onAir] = await Promise.all([elsewhere.posts(account.id), elsewhere.tips(account.id), elsewhere.onAir(account, language)]);
    return { ...presentPerson(account), createdAt: account.createdAt.toISOString(), posts, tips, onAir, bio: account.bio };
  }

  /** The token is good but its account is gone: as good as no token. */
  async own(accountId: number): Promise<Account> {
    const account = await accountRepository(this.parts.db).byId(accountId);
    if (!account) throw refused.noToken();
    return account;
  }

  async level(accountId: number): Promise<LevelInfo> {
    const { experience, balance } = await this.own(accountId);
    const { level, from, to } = levelOf(experience);
    return { level, experience, from, to, balance };
  }

  /** Throws Refused 400 naming the field, 429 for too many changes. */
  async update(accountId: number, { nickname, profilePicture, bio }: Changes, language: Language): Promise<UserInfo> {
    const { db, say, elsewhere, wordFilter } = this.parts;
    keepPace(this.parts.limits, [`update-info ${accountId}`, changes]);
    const problems = [
      ...(nickname !== undefined && displayNameProblem(nickname) ? [{ path: 'nickname', message: say(language, 'user.displayName') }] : []),
      ...((await wordFilter.finds(nickname ?? '')) ? [{ path: 'nickname', message: say(language, 'user.bannedWord') }] : []),
      ...(profilePicture && !(await elsewhere.mayShow(accountId, profilePicture)) ? [{ path: 'profilePicture', message: say(language, 'user.picture') }] : []),
    ];
    if (problems.length > 0) throw refused.badInput(problems);
    const changed = await accountRepository(db).change(accountId, {
      ...(nickname !== undefined && { displayName: cleanDisplayName(nickname) }),
      ...(profilePicture !== undefined && { picture: profilePicture }),
      ...(bio !== undefined && { bio: await wordFilter.hide(bio.trim()) }),
    });
    if (!changed) throw refused.noToken();
    return presentAccount(changed);
  }

  /** Another password. All sessions end, this one goes on with the tokens it gets. Throws Refused with code 40110 for a wrong old password. */
  async changePassword(
    accountId: number,
    { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
    userAgent: string | undefined,
    language: Language,
  ): Promise<Opened> {
    const { db, passwords, sessions, say, codes: verification } = this.parts;
    keepPace(this.parts.limits, [`password ${accountId}`, passwordTries]);
    const account = await this.own(accountId);
    if (passwordProblem(newPassword, account.username)) throw refused.badInput([{ path: 'newPassword', message: say(language, 'user.passwordIsUsername') }]);
    const wrong = refused.business(codes.wrongCredentials, { words: 'user.wrongPassword' });
    if (!(await passwords.matches(account.passwordHash, oldPassword))) throw wrong;
    const passwordHash = await passwords.hash(newPassword);
    return db.transaction(async (tx) => {
      // Two changes at once: the later one knows the old password no more.
      if ((await accountRepository(tx).lock(accountId))?.passwordHash !== account.passwordHash) throw wrong;
      await accountRepository(tx).change(accountId, { passwordHash });
      await verification.drop(tx, accountId, 'password');
      await sessions.endAll(tx, accountId);
      return sessions.open(tx, account, userAgent);
    });
  }
}
