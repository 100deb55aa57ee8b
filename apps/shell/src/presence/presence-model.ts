import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { ONLINE_NEEDS_TOKEN, type OnlineFrame, type OnlineNotice } from '@portal/contracts';
import { hasOnlineSocket, presenceStep, reconnectDelay, type PageEvent } from '@portal/domain';
import type { Clock, Presence, SessionState } from '@portal/platform';
import type { OnlineWire, OpenWire } from './online-wire.ts';
import type { PageEvents, PageMoment } from './page-events.ts';

/** `off`: there is no socket, and none can be or is wanted (a guest, no network, a page out of sight without one). `waiting`: until the next try. `failed`: ten tries are used up. */
export type PresenceState =
  | { status: 'off' }
  | { status: 'connecting'; attempt: number }
  | { status: 'connected' }
  | { status: 'waiting'; attempt: number }
  | { status: 'failed' };

export interface PresenceParts {
  session: { readonly state: SessionState; seenAgain(): Promise<void>; renew(): Promise<boolean> };
  /** The token in use, a guest's too. */
  token(): string | undefined;
  clock: Clock;
  random(): number;
  newUuid(): string;
  events: PageEvents;
  open: OpenWire;
  /** Something of the member's notifications is new, or may be: what was said while there was no connection is not said again. */
  notified(): void;
  /** Says that a page is left by a request that outlives it: its socket may be half gone, which nobody has noticed yet. */
  goodbye(page: string): void;
  /** Keeps who has sent the visitor here. */
  keepPid(): void;
}

/** A connection that lasted so long (ms) forgets the tries before it: a server that accepts and drops at once must not be asked for ever. */
const LASTED = 5_000;

/** Tells the portal that its member is there, and in which rooms (sections 4 and 7). One per page, of the shell; remotes join and leave rooms by it. */
export class PresenceModel implements Presence {
  state: PresenceState = { status: 'off' };
  readonly #parts: PresenceParts;
  /** Rooms that are open, each as often as it was joined. */
  readonly #rooms = new Map<number, number>();
  #wire: OnlineWire | undefined;
  /** How it names this page. */
  #page = '';
  #attempts = 0;
  /** What is to be said, and what the server has heard on this connection. */
  #here = false;
  #said = false;
  /** There was a connection of this member before. */
  #wasThere = false;
  #lastMoment: PageEvent | undefined;
  #cancelTimer = () => {};
  #stop: (() => void)[] = [];

