/**
 * The line of a log that says why a process ended: the message of the last log record or error, without its stack. Reads
 * pino's JSON lines as well as what Node prints of an uncaught error. Empty for an empty log.
 */
export function lastWords(log: string): string {
  const lines = log
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const noise = /^(at .+|Node\.js v\d.*|\^+|[\]}),;]+|\[cause\]:.*|triggerUncaughtException.*)$/;
  const told = lines.filter((line) => !noise.test(line));
  const lastRecord = told.findLastIndex((line) => messageOf(line) !== null);
  // What Node prints of an uncaught error goes on after its first line with the error's own fields.
  const thrown = told.slice(lastRecord + 1).findLast((line) => /^(Uncaught )?\w*Error\b.*:/.test(line));
  const line = thrown ?? told.at(-1) ?? '';
  return messageOf(line) ?? line.replace(/ \{$/, '');
}

function messageOf(line: string): string | null {
  if (!line.startsWith('{')) return null;
  try {
    const { msg, err } = JSON.parse(line) as { msg?: unknown; err?: { message?: unknown } };
    const parts = [msg, err?.message].filter((part): part is string => typeof part === 'string' && part !== '');
    return parts.length === 0 ? null : [...new Set(parts)].join(': ');
  } catch {
    return null;
  }
}
