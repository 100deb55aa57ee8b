/**
 * '4-3-3' from the rows of a line-up, the keeper's row left out (ours); null when the rows are not a keeper and ten others in
 * at least two rows, because then they say nothing about how the team stood.
 */
export function formationOf(rows: readonly (readonly string[])[]): string | null {
  const [keeper, ...lines] = rows;
  if (keeper?.length !== 1 || lines.length < 2) return null;
  const sizes = lines.map((line) => line.length);
  if (sizes.some((size) => size === 0) || sizes.reduce((sum, size) => sum + size, 0) !== 10) return null;
  return sizes.join('-');
}

/** A word in capitals is a surname in the files ('Erik LIRA', 'HWANG Inbeom', 'Weston McKENNIE'). */
const inCapitals = (word: string) => word.length > 1 && word.replace(/^Mc/, '') === word.replace(/^Mc/, '').toUpperCase() && /\p{Lu}/u.test(word);

/** Particles keep small letters within a name: 'Virgil VAN DIJK' reads 'Virgil van Dijk'. */
const particles = new Set(['de', 'der', 'den', 'di', 'da', 'do', 'dos', 'du', 'del', 'van', 'von', 'ten', 'el', 'al', 'la', 'le', 'lo', 'bin']);

/** What fits under a shirt. */
const ROOM = 14;

/**
 * The name that fits under a shirt on the pitch (ours): the surname where the source marks it by capitals; where the surname
 * comes first (Korean, Chinese, Vietnamese names) the whole name, because half a team may be called Kim; else the whole
 * name if it is short, or its last word with the particle before it.
 */
export function shortPlayerName(name: string): string {
  const words = wordsOf(name);
  const marked = words.filter(inCapitals);
  if (marked.length > 0 && marked.length < words.length) {
    return standingAlone(readable(inCapitals(words[0] ?? '') ? words : marked));
  }
  const whole = readable(words);
  if (words.length <= 2 && whole.length <= ROOM && marked.length > 0) return whole;
  const before = words.at(-2)?.toLowerCase() ?? '';
  return standingAlone(readable(words.slice(words.length > 2 && particles.has(before) ? -2 : -1)));
}

/** A whole name in ordinary letters: 'Rodrigo DE PAUL' becomes 'Rodrigo de Paul' (ours). */
export function readablePlayerName(name: string): string {
  return readable(wordsOf(name));
}

function wordsOf(name: string): string[] {
  return name.trim().split(/\s+/).filter(Boolean);
}

function readable(words: readonly string[]): string {
  return words
    .map((word, place) => {
      if (!inCapitals(word)) return word;
      const within = place > 0 && place < words.length - 1;
      return within && particles.has(word.toLowerCase()) ? word.toLowerCase() : capitalised(word);
    })
    .join(' ');
}

/** A name that stands alone begins with a capital: 'Van Dijk'. */
function standingAlone(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 'OKON-ENGSTLER' -> 'Okon-Engstler', "O'NEILL" -> "O'Neill", 'MCKENNA' and 'McKENNA' -> 'McKenna'. */
function capitalised(word: string): string {
  return word
    .toLowerCase()
    .replace(/(^|[-'’.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/(^|-)Mc(\p{L})(?=\p{L}{2})/gu, (_, before: string, letter: string) => `${before}Mc${letter.toUpperCase()}`);
}
