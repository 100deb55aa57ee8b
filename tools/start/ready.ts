import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import { Refusal } from './refusal.ts';

/** Waits until a server's `/readyz` answers 200. Throws a Refusal with its last words when it ends first or takes too long. */
export async function waitUntilReady(child: Child, address: string, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let ending: string | undefined;
  void child.ended.then(({ code, signal }) => (ending = signal ? `signal ${signal}` : `code ${code}`));
  for (;;) {
    if (ending !== undefined) throw new Refusal(await farewell(child, ending));
    if (await answers(`${address}/readyz`)) return;
    if (Date.now() > deadline)
      throw new Refusal(
        `The ${child.name} was not ready after ${Math.round(patienceMs / 1000)} s: ${(await child.lastWords()) || 'it says nothing'} (${child.logFile})`,
      );
    await sleep(100);
  }
}

/** One line about a server that ended by itself. */
export async function farewell(child: Child, ending: string): Promise<string> {
  const words = await child.lastWords();
  return `The ${child.name} stopped (${ending})${words === '' ? '' : `: ${words}`} (log: ${child.logFile})`;
}

async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
