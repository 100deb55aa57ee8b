/** Seconds since a moment, as people read them: '0.4 s', '1 min 12 s'. */
export function elapsed(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Prints one line when a step is done, and now and then while it takes long. */
export async function step<T>(title: string, work: (say: (line: string) => void) => Promise<T>): Promise<T> {
  const began = performance.now();
  const say = (line: string) => console.log(`    ${line}`);
  const ticking = setInterval(() => say(`${title}: ${elapsed(performance.now() - began)} so far`), 15_000);
  try {
    const result = await work(say);
    console.log(`  ${title}: ${elapsed(performance.now() - began)}`);
    return result;
  } finally {
    clearInterval(ticking);
  }
}
