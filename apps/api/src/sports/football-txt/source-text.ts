/** A line of the file that could not be read, or not wholly. */
export interface Problem {
  /** Counted from 1. */
  readonly line: number;
  /** The line as it stands in the file, without the space around it. */
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
    .map((original, index) => {
      const text = original
        .replace(/(^|\s)#.*$/, '')
        .replaceAll('\t', '    ')
        .trimEnd();
      return { line: index + 1, text: text.trim(), indent: text.length - text.trimStart().length, original: original.trim() };
    });
}

/** Joins wrapped lines with single spaces; `skip` characters of the first one are left out (the name before the colon). */
export function joinLines(lines: readonly SourceLine[], skip = 0): JoinedText {
  let text = '';
  const starts: { at: number; line: SourceLine }[] = [];
  lines.forEach((line, index) => {
    if (index > 0) text += ' ';
    starts.push({ at: text.length, line });
    text += index === 0 ? line.text.slice(skip) : line.text;
  });
  return {
    text,
    lineAt(offset) {
      const found = starts.findLast((start) => start.at <= offset) ?? starts[0];
      if (!found) throw new Error('joined text without lines');
      return found.line;
    },
  };
}

/** A problem of a line. */
export function problemAt(line: SourceLine, reason: string): Problem {
  return { line: line.line, text: line.original, reason };
}
