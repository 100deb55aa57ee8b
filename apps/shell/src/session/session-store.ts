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
  #guestFailures = 0;
  #starting: Promise<void> | undefined;

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

  /** Begins (or begins again): user info with a token, else guest info with a stored guest token, else a new guest. */
  start(): Promise<void> {
    this.#starting ??= this.#load().finally(() => { this.#starting = undefined; });
    return this.#starting;
  }

  async login(credentials: Credentials): Promise<void> {
    const { accessToken, refreshToken } = await this.#client.call(calls.user.login, credentials);
    this.#deps.tokens.becomeUser(accessToken, refreshToken);
    this.#deps.onTokenChange();
    runInAction(() => { this.loginAsked = false; });
    await this.start();
  }

  async logout(): Promise<void> {
    const refreshToken = this.#deps.tokens.refreshToken();
    // The visitor leaves at once; that the server forgets the session too is a courtesy that may fail.
    if (refreshToken) this.#client.call(calls.user.logout, { refreshToken }).catch(() => {});
    this.#deps.tokens.clear();
    this.#deps.onTokenChange();
    await this.start();
  }

  /** One refresh for all who wait (section 8: other authorised calls trigger a token refresh). */
  renew(call: string, used: string | undefined): Promise<boolean> {
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
      await this.start();
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

  async #load(): Promise<void> {
    const { tokens } = this.#deps;
    try {
      if (tokens.token()) return this.#become('user', await this.#client.call(calls.user.info, {}));
    } catch (error) {
      const refreshed = isApiError(error) && error.status === 401 && tokens.refreshToken() ? await this.#refreshOnStart() : false;
      if (refreshed) return;
      if (!isApiError(error) || ![401, 500].includes(error.status)) return this.#unavailable();
      tokens.clear();
      this.#deps.onTokenChange();
    }
    await this.#loadGuest();
  }

  /** An access token lives 15 minutes: a visitor who returns later is still logged in while the refresh token is good. */
  async #refreshOnStart(): Promise<boolean> {
    const { tokens } = this.#deps;
    try {
      const next = await this.#client.call(calls.user.refreshToken, { refreshToken: tokens.refreshToken() ?? '' });
      tokens.becomeUser(next.accessToken, next.refreshToken);
      this.#deps.onTokenChange();
      this.#become('user', await this.#client.call(calls.user.info, {}));
      return true;
    } catch (error) {
      if (isApiError(error) && error.kind === 'refused') this.#deps.onExpired();
      return false;
    }
  }

  async #loadGuest(): Promise<void> {
    const { tokens, clock } = this.#deps;
    while (this.#guestFailures < limits.guestLoginFailures) {
      try {
        if (!tokens.guestToken()) {
          tokens.becomeGuest((await this.#client.call(calls.user.guestLogin, {})).guestToken);
          this.#deps.onTokenChange();
        }
        return this.#become('guest', await this.#client.call(calls.user.guestInfo, {}));
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.status === 401) tokens.dropGuest();
        else if (error.status !== 429) return this.#unavailable();
        this.#guestFailures += 1;
        await new Promise<void>((resolve) => { clock.after(limits.guestLoginRetryAfter, resolve); });
      }
    }
    this.#unavailable();
  }

  #become(status: 'guest' | 'user', user: UserInfo): void {
    this.#guestFailures = 0;
    this.#deps.tokens.rememberUser(user.userId);
    runInAction(() => { this.state = { status, user }; });
  }

  #unavailable(): void {
    const retry = () => {
      this.#guestFailures = 0;
      runInAction(() => { this.state = { status: 'starting' }; });
      void this.start();
    };
    runInAction(() => { this.state = { status: 'unavailable', retry }; });
  }

  get #client(): ApiClient {
    if (!this.#api) throw new Error('SessionStore.use(api) comes first');
    return this.#api;
  }
}
