import { createHash } from 'node:crypto';

/** When the streams went on air: any moment far enough in the past for every window to be full. */
const FIRST_BROADCAST = Date.UTC(2026, 0, 1);

/** Whether a channel may be asked for: up to 40 digits, letters and hyphens. */
export function isChannel(name: string): boolean {
  return /^[\dA-Za-z-]{1,40}$/.test(name);
}

/**
 * When a channel began its first loop (milliseconds since 1970). Each channel starts at its own moment, up to one loop
 * earlier than the first broadcast, so that two rooms side by side don't show the same picture.
 */
export function channelStart(channel: string, loopMs: number): number {
  const seed = createHash('sha256').update(channel).digest().readUInt32BE(0);
  return FIRST_BROADCAST - (seed % Math.round(loopMs));
}
