import { codes, type Language, type ShownTeam, type TipRecord, type UserInfo } from '@portal/contracts';
import type { LevelInfo, Profile } from '@portal/contracts/user';
import { cleanDisplayName, displayNameProblem, levelOf, passwordProblem } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { Passwords } from '../../identity/passwords.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { WordFilter } from '../banned-words/index.ts';
import { presentPerson } from '../people/index.ts';
import { keepPace, passwordTries } from './pace.ts';
import type { Opened, SessionService, Visit } from './session.service.ts';
import { shownTeamRepository } from './shown-team.repository.ts';
import { presentAccount } from './user.presenter.ts';
import { accountRepository, type Account } from './user.repository.ts';
import type { VerificationCodes } from './verification-codes.ts';

const changes = { perSecond: 1 / 6, burst: 20 };

/** What other nouns know of a member. */
export interface Elsewhere {
  /** Posts that anybody may see. */
  posts(accountId: number): Promise<number>;
  /** Settled tips in sum. */
  tips(accountId: number): Promise<TipRecord | null>;
  /** The match a commentator speaks at right now. */
  onAir(account: Account, language: Language): Promise<Profile['onAir']>;
  /** Teams of the sources by their ids; what is missing is none. */
  teams(ids: readonly number[], language: Language): Promise<ReadonlyMap<number, ShownTeam>>;
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
  coverPicture?: string | null | undefined;
  bio?: string | undefined;
  teamIds?: readonly number[] | undefined;
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
    const [posts, tips, onAir, teams] = await Promise.all([
      elsewhere.posts(account.id),
      elsewhere.tips(account.id),
      elsewhere.onAir(account, language),
      this.teamsOf(account.id, language),
    ]);
    return { ...presentPerson(account), createdAt: account.createdAt.toISOString(), posts, tips, onAir, bio: account.bio, cover: account.cover, teams };
  }

  /** The token is good but its account is gone: as good as no token. */
  async own(accountId: number): Promise<Account> {
    const account = await accountRepository(this.parts.db).byId(accountId);
    if (!account || account.leftAt) throw refused.noToken();
    return account;
  }

  async info(accountId: number, language: Language): Promise<UserInfo> {
    return this.present(await this.own(accountId), language);
  }

  async level(accountId: number): Promise<LevelInfo> {
    const { experience, balance } = await this.own(accountId);
    const { level, from, to } = levelOf(experience);
    return { level, experience, from, to, balance };
  }

  /** Throws Refused 400 naming the field, 429 for too many changes. */
  async update(accountId: number, { nickname, profilePicture, coverPicture, bio, teamIds }: Changes, language: Language): Promise<UserInfo> {
    const { db, say, elsewhere, wordFilter } = this.parts;
    keepPace(this.parts.limits, [`update-info ${accountId}`, changes]);
    const teams = teamIds && [...new Set(teamIds)];
    const known = teams && (await elsewhere.teams(teams, language));
    const isOwn = async (url: string | null | undefined) => !url || (await elsewhere.mayShow(accountId, url));
    const problems = [
      ...(nickname !== undefined && displayNameProblem(nickname) ? [{ path: 'nickname', message: say(language, 'user.displayName') }] : []),
      ...((await wordFilter.finds(nickname ?? '')) ? [{ path: 'nickname', message: say(language, 'user.bannedWord') }] : []),
      ...((await isOwn(profilePicture)) ? [] : [{ path: 'profilePicture', message: say(language, 'user.picture') }]),
      ...((await isOwn(coverPicture)) ? [] : [{ path: 'coverPicture', message: say(language, 'user.picture') }]),
      ...(teams?.every((id) => known?.has(id)) === false ? [{ path: 'teamIds', message: say(language, 'user.team') }] : []),
    ];
    if (problems.length > 0) throw refused.badInput(problems);
    const fields = {
      ...(nickname !== undefined && { displayName: cleanDisplayName(nickname) }),
      ...(profilePicture !== undefined && { picture: profilePicture }),
      ...(coverPicture !== undefined && { cover: coverPicture }),
      ...(bio !== undefined && { bio: await wordFilter.hide(bio.trim()) }),
    };
    const changed = await db.transaction(async (tx) => {
      // Two changes at once: the teams are those of one of them.
      const held = await accountRepository(tx).lock(accountId);
      if (!held || held.leftAt) throw refused.noToken();
      if (teams) await shownTeamRepository(tx).replace(accountId, teams);
      return accountRepository(tx).change(accountId, fields);
    });
    if (!changed) throw refused.noToken();
    return this.present(changed, language);
  }

  private async present(account: Account, language: Language): Promise<UserInfo> {
    return { ...presentAccount(account), teams: await this.teamsOf(account.id, language) };
  }

  private async teamsOf(accountId: number, language: Language): Promise<ShownTeam[]> {
    const ids = await shownTeamRepository(this.parts.db).of(accountId);
    if (ids.length === 0) return [];
    const known = await this.parts.elsewhere.teams(ids, language);
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  /** Another password. All sessions end, this one goes on with the tokens it gets. Throws Refused with code 40110 for a wrong old password. */
  async changePassword(
    accountId: number,
    { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
    visit: Visit,
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
      return sessions.open(tx, account, visit);
    });
  }
}
