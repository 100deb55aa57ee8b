import { AsyncLocalStorage } from 'node:async_hooks';
import { getCallSites } from 'node:util';
import { RELEASES, type LastWords } from './fault.ts';

/** The script that was being evaluated when the work now under way was begun: names who set a timer that throws something without a stack. */
const evaluating = new AsyncLocalStorage<string>();
/** Evaluates code of a release: what it leaves running is known as its own. */
export const asRelease = <T>(address: string, run: () => T): T => evaluating.run(address, run);

/** Addresses of releases on a stack that is given as text, innermost first. */
export const addressesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => /portal:\/\/registry\/releases\/[^\s)]+/.exec(line) ?? [])
    .slice(0, 50);

const begunBy = (): string[] => [evaluating.getStore() ?? []].flat();
const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 250);

/** Whose failure it is: read from its own stack, else who began the work. */
export const addressesOf = (error: unknown): string[] => {
  const stack = error instanceof Error ? addressesIn(String(error.stack)) : [];
  return stack.length > 0 ? stack : begunBy();
};

const ENDING = ['exit', 'reallyExit', 'abort', 'kill', '_kill', 'disconnect'] as const;

/** A release that ends the process is not let: it gets an error, and is quarantined. Whoever else asks is obeyed. */
export function guardExits(tell: (words: LastWords) => void, own: NodeJS.Process = process): void {
  const ways = own as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>;
  for (const name of ENDING) {
    const way = ways[name];
    if (!way) continue;
    ways[name] = (...args) => {
      const stack = getCallSites(200)
        .map(({ scriptName }) => scriptName)
        .filter((script) => script.startsWith(RELEASES));
      const addresses = stack.length > 0 ? stack : begunBy();
      if (addresses.length === 0) return way.apply(own, args);
      tell({ kind: 'exit', samples: [addresses.slice(0, 50)], message: `called process.${name}`, then: 'stays' });
      throw new Error(`a release may not call process.${name}`);
    };
  }
}

interface Failures {
  tell(words: LastWords): void;
  /** A promise that nobody caught: costs its own part only. */
  onRejection(error: unknown, addresses: string[]): void;
  /** Not by a release. */
  onFatal(error: unknown): void;
}

/**
 * What nobody caught. Thrown out of a timer or a listener of a release: the worker goes on until another has taken its place, and the release is quarantined. A rejected promise leaves
 * nothing half done that anybody waited for, so it is a failure of its release and no more. Anything else uncaught ends the worker.
 */
export function guardErrors({ tell, onRejection, onFatal }: Failures, own: NodeJS.EventEmitter = process): void {
  own.on('unhandledRejection', (error: unknown) => onRejection(error, addressesOf(error)));
  own.on('uncaughtException', (error: unknown) => {
    const addresses = addressesOf(error);
    if (addresses.length === 0) return onFatal(error);
    tell({ kind: 'exit', samples: [addresses], message: `uncaught ${textOf(error)}`, then: 'replace' });
  });
}
