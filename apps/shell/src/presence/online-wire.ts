import { ONLINE_PAGE, onlineNotice, sockets, type OnlineFrame, type OnlineNotice } from '@portal/contracts';

/** One connection of the online socket, or the try to make one. */
export interface OnlineWire {
  /** Hands a frame to the browser at once, also while the page is going away. */
  send(frame: OnlineFrame): void;
  /** No more events come after it. */
  close(): void;
}

export interface WireEvents {
  onOpen(): void;
  /** Something that the server says unasked. */
  onNotice(notice: OnlineNotice): void;
  /** The connection is gone, or was never made. `code`: as the server closed it. */
  onClose(code: number): void;
}

/** `page`: how this connection's page names itself, anew for each connection. */
export type OpenWire = (token: string, page: string, events: WireEvents) => OnlineWire;

/** What is needed of a browser's socket. */
interface WireSocket extends Pick<WebSocket, 'binaryType' | 'readyState' | 'CONNECTING' | 'OPEN' | 'addEventListener' | 'close'> {
  send(data: Uint8Array<ArrayBuffer>): void;
}

const encoder = new TextEncoder();

/** Undefined for an answer to a frame, which nobody waits for, and for what cannot be read. */
function noticeIn(data: unknown): OnlineNotice | undefined {
  if (typeof data === 'string') return undefined;
  try {
    return onlineNotice.safeParse(JSON.parse(new TextDecoder().decode(data as ArrayBuffer))).data;
  } catch {
    return undefined;
  }
}

/** `{host}/onlineSocket?token=` with binary frames of UTF-8 JSON (section 7). */
export function openOnlineWire(origin: string, WebSocketImpl: new (url: string) => WireSocket = WebSocket): OpenWire {
  return (token, page, { onOpen, onNotice, onClose }) => {
    const address = new URL(sockets.online, origin.replace(/^http/, 'ws'));
    address.searchParams.set('token', token);
    address.searchParams.set(ONLINE_PAGE, page);
    const socket = new WebSocketImpl(address.href);
    socket.binaryType = 'arraybuffer';
    let over = false;
    socket.addEventListener('open', () => {
      if (!over) onOpen();
    });
    socket.addEventListener('message', ({ data }) => {
      const notice = over ? undefined : noticeIn(data);
      if (notice) onNotice(notice);
    });
    // An error is followed by a close, always.
    socket.addEventListener('close', ({ code }) => {
      if (over) return;
      over = true;
      onClose(code);
    });
    return {
      send: (frame) => {
        if (socket.readyState === socket.OPEN) socket.send(encoder.encode(JSON.stringify(frame)));
      },
      close() {
        over = true;
        // Breaking off a handshake would be an error in the browser's console.
        if (socket.readyState === socket.CONNECTING) socket.addEventListener('open', () => socket.close(1000));
        else socket.close(1000);
      },
    };
  };
}
