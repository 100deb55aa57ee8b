import type { Endpoint } from '../endpoint.ts';
import * as calls from './nouns.ts';

/** Every call, by noun. */
export { calls };
export const allCalls: Endpoint[] = Object.values(calls).flatMap((group) => Object.values(group) as unknown as Endpoint[]);
