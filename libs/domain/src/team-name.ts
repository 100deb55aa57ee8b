const NAME_LENGTH = 10;
const characters = new Intl.Segmenter('vi', { granularity: 'grapheme' });

/**
 * Team names are cut to 10 characters plus an ellipsis (specification, section 9). Characters are what a reader counts,
 * so a letter and its combining marks stay together. No space stands before the ellipsis (ours).
 */
export function truncateTeamName(name: string): string {
  const all = Array.from(characters.segment(name), (part) => part.segment);
  if (all.length <= NAME_LENGTH) return name;
  return `${all.slice(0, NAME_LENGTH).join('').trimEnd()}…`;
}
