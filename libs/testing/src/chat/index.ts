export { aHistory, aMessage, aRoom, messages } from './things.ts';
export { roomsOn, type Rooms } from './rooms-on.ts';
