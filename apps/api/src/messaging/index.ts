export type { Letter, Mailer, Messengers, ShortMessage, SmsSender } from './message.ts';
export { messengersOf } from './messengers.ts';
export { memoryOutbox, type Posted } from './outbox.ts';
export { PostRoom } from './post-room.ts';
