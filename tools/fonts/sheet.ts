/** In fonts.css, what is computed comes after this. */
export const BEGINNING = '/* From here on by `npm run fonts -- --write` (tools/fonts). */\n\n';
