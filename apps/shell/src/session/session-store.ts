import { makeAutoObservable, runInAction } from 'mobx';
import { limits, type Output, type UserInfo } from '@portal/contracts';
import { userCalls, type Credentials, type Registration } from '@portal/contracts/user';
import { isApiError, type ApiClient, type ApiError, type TokenSource } from '@portal/api-client';
import { reactionTo, type ReactingCall } from '@portal/domain';
import type { Clock, Session, SessionState } from '@portal/platform';
import { createRenewal, type Lock, type Renewed } from './renewal.ts';
import type { TokenStore } from './token-store.ts';
import { beginVisit } from './visit.ts';

interface Dependencies {
  tokens: TokenStore;
  clock: Clock;
  /** Lets the tabs of one browser refresh one after the other. */
  lock: Lock;
  /** Called after the token in use has changed: sockets connect anew. */
  onTokenChange(): void;
  /** A refresh was refused: red notice (section 4). */
  onExpired(): void;
}

/** Section 8 tells these apart; a socket's FIBE_NOT_LOGIN has no call. */
const reacting: Readonly<Record<string, ReactingCall>> = {
  [userCalls.guestInfo.id]: 'guestInfo',
  [userCalls.info.id]: 'userInfo',
  [userCalls.refreshToken.id]: 'refreshToken',
};

/**
 * The visitor's session (section 4): a guest is made by itself, a stored token is reused, a refresh is asked once for any number of waiting calls and tabs.
 * Who belongs to the member alone (presence, notifications) follows `state`: it leaves `user` the moment one logs out, before anything is asked.
 * Remotes see it as the read-only `Session`.
 */
