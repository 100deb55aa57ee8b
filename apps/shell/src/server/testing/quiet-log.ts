import type { Log } from '../log.ts';

/** A log that keeps what it was told: level and words. */
export function quietLog() {
  const lines: { level: string; words: string }[] = [];
  const at = (level: string) => (first: unknown, words?: string) => {
    lines.push({ level, words: words ?? String(first) });
  };
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } as unknown as Log;
  return { log, lines, has: (level: string, words: string) => lines.some((line) => line.level === level && line.words.includes(words)) };
}
