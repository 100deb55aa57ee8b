import { makeAutoObservable, runInAction } from 'mobx';
import { calls, limits, type Credentials, type UserInfo } from '@portal/contracts';
import { isApiError, type ApiClient, type TokenSource } from '@portal/api-client';
import type { Clock, Session, SessionState } from '@portal/platform';
import type { TokenStore } from './token-store.ts';

interface Dependencies {
  tokens: TokenStore;
  clock: Clock;
  /** Called after the token in use has changed: sockets connect anew. */
  onTokenChange(): void;
  /** A refresh was refused: red notice (section 4). */
  onExpired(): void;
}

/**
 * The visitor's session (section 4): a guest is made by itself, a stored token is reused, a refresh is asked once for any number of waiting calls.
 * Remotes see it as the read-only `Session`.
 */
export class SessionStore implements Session, TokenSource {
  state: SessionState = { status: 'starting' };
  loginAsked = false;
  readonly #deps: Dependencies;
  #api: ApiClient | undefined;
  #renewing: Promise<boolean> | undefined;
  /** Counts beginnings: an answer to an earlier one is ignored. */
  #turn = 0;
  #loading: Promise<void> | undefined;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    makeAutoObservable(this, { current: false, renew: false, start: false });
  }

  /** The client needs the tokens and the session needs the client: they meet here. */
  use(api: ApiClient): void { this.#api = api; }

  current(): string | undefined { return this.#deps.tokens.current(); }

  get user(): UserInfo | undefined {
    return this.state.status === 'guest' || this.state.status === 'user' ? this.state.user : undefined;
  }

  askLogin(): void { this.loginAsked = true; }
  closeLogin(): void { this.loginAsked = false; }

  /** Begins: user info with a token, else guest info with a stored guest token, else a new guest. Whoever asks while it is under way waits for the same. */
  start(): Promise<void> {
    this.#loading ??= this.#restart();
    return this.#loading;
  }

  /** Begins anew with the tokens of now; what an earlier beginning still finds out is about somebody else and counts no more. */
  #restart(): Promise<void> {
    const turn = ++this.#turn;
    const loading = this.#load(turn).finally(() => { if (turn === this.#turn) this.#loading = undefined; });
    this.#loading = loading;
    return loading;
  }

  /** Section 4: stores the tokens at once, asks who it is after 1 s. Rejects with the server's refusal. */
  async login(credentials: Credentials): Promise<void> {
    const { accessToken, refreshToken } = await this.#client.call(calls.user.login, credentials);
    // From here on whatever a guest's beginning brings is late.
    this.#turn += 1;
    this.#deps.tokens.becomeUser(accessToken, refreshToken);
    runInAction(() => {
      this.loginAsked = false;
      this.state = { status: 'starting' };
    });
    await new Promise<void>((resolve) => { this.#deps.clock.after(limits.userInfoAfterLogin, resolve); });
    await this.#restart();
    this.#deps.onTokenChange();
  }

  async logout(): Promise<void> {
    const refreshToken = this.#deps.tokens.refreshToken();
    // The visitor leaves at once; that the server forgets the session too is a courtesy that may fail.
    if (refreshToken) this.#client.call(calls.user.logout, { refreshToken }).catch(() => {});
    this.#deps.tokens.clear();
    await this.#restart();
    this.#deps.onTokenChange();
  }

  /** Another tab has logged in or out: this one follows. */
  async tokensChangedElsewhere(): Promise<void> {
    await this.#restart();
    this.#deps.onTokenChange();
  }

  /** One refresh for all who wait (section 8: other authorised calls trigger a token refresh). `call`, `used`: what was refused, and with which token. */
  renew(call?: string, used = this.current()): Promise<boolean> {
    if (call === calls.user.guestInfo.id || call === calls.user.info.id) return Promise.resolve(false);
    if (used !== this.current()) return Promise.resolve(this.current() !== undefined);
    this.#renewing ??= this.#renew().finally(() => { this.#renewing = undefined; });
    return this.#renewing;
  }

  async #renew(): Promise<boolean> {
    const { tokens } = this.#deps;
    const refreshToken = tokens.refreshToken();
    if (!refreshToken || !tokens.token()) {
      tokens.dropGuest();
      await this.#restart();
      this.#deps.onTokenChange();
      return this.state.status !== 'unavailable';
    }
    try {
      const next = await this.#client.call(calls.user.refreshToken, { refreshToken });
      tokens.becomeUser(next.accessToken, next.refreshToken);
      this.#deps.onTokenChange();
      return true;
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'refused') return false;
      this.#deps.onExpired();
      await this.logout();
      return false;
    }
  }

  async #load(turn: number): Promise<void> {
    const { tokens } = this.#deps;
    try {
      if (tokens.token()) return this.#become(turn, 'user', await this.#client.call(calls.user.info, {}));
    } catch (error) {
      const refreshed = isApiError(error) && error.status === 401 && tokens.refreshToken() ? await this.#refreshOnStart(turn) : false;
      if (refreshed || turn !== this.#turn) return;
      if (!isApiError(error) || ![401, 500].includes(error.status)) return this.#unavailable(turn);
      tokens.clear();
    }
    await this.#loadGuest(turn);
  }

  /** An access token lives 15 minutes: a visitor who returns later is still logged in while the refresh token is good. */
  async #refreshOnStart(turn: number): Promise<boolean> {
    const { tokens } = this.#deps;
    try {
      const next = await this.#client.call(calls.user.refreshToken, { refreshToken: tokens.refreshToken() ?? '' });
      if (turn !== this.#turn) return true;
      tokens.becomeUser(next.accessToken, next.refreshToken);
      this.#become(turn, 'user', await this.#client.call(calls.user.info, {}));
      return true;
    } catch (error) {
      if (turn === this.#turn && isApiError(error) && error.kind === 'refused') this.#deps.onExpired();
      return false;
    }
  }

  /** Section 8: each 429 of guest-info counts towards the cap of 3; a 401 drops the guest token and tries once more after 100 ms; a 500 clears all tokens. */
  async #loadGuest(turn: number): Promise<void> {
    const { tokens, clock } = this.#deps;
    let limited = 0;
    let refused = 0;
    while (turn === this.#turn && limited < limits.guestLoginFailures && refused < 2) {
      try {
        if (!tokens.guestToken()) {
          const { guestToken } = await this.#client.call(calls.user.guestLogin, {});
          if (turn !== this.#turn) return;
          tokens.becomeGuest(guestToken);
        }
        return this.#become(turn, 'guest', await this.#client.call(calls.user.guestInfo, {}));
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (turn !== this.#turn) return;
        if (error.status === 429) limited += 1;
        else if (error.status === 401) refused += 1;
        if (error.status === 401) tokens.dropGuest();
        else if (error.status === 500) tokens.clear();
        if (error.status !== 429 && error.status !== 401) return this.#unavailable(turn);
        await new Promise<void>((resolve) => { clock.after(limits.guestLoginRetryAfter, resolve); });
      }
    }
    this.#unavailable(turn);
  }

  #become(turn: number, status: 'guest' | 'user', user: UserInfo): void {
    if (turn !== this.#turn) return;
    this.#deps.tokens.rememberUser(user.userId);
    runInAction(() => { this.state = { status, user }; });
  }

  #unavailable(turn: number): void {
    if (turn !== this.#turn) return;
    const retry = () => {
      runInAction(() => { this.state = { status: 'starting' }; });
      void this.#restart().then(() => this.#deps.onTokenChange());
    };
    runInAction(() => { this.state = { status: 'unavailable', retry }; });
  }

  get #client(): ApiClient {
    if (!this.#api) throw new Error('SessionStore.use(api) comes first');
    return this.#api;
  }
}
