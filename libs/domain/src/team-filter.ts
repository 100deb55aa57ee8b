import { foldText } from './fold-text.ts';

/** Letters and digits as they are compared, words parted by one space, one before the first. */
const bare = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** Whether somebody who writes `words` means this team: each of its words, or their beginning, stands in that order in the name, whatever the marks and the case. Nothing but signs means nobody (ours). */
export function meansTeam(words: string, name: string): boolean {
  const wanted = bare(words);
  return wanted !== ' ' && bare(name).includes(wanted);
}
