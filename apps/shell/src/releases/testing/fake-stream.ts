import type { OpenStream, StreamHandlers } from '../event-stream.ts';

/** A stream that a test plays the registry of. `open`: the connection that stands now. */
export function fakeStream() {
  const connections: StreamHandlers[] = [];
  let open: StreamHandlers | undefined;
  const stream: OpenStream = (handlers) => {
    connections.push(handlers);
    open = handlers;
    return () => {
      if (open === handlers) open = undefined;
    };
  };
  return {
    stream,
    /** How often a connection was asked for. */
    get opened() {
      return connections.length;
    },
    get isOpen() {
      return open !== undefined;
    },
    accept() {
      open?.onOpen();
    },
    alive() {
      open?.onAlive();
    },
    tell(name: string, data: unknown) {
      open?.onAlive();
      open?.onEvent(name, JSON.stringify(data));
    },
    end() {
      const ended = open;
      open = undefined;
      ended?.onEnd();
    },
  };
}
