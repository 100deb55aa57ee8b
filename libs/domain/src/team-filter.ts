import { foldText } from './fold-text.ts';

/** Letters and digits as they are compared, words parted by one space, one before the first. */
const bare = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** Whether somebody who writes `words` means this team: each of its words, or their beginning, stands in that order in the name, whatever the marks and the case. Nothing but signs means nobody (ours). */
export const meansTeam = (words: string, name: string): boolean => teamFilter(words)(searchedName(name));

/** A name as `teamFilter` compares it: for lists whose names are read once and looked through often (ours). */
export const searchedName = (name: string): string => bare(name);

/** `meansTeam` for many names, as `searchedName` has made them; the words are read once (ours). */
export function teamFilter(words: string): (searched: string) => boolean {
  const wanted = bare(words);
  return (searched) => wanted !== ' ' && searched.includes(wanted);
}
