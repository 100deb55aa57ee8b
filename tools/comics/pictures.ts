import { page } from './panels.ts';
import { firstMatch } from './stories/first-match.ts';
import { offside } from './stories/offside.ts';
import { whistleStory } from './stories/whistle.ts';

const stories = { 'lan-dau-len-khan-dai': firstMatch, 'viet-vi-la-gi': offside, 'chiec-coi-trong-tai': whistleStory };

/** Every page by the name of its file. */
export const pictures = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(stories).flatMap(([story, pages]) =>
      pages.map((rows, index) => [`${story}-${String(index + 1).padStart(2, '0')}.svg`, page(rows)] as const),
    ),
  );
