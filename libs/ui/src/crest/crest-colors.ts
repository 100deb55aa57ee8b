/** The contract promises one colour of a team; a crest wants two. */
export const crestColors = ({ colors: [first = 'gray', second = first] }: { readonly colors: readonly string[] }): [string, string] => [first, second];
