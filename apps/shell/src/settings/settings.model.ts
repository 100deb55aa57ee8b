import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Input } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import type { ApiClient } from '@portal/api-client';
import { SETTING_KEY, settingsOf, type SettingName, type Settings } from '@portal/domain';
import type { AppSettings, Session, SettingsState } from '@portal/platform';
import type { GuestSettings } from './guest-settings.ts';

interface Dependencies {
  api: ApiClient;
  session: Pick<Session, 'state'>;
  guest: GuestSettings;
  /** A change was not kept and is taken back. */
  onNotKept(): void;
}

type Chosen = Input<typeof userCalls.saveSettings>['settings'];
/** A member's id. */
type Whose = 'nobody' | 'guest' | number;

/**
 * The visitor's settings (section 9). A guest's stay in this browser and are there again after a log-out; a member's are the server's and follow the member.
 * At a log-in what the guest chose becomes the member's where they have never set it themselves.
 * A change holds at once; changes go to the server one after the other, so that the last one wins, and one that is refused is taken back.
 */
export class SettingsModel implements AppSettings {
  state: SettingsState = { status: 'starting' };
  /** As they were last read or kept. */
  kept: Settings = settingsOf({});
  /** Changes on their way, oldest first. */
  onTheWay: { name: SettingName; value: boolean }[] = [];
  readonly #deps: Dependencies;
  #whose: Whose = 'nobody';
  /** Counts visitors and readings: an answer for an earlier one is late. */
  #turn = 0;
  #sending: Promise<void> = Promise.resolve();

  constructor(deps: Dependencies) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef, kept: observableRef, onTheWay: observableRef, follow: false, set: false });
  }

  get values(): Settings {
    return this.onTheWay.reduce<Settings>((settings, { name, value }) => ({ ...settings, [name]: value }), this.kept);
  }

  /** Begins to go with the session; until the returned function is called. */
  follow(): () => void {
    const { session } = this.#deps;
    const stops = [
      reaction(
        () => whoseOf(session.state),
        (whose) => this.#become(whose),
        { fireImmediately: true },
      ),
      reaction(
        () => session.state,
        (state) => {
          if (state.status === 'unavailable' && this.#whose === 'nobody') this.state = { status: 'away', retry: state.retry };
        },
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Another tab of this browser changed a guest's. */
  changedElsewhere(): void {
    if (this.#whose === 'guest') this.kept = this.#deps.guest.read();
  }

  async set(name: SettingName, value: boolean): Promise<void> {
    if (typeof this.#whose !== 'number') return this.#keepHere(name, value);
    const turn = this.#turn;
    const change = { name, value };
    runInAction(() => {
      this.onTheWay = [...this.onTheWay, change];
    });
    const sent = this.#sending.then(() => this.#send(turn, change));
    this.#sending = sent;
    await sent;
  }

  #keepHere(name: SettingName, value: boolean): void {
    const settings = { ...this.#deps.guest.read(), [name]: value };
    this.#deps.guest.write(settings);
    runInAction(() => {
      this.kept = settings;
    });
  }

  async #send(turn: number, change: { name: SettingName; value: boolean }): Promise<void> {
    if (turn !== this.#turn) return;
    try {
      const { settings } = await this.#deps.api.call(userCalls.saveSettings, { settings: { [SETTING_KEY[change.name]]: change.value } });
      if (turn !== this.#turn) return;
      runInAction(() => {
        this.kept = settingsOf(settings);
        this.#landed();
        this.state = { status: 'ready' };
      });
    } catch {
      if (turn !== this.#turn) return;
      runInAction(() => {
        this.#landed();
      });
      this.#deps.onNotKept();
    }
  }

  /** They arrive in the order in which they were sent. */
  #landed(): void {
    this.onTheWay = this.onTheWay.slice(1);
  }

  /** `null`: nobody knows at the moment (a log-in under way); what is shown stays. */
  #become(whose: Whose | null): void {
    if (whose === null || whose === this.#whose) return;
    const chosen = this.#whose === 'guest' ? chosenIn(this.kept) : undefined;
    this.#turn += 1;
    this.#whose = whose;
    this.#sending = Promise.resolve();
    this.onTheWay = [];
    if (whose === 'guest') {
      this.kept = this.#deps.guest.read();
      this.state = { status: 'ready' };
    } else {
      void this.#read(this.#turn, chosen);
    }
  }

  async #read(turn: number, chosen?: Chosen): Promise<void> {
    runInAction(() => {
      this.state = { status: 'starting' };
      this.kept = settingsOf({});
    });
    try {
      const { api } = this.#deps;
      const { settings } = chosen ? await api.call(userCalls.saveSettings, { settings: chosen, onlyUnset: true }) : await api.call(userCalls.settings, {});
      if (turn === this.#turn)
        runInAction(() => {
          this.kept = settingsOf(settings);
          this.state = { status: 'ready' };
        });
    } catch {
      if (turn === this.#turn)
        runInAction(() => {
          this.state = {
            status: 'away',
            retry: () => {
              void this.#read(this.#turn, chosen);
            },
          };
        });
    }
  }
}

/** What is on, by key; none where nothing is. */
function chosenIn(settings: Settings): Chosen | undefined {
  const on = Object.entries(SETTING_KEY).flatMap(([name, key]) => (settings[name as SettingName] ? [[key, true]] : []));
  return on.length > 0 ? Object.fromEntries(on) : undefined;
}

function whoseOf(state: Session['state']): Whose | null {
  if (state.status === 'guest') return 'guest';
  return state.status === 'user' ? state.user.userId : null;
}
