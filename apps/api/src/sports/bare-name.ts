/** Words that say only that it is a club, at either end of its name. */
export const clubWords: ReadonlySet<string> = new Set('fc cf cfc sc ac afc acf as ss ssc us cd ud sd rc rcd ca ec sv fsv fk sk nk bk bc calcio'.split(' '));

/** 'fc-barcelona', 'barcelona-fc' and 'barcelona' are one; so are '1-fc-koln' and 'koln', 'hannover-96' and 'hannover'. */
export function bareName(slug: string): string {
  const words = slug.split('-');
  if (words.length > 2 && /^\d$/.test(words[0] ?? '')) words.shift();
  const says = (word: string | undefined, atEnd: boolean) => word !== undefined && !clubWords.has(word) && !(atEnd && /^\d{2,4}$/.test(word));
  while (words.length > 1 && !says(words[0], false)) words.shift();
  while (words.length > 1 && !says(words.at(-1), true)) words.pop();
  return words.join('-');
}