export class SessionStore implements Session, TokenSource {
  state: SessionState = { status: 'starting' };
  /** The dialog that was asked for. */
  dialog: 'login' | 'register' | 'forgot' | undefined = undefined;
  readonly #deps: Dependencies;
  readonly #renewal: (used: string | undefined) => Promise<Renewed>;
  #api: ApiClient | undefined;
  #renewing: Promise<boolean> | undefined;
  /** Counts beginnings: an answer to an earlier one is ignored. */
  #turn = 0;
  #loading: Promise<void> | undefined;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#renewal = createRenewal({
      tokens: deps.tokens,
      lock: deps.lock,
      refresh: (refreshToken) => this.#client.call(userCalls.refreshToken, { refreshToken }),
    });
    makeAutoObservable(this, { current: false, isMember: false, renew: false, start: false });
  }

  /** The client needs the tokens and the session needs the client: they meet here. */
  use(api: ApiClient): void {
    this.#api = api;
  }

  current(): string | undefined {
    return this.#deps.tokens.current();
  }
  isMember(): boolean {
    return this.#deps.tokens.token() !== undefined;
  }

  get user(): UserInfo | undefined {
    return this.state.status === 'guest' || this.state.status === 'user' ? this.state.user : undefined;
  }

  askLogin(): void {
    this.dialog = 'login';
  }
  askRegister(): void {
    this.dialog = 'register';
  }
  /** Where one gets a new password by e-mail. */
  askForgot(): void {
    this.dialog = 'forgot';
  }
  closeDialog(): void {
    this.dialog = undefined;
  }

  /** Begins: user info with a token, else guest info with a stored guest token, else a new guest. Whoever asks while it is under way waits for the same. */
  start(): Promise<void> {
    this.#loading ??= this.#restart();
    return this.#loading;
  }

  /** Begins anew with the tokens of now; what an earlier beginning still finds out is about somebody else and counts no more. */
  #restart(refusal?: ApiError): Promise<void> {
    const turn = ++this.#turn;
    const loading = this.#load(turn, refusal).finally(() => {
      if (turn === this.#turn) this.#loading = undefined;
    });
    this.#loading = loading;
    return loading;
  }

  /** Section 4: stores the tokens at once, asks who it is after 1 s. Rejects with the server's refusal. */
  async login(credentials: Credentials): Promise<void> {
    await this.#enter(await this.#client.call(userCalls.login, { ...credentials, devices: this.devices }));
  }

  /** A new member is logged in at once. Rejects with the server's refusal. */
  async register(registration: Registration): Promise<void> {
    const { devices } = this;
    await this.#enter(await this.#client.call(userCalls.register, { ...registration, ...(devices.length > 0 && { devices }) }));
  }

  /** What members who have logged in here are known by in this browser. */
  get devices(): string[] {
    return this.#deps.tokens.devices();
  }

  /** What the next log-in of a member is known by in this browser. */
  rememberDevice(device: string | undefined): void {
    if (device !== undefined) this.#deps.tokens.rememberDevice(device);
  }

  /** Before it begins: a log-in that was posted as a form, whose answer is this page. */
  arrive({ accessToken, refreshToken, device }: Output<typeof userCalls.login>): void {
    this.rememberDevice(device);
    this.#deps.tokens.becomeUser(accessToken, refreshToken);
  }

  async #enter({ accessToken, refreshToken, device }: Output<typeof userCalls.login>): Promise<void> {
    // From here on whatever a guest's beginning brings is late.
    const turn = ++this.#turn;
    this.rememberDevice(device);
    this.#deps.tokens.becomeUser(accessToken, refreshToken);
    runInAction(() => {
      this.dialog = undefined;
    });
    this.#leave();
    await new Promise<void>((resolve) => {
      this.#deps.clock.after(limits.userInfoAfterLogin, resolve);
    });
    // Another tab has logged out, or in, within that second: that is under way already.
    await (turn === this.#turn ? this.#restart() : this.#loading);
    this.#deps.onTokenChange();
  }

  async refreshUser(): Promise<void> {
    const { status } = this.state;
    if (status !== 'user' && status !== 'guest') return;
    const turn = this.#turn;
    try {
      this.#become(turn, status, await this.#client.call(status === 'user' ? userCalls.info : userCalls.guestInfo, {}));
    } catch (error) {
      // 401 and 500 mean what they mean when a visit begins (section 8). Otherwise the header shows what it knew; the next beginning asks again.
      if (turn !== this.#turn || !isApiError(error) || ![401, 500].includes(error.status)) return;
      const before = this.current();
      await this.#restart(error);
      if (before !== this.current()) this.#deps.onTokenChange();
    }
  }

  /** The page is seen again (section 4): user info anew, then the token is checked; one that is over is renewed. Resolves once it is known who speaks; never rejects. */
  async seenAgain(): Promise<void> {
    await this.#loading;
    await this.refreshUser();
    const used = this.current();
    if (used === undefined) return;
    // Without an answer nothing is known against the token.
    const { valid } = await this.#client.call(userCalls.checkToken, {}).catch(() => ({ valid: true }));
    if (!valid) await this.renew(undefined, used);
  }

  async changePassword(passwords: { oldPassword: string; newPassword: string }): Promise<void> {
    const turn = this.#turn;
    const { accessToken, refreshToken, device } = await this.#client.call(userCalls.updatePassword, passwords);
    this.rememberDevice(device);
    // Logged out meanwhile: these tokens are for somebody who has left.
    if (turn !== this.#turn) return;
    this.#deps.tokens.becomeUser(accessToken, refreshToken);
    this.#deps.onTokenChange();
  }

  async logout(): Promise<void> {
    const refreshToken = this.#deps.tokens.refreshToken();
    // The visitor leaves at once; that the server forgets the session too is a courtesy that may fail.
    if (refreshToken) this.#client.call(userCalls.logout, { refreshToken }).catch(() => {});
    this.#deps.tokens.clear();
    this.#leave();
    await this.#restart();
    this.#deps.onTokenChange();
  }

  /** Another tab has logged in or out, or has renewed the token: this one follows. */
  async tokensChangedElsewhere(): Promise<void> {
    if (this.state.status === 'user' && !this.isMember()) this.#leave();
    await this.#restart();
    this.#deps.onTokenChange();
  }

  /** One refresh for all who wait (section 8: other authorised calls trigger a token refresh). `call`, `used`: what was refused, and with which token. */
  renew(call?: string, used = this.current()): Promise<boolean> {
    const asking = (call !== undefined && reacting[call]) || 'other';
    const { do: what } = reactionTo(401, asking, { authorised: call === undefined || used !== undefined, guestFailures: 0 });
    // What user and guest info lead to is up to whoever asked them.
    if (asking !== 'other') return Promise.resolve(false);
    if (used !== this.current()) return Promise.resolve(this.current() !== undefined);
    if (what !== 'refreshToken') return Promise.resolve(false);
    this.#renewing ??= this.#renew(used).finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #renew(used: string | undefined): Promise<boolean> {
    const { tokens, onExpired, onTokenChange } = this.#deps;
    switch (await this.#renewal(used)) {
      case 'renewed':
        onTokenChange();
        return true;
      case 'missing':
        tokens.dropGuest();
        await this.#restart();
        onTokenChange();
        return this.user !== undefined;
      case 'refused':
        onExpired();
        await this.logout();
        return false;
      case 'failed':
        return false;
    }
  }

  async #load(turn: number, refusal: ApiError | undefined): Promise<void> {
    const { tokens, clock, onExpired } = this.#deps;
    const visit = await beginVisit({ api: this.#client, tokens, clock, onExpired, renew: this.#renewal, isCurrent: () => turn === this.#turn }, refusal);
    if (visit.status === 'user' || visit.status === 'guest') this.#become(turn, visit.status, visit.user);
    else if (visit.status === 'unavailable') this.#unavailable(turn);
  }

  /** Nobody in particular until it is known who comes next. */
  #leave(): void {
    runInAction(() => {
      this.state = { status: 'starting' };
    });
  }

  #become(turn: number, status: 'guest' | 'user', user: UserInfo): void {
    if (turn !== this.#turn) return;
    this.#deps.tokens.rememberUser(user.userId);
    runInAction(() => {
      this.state = { status, user };
    });
  }

  #unavailable(turn: number): void {
    if (turn !== this.#turn) return;
    const retry = () => {
      this.#leave();
      void this.#restart().then(() => this.#deps.onTokenChange());
    };
    runInAction(() => {
      this.state = { status: 'unavailable', retry };
    });
  }

  get #client(): ApiClient {
    if (!this.#api) throw new Error('SessionStore.use(api) comes first');
    return this.#api;
  }
}
