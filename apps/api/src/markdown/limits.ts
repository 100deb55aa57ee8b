/** What a body may hold. A parser takes far longer for some bodies than for others of the same length, and who is read meanwhile waits. */
const most = {
  lines: 1_500,
  /** Quotes and lists within each other at the beginning of a line. */
  depth: 8,
  /** Characters that may begin or end something, in one paragraph and altogether. */
  marks: 400,
  allMarks: 4_000,
  columns: 30,
};

export interface TooMuch {
  readonly of: 'lines' | 'depth' | 'marks' | 'columns';
  /** Counted from 1. */
  readonly line: number;
}

const CONTAINER = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const times = (text: string, characters: RegExp): number => text.match(characters)?.length ?? 0;

/** The first thing of which a body of Markdown holds too much. */
export function tooMuch(markdown: string): TooMuch | undefined {
  const lines = markdown.split(/\r\n|\n|\r/);
  if (lines.length > most.lines) return { of: 'lines', line: most.lines + 1 };
  let [inParagraph, inAll] = [0, 0];
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (depthOf(text) > most.depth) return { of: 'depth', line };
    if (times(text, /\|/g) > most.columns + 1) return { of: 'columns', line };
    const marks = times(text, /[*_`[\]<>!]/g);
    inParagraph = /^[ \t>]*$/.test(text) ? 0 : inParagraph + marks;
    inAll += marks;
    if (inParagraph > most.marks || inAll > most.allMarks) return { of: 'marks', line };
  }
  return undefined;
}

/** A line that only parts what stands above it from what stands below (`* * *`) is in nothing. */
function depthOf(line: string): number {
  if (/^[ \t]*(?:[*][ \t]*){3,}$|^[ \t]*(?:[-][ \t]*){3,}$/.test(line)) return 0;
  let depth = 0;
  CONTAINER.lastIndex = 0;
  while (depth <= most.depth && CONTAINER.test(line)) depth += 1;
  return depth;
}
