/** Letters that Unicode does not take apart into a base and a mark. */
const plain: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ς: 'σ' };

/**
 * Text as search compares it: case and diacritics do not count, so 'ha noi' finds 'Hà Nội' (decisions, "Paths the
 * specification names without a path"). Folding twice changes nothing.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đøłıßæœþðς]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFC');
}

/** The slug of a title: 'Cúp Quốc gia 2026' -> 'cup-quoc-gia-2026' (ours). Empty when the title has no Latin letter and no digit. */
export function slugOf(title: string): string {
  return foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
