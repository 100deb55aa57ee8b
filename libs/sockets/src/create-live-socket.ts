import { Client, Versions } from '@stomp/stompjs';
import { codes, REPLY_DESTINATION, headers, limits, sendReply, withRest } from '@portal/contracts';
import { waitBefore } from './backoff.ts';
import type { ConnectionState, Listening, LiveSocket } from './live-socket.ts';
import { watchNetwork } from './network.ts';
import { pendingSends } from './pending-sends.ts';
import { SendLost } from './send-lost.ts';
import type { SocketClock } from './socket-clock.ts';
import { readFrame, subscriptions } from './subscriptions.ts';

const CONNECT_WITHIN = 10_000;
/** Going from one room to the next must not cost a connection. */
const GRACE = 5_000;
/** A server that accepts and drops at once must not be asked for ever: only a connection that lasted forgets the attempts before it. */
const LASTED = 5_000;
/** A room whose history could not be read just now is asked for again after this. */
const ASK_AGAIN = 3_000;
/** A hidden page's timers run once a minute; the server cuts a client that is silent for 2.5 times what it announced. */
const HEART_BEAT_OUT = 30_000;
const HEART_BEAT_IN = 10_000;

export interface LiveSocketOptions {
  /** Absolute address without the token (`wss://khandai.example/websocket?lang=vi`); asked at every connect. */
  url: () => string;
  /** User or guest token; without one the connection only reads. Asked at every connect. */
  token: () => string | undefined;
  /** False while the session is still finding out who the visitor is: the first connection then waits for `tokenChanged()` instead of being made twice. */
  ready?: () => boolean;
  clock: SocketClock;
  WebSocketImpl?: new (url: string, protocols: string[]) => WebSocket;
  random?: () => number;
}

export interface OwnedLiveSocket extends LiveSocket {
  /** The session has another token, or the address another language: connects anew with them. Sends that wait are sent again there. */
  tokenChanged(): void;
  /** For good. */
  close(): void;
}

/** One try to connect, or one connection. A new one is made for each: late events of an old one then cannot be mistaken. */
interface Link {
  client: Client;
  token: string | undefined;
  url: string;
  connected: boolean;
  drop(): void;
}

