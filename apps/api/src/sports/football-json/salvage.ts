import { withoutControls } from '../decode.ts';
import { parseJson } from './parse.ts';

/**
 * The matches that can be told apart in a text that is no JSON as a whole: one comma too many, or half a file. A piece
 * that is broken itself is handed on as text, so that it is named in its place. Null when there is no match in it.
 */
export function salvageMatches(text: string): { name: string | undefined; matches: unknown[] } | null {
  const starts: number[] = [];
  let opened = -1;
  for (const { 0: token, index } of text.matchAll(/\{|"team1"\s*:/g)) {
    if (token === '{') opened = index;
    else if (opened >= 0 && starts.at(-1) !== opened) starts.push(opened);
  }
  if (starts.length === 0) return null;
  const name = /"name"\s*:\s*"([^"\\\n]{1,200})"/.exec(text.slice(0, starts[0]))?.[1];
  return { name, matches: starts.map((start, place) => parsed(text.slice(start, starts[place + 1]))) };
}

function parsed(piece: string): unknown {
  const whole = piece.slice(0, endOfObject(piece));
  try {
    return parseJson(whole);
  } catch {
    return withoutControls(whole).replace(/\s+/g, ' ').trim();
  }
}

/** Where the object at the start of a text ends; brackets inside of texts do not count. */
function endOfObject(text: string): number {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}]/g)) {
    if (token === '{') depth += 1;
    if (token === '}' && (depth -= 1) === 0) return index + 1;
  }
  return text.length;
}
