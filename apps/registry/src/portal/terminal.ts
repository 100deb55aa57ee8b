/** Where a command runs: what it was given, and where it may speak. */
export interface Terminal {
  env: Record<string, string | undefined>;
  /** Paths on the command line are relative to it; its git says where a build comes from. */
  cwd: string;
  user: string;
  out: (line: string) => void;
  err: (line: string) => void;
  /** What goes on meanwhile; lost where nobody watches. */
  progress: (line: string) => void;
}

// Notes, names and messages come from others. None of them may move the cursor, colour the screen or fake a line of ours.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
/** Text as a terminal may show it: no control characters but the end of a line. */
export const shown = (text: string): string => text.replace(CONTROL, ' ');
/** On one line, whatever it was. */
export const oneLine = (text: string): string => shown(text).replace(/\s+/g, ' ').trim();
