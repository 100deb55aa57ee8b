import { links } from '@portal/contracts';
import { examplePath, type LinkName } from '@portal/contracts/record';
import { generatePath, matchPath } from 'react-router-dom';

/** An id, and the words that the fake api's things are called by. */
const FILLINGS = ['1', 'mau-1'];

/** Addresses to try a route at: those that the contract's own links lead to, then its parameters filled with an id and with words. */
export function examplesOf(pattern: string): string[] {
  const linked = (Object.keys(links) as LinkName[]).map(examplePath).filter((path) => matchPath(pattern, path));
  const names = [...pattern.matchAll(/:(\w+)\??|\*/g)].map(([, name]) => name ?? '*');
  const filled = names.length === 0 ? [pattern] : FILLINGS.map((value) => generatePath(pattern, Object.fromEntries(names.map((name) => [name, value]))));
  return [...new Set([...linked, ...filled])];
}
