import type { Endpoint } from '../endpoint.ts';
import { chat } from './chat.ts';
import { resource } from './resource.ts';
import { schedule } from './schedule.ts';
import { user } from './user.ts';

/** Every call, by noun. */
export const calls = { user, schedule, chat, resource } as const;
export const allCalls: Endpoint[] = Object.values(calls).flatMap((group) => Object.values(group) as unknown as Endpoint[]);