  constructor(parts: PresenceParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Begins to follow page and session: a member is online from the moment it is known who they are. */
  start(): void {
    const { session, events, keepPid } = this.#parts;
    keepPid();
    const member = () => (session.state.status === 'user' ? session.state.user.userId : undefined);
    this.#stop = [
      events((moment) => void this.#happened(moment)),
      reaction(
        member,
        (now) => {
          this.#end();
          if (now !== undefined) this.#step('mounted');
        },
        { fireImmediately: true },
      ),
    ];
  }

  dispose(): void {
    for (const stop of this.#stop.splice(0)) stop();
    this.#end();
  }

  /** A room is open on this page; every join has its leave. */
  join(roomId: number): void {
    const held = this.#rooms.get(roomId) ?? 0;
    this.#rooms.set(roomId, held + 1);
    if (held === 0) this.#send({ type: 'join', roomId });
  }

  leave(roomId: number): void {
    const left = (this.#rooms.get(roomId) ?? 0) - 1;
    if (left > 0) this.#rooms.set(roomId, left);
    else if (this.#rooms.delete(roomId)) this.#send({ type: 'leave', roomId });
  }

  async #happened(moment: PageMoment): Promise<void> {
    const { session, keepPid } = this.#parts;
    if (moment === 'network') return this.#again();
    if (moment === 'noNetwork') return this.#close();
    if (moment !== 'unloaded') keepPid();
    const { reload } = this.#step(moment, moment === 'visible');
    if (!reload) return;
    await session.seenAgain();
    // Hidden again, or somebody else's, while it was asked: that has said what is to be said.
    if (this.#lastMoment === moment) this.#step(moment);
  }

  /** What section 4 says about an event; `reloadFirst`: not yet said, because user info comes before. */
  #step(event: PageEvent, reloadFirst = false): { reload: boolean } {
    if (event !== 'mounted') this.#lastMoment = event;
    const { reload, say } = presenceStep(event, this.#who());
    if (say === 'offline') this.#sayOffline(event === 'unloaded');
    if (say === 'online' && !reloadFirst) this.#sayOnline();
    return { reload };
  }

  #who(): { hasToken: boolean; isGuest: boolean } {
    return { hasToken: this.#parts.token() !== undefined, isGuest: this.#parts.session.state.status !== 'user' };
  }

  #sayOnline(): void {
    if (!hasOnlineSocket(this.#who())) return;
    this.#here = true;
    if (this.state.status === 'connected') this.#tell();
    else this.#again();
  }

  /** The socket stays while the page is only out of sight; a page that is left gives it back, so that the browser may keep the page. */
  #sayOffline(leaving: boolean): void {
    this.#here = false;
    this.#tell();
    if (leaving && this.#wire) this.#parts.goodbye(this.#page);
    if (leaving || !this.#wire) this.#close();
  }

  /** Nobody's any more: logged out, somebody else, or the end of the page's life. */
  #end(): void {
    this.#here = false;
    this.#tell();
    this.#close();
    this.#wasThere = false;
  }

  /** From the first try, unless there is a connection or no wish for one. */
  #again(): void {
    if (!this.#here || this.#wire) return;
    this.#attempts = 0;
    this.#connect();
  }

  #connect(): void {
    const { token, open, newUuid } = this.#parts;
    this.#cancelTimer();
    const used = token();
    if (used === undefined) return this.#become({ status: 'off' });
    this.#become({ status: 'connecting', attempt: this.#attempts });
    this.#said = false;
    this.#page = newUuid();
    this.#wire = open(used, this.#page, { onOpen: this.#opened, onNotice: this.#heard, onClose: this.#lost });
  }

  #opened = (): void => {
    this.#become({ status: 'connected' });
    this.#cancelTimer = this.#parts.clock.after(LASTED, () => {
      this.#attempts = 0;
    });
    this.#tell();
    if (this.#wasThere) this.#parts.notified();
    this.#wasThere = true;
    for (const roomId of this.#rooms.keys()) this.#send({ type: 'join', roomId });
  };

  #heard = ({ type }: OnlineNotice): void => {
    if (type === 'notifications') this.#parts.notified();
  };

  #lost = (code: number): void => {
    this.#cancelTimer();
    this.#wire = undefined;
    this.#said = false;
    if (!this.#here) return this.#become({ status: 'off' });
    if (code !== ONLINE_NEEDS_TOKEN) return this.#waitForNext();
    // Access tokens live 15 minutes: another one is asked for before the next try.
    this.#become({ status: 'waiting', attempt: this.#attempts + 1 });
    void this.#parts.session.renew().then(() => {
      if (this.state.status === 'waiting' && !this.#wire) this.#waitForNext();
    });
  };

  #waitForNext(): void {
    const { clock, random } = this.#parts;
    this.#attempts += 1;
    const wait = reconnectDelay(this.#attempts, random);
    if (wait === null) return this.#become({ status: 'failed' });
    this.#become({ status: 'waiting', attempt: this.#attempts });
    this.#cancelTimer = clock.after(wait, () => this.#connect());
  }

  #close(): void {
    this.#cancelTimer();
    this.#wire?.close();
    this.#wire = undefined;
    this.#said = false;
    this.#become({ status: 'off' });
  }

  /** Says whether the member is here, where the server has heard otherwise. */
  #tell(): void {
    if (this.state.status !== 'connected' || this.#said === this.#here) return;
    this.#said = this.#here;
    this.#send({ type: this.#here ? 'online' : 'offline' });
  }

  #send(frame: { type: 'online' | 'offline' } | { type: 'join' | 'leave'; roomId: number }): void {
    if (this.state.status === 'connected') this.#wire?.send({ ...frame, uuid: this.#parts.newUuid() } as OnlineFrame);
  }

  #become(state: PresenceState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
