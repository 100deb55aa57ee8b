/** Time until the kick-off, as a clock: whole days apart, `02:13:45`. Undefined when it has come. */
export function countdown(ms: number): { days: number; clock: string } | undefined {
  if (ms <= 0) return undefined;
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return { days: Math.floor(seconds / 86_400), clock: `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}` };
}
