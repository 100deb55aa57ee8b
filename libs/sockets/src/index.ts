export type { ConnectionState, FrameSchema, Listening, LiveSocket, Position, Refusal, Subscription } from './live-socket.ts';
export { createLiveSocket, type LiveSocketOptions, type OwnedLiveSocket } from './create-live-socket.ts';
export { SendLost, type SendLostReason } from './send-lost.ts';
export type { SocketClock } from './socket-clock.ts';