/** The STOMP connection of section 7, as a state machine: see `LiveSocket`. Nothing opens before the first subscription. */
export function createLiveSocket({ url, token, ready = () => true, clock, WebSocketImpl, random = Math.random }: LiveSocketOptions): OwnedLiveSocket {
  let state: ConnectionState = { status: 'idle' };
  let link: Link | undefined;
  let attempts = 0;
  let closed = false;
  const noTimer = () => {};
  let cancelTimer = noTimer;
  let cancelGrace = noTimer;
  const listeners = new Set<() => void>();
  const sends = pendingSends(clock);
  const listening = subscriptions(() => (link?.connected ? link.client : undefined));

  function become(next: ConnectionState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }
  function wait(ms: number, then: () => void): void {
    cancelTimer();
    cancelTimer = clock.after(ms, then);
  }
  /** Cancels the second askings under way: a new connection asks for everything anyhow. */
  const askingAgain: (() => void)[] = [];
  function letGo(): void {
    for (const cancel of askingAgain.splice(0)) cancel();
    cancelTimer();
    const old = link;
    link = undefined;
    old?.drop();
  }

  function open(): void {
    letGo();
    const used = token();
    const at = url();
    const address = new URL(at);
    if (used) address.searchParams.set('token', used);
    let webSocket: WebSocket;
    try {
      webSocket = new (WebSocketImpl ?? globalThis.WebSocket)(address.href, Versions.default.protocolVersions());
    } catch (error) {
      console.warn('[socket] cannot connect', error);
      return lost();
    }
    const client = new Client({
      webSocketFactory: () => webSocket,
      reconnectDelay: 0,
      heartbeatOutgoing: HEART_BEAT_OUT,
      heartbeatIncoming: HEART_BEAT_IN,
      discardWebsocketOnCommFailure: true,
    });
    const own: Link = {
      client,
      token: used,
      url: at,
      connected: false,
      drop() {
        void client.deactivate({ force: true });
        webSocket.close();
      },
    };
    const mine = (react: () => void) => {
      if (link === own) react();
    };
    client.onConnect = () => mine(connected);
    client.onWebSocketClose = () => mine(lost);
    client.onStompError = (frame) => console.warn('[socket] refused by the server:', frame.headers['message']);
    client.onUnhandledMessage = ({ headers: { destination }, body }) => {
      if (destination === REPLY_DESTINATION) answered(body);
    };
    link = own;
    wait(CONNECT_WITHIN, lost);
    client.activate();
  }

  function connected(): void {
    if (!link) return;
    // Changed while connecting. Breaking off a handshake would be an error in the browser's console, so it waits until here.
    if (link.token !== token() || link.url !== url()) return open();
    link.connected = true;
    wait(LASTED, () => {
      attempts = 0;
    });
    listening.askAll();
    for (const { uuid, message } of sends.all()) publish(message.path, uuid, message.body);
    become({ status: 'online' });
  }

  /** What waits for a reply goes on waiting: the next connection sends it again, and the uuid keeps it from being said twice. */
  function lost(): void {
    letGo();
    attempts += 1;
    if (attempts > limits.socketReconnects) {
      sends.lose();
      return become({ status: 'failed', retry: again });
    }
    wait(waitBefore(attempts, random), open);
    become({ status: 'reconnecting', attempt: attempts, of: limits.socketReconnects });
  }

  /** From the beginning, at once: asked for by a person, or the network is back. */
  function again(): void {
    if (closed || listening.size === 0) return;
    attempts = 0;
    become({ status: 'connecting' });
    if (ready()) open();
  }

  function rest(): void {
    letGo();
    sends.lose();
    attempts = 0;
    become({ status: 'idle' });
  }

  function answered(body: string): void {
    const reply = readReply(body);
    if (!reply || sends.settle(reply) || !listening.has(reply.uuid)) return;
    // A subscription was refused. The history may be readable in a moment; what does not exist, or does not move, is no news.
    if (reply.code === codes.notReady)
      askingAgain.push(
        clock.after(ASK_AGAIN, () => {
          if (link?.connected) listening.askAgain(reply.uuid);
        }),
      );
    else if (!listening.refused(reply.uuid, reply) && reply.code !== codes.notFound)
      console.warn(`[socket] subscription ${reply.uuid} refused: ${reply.code} ${reply.msg}`);
  }

  function publish(path: string, uuid: string, body: object): void {
    link?.client.publish({ destination: path, headers: { [headers.uuid]: uuid, 'content-type': 'application/json' }, body: JSON.stringify(body) });
  }

  function subscribe<F>(listened: Listening<F>) {
    cancelGrace();
    const subscription = listening.add(listened, () => {
      cancelGrace = clock.after(GRACE, rest);
    });
    if (state.status === 'idle' && !closed) again();
    return subscription;
  }

  const stopWatching = watchNetwork({
    up: () => {
      if (state.status === 'reconnecting' || state.status === 'failed') again();
    },
    down: () => {
      if (state.status === 'online') lost();
    },
    // Only hurries a wait that is under way: `link` is there while a try is running.
    seen: () => {
      if (state.status === 'reconnecting' && !link) open();
    },
  });

  return {
    get state() {
      return state;
    },
    onState(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    subscribe,
    send(path, uuid, body) {
      // While a connection is being made (the first, one with a new token, one after a loss) the send waits for it.
      if (state.status === 'idle' || state.status === 'failed') return Promise.reject(new SendLost('not-connected'));
      const reply = sends.add(uuid, { path, body });
      if (link?.connected) publish(path, uuid, body);
      return reply;
    },
    tell(path, uuid, body) {
      if (link?.connected) publish(path, uuid, body);
    },
    tokenChanged() {
      if (state.status === 'idle' || closed) return;
      if (listening.size === 0) return rest();
      const known = link && (!link.connected || (link.token === token() && link.url === url()));
      if (!known) again();
    },
    close() {
      closed = true;
      stopWatching();
      cancelGrace();
      listening.clear();
      rest();
      listeners.clear();
    },
  };
}

/** Read by this shell's contract, with what that let fall: whoever waits for the reply may know more of it. */
function readReply(body: string) {
  const reply = readFrame(sendReply, body, REPLY_DESTINATION);
  return reply && withRest(JSON.parse(body), reply);
}
