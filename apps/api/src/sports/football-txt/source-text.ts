import { hasControls, withoutControls } from '../decode.ts';
import { shortened } from '../shortened.ts';

/** A line of the file that could not be read, or not wholly. */
export interface Problem {
  /** Counted from 1. */
  readonly line: number;
  /** How the line begins in the file, without the space around it. */
  readonly text: string;
  readonly reason: string;
}

/** One physical line, comments taken off. */
export interface SourceLine {
  readonly line: number;
  readonly text: string;
  readonly indent: number;
  /** As it stands in the file, for problems. */
  readonly original: string;
  /** It holds characters that are no text, which are left out. */
  readonly spoilt: boolean;
}

/** Several lines read as one text, which still knows from which line each character came. */
export interface JoinedText {
  readonly text: string;
  lineAt(offset: number): SourceLine;
}

/** Splits a file into lines; a `#` at the start of a line or after a space begins a comment. */
export function sourceLines(file: string): SourceLine[] {
  return file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((written, index) => {
      const spoilt = hasControls(written);
      const original = spoilt ? withoutControls(written) : written;
      const comment = original.search(/(?:^|\s)#/);
      const text = (comment < 0 ? original : original.slice(0, comment)).replaceAll('\t', '    ').trimEnd();
      return { line: index + 1, text: text.trim(), indent: text.length - text.trimStart().length, original: original.trim(), spoilt };
    });
}

/** Joins wrapped lines with single spaces; `skip` characters of the first one are left out (the name before the colon). */
export function joinLines(lines: readonly SourceLine[], skip = 0): JoinedText {
  let text = '';
  const starts: { at: number; line: SourceLine }[] = [];
  lines.forEach((line, index) => {
    if (index > 0) text += ' ';
    starts.push({ at: text.length, line });
    // In lists and line-ups the width of a gap says nothing.
    text += (index === 0 ? line.text.slice(skip) : line.text).replace(/\s+/g, ' ');
  });
  return {
    text,
    lineAt(offset) {
      // The last one that begins at or before the offset.
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle]?.at ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      const found = starts[low];
      if (!found) throw new Error('joined text without lines');
      return found.line;
    },
  };
}

/** A problem of a line. */
export function problemAt(line: SourceLine, reason: string): Problem {
  return { line: line.line, text: shortened(line.original), reason: shortened(reason) };
}
