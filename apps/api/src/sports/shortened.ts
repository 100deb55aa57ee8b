/** What a file says, as far as a report repeats it: a line of a megabyte helps nobody. */
export function shortened(text: string, most = 160): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
