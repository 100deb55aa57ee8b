import { firstMatch } from './first-match.ts';
import { offside } from './offside.ts';
import type { ComicStory } from './story.ts';
import { whistle } from './whistle.ts';

export type { Balloon, ComicPage, ComicStory, Said } from './story.ts';

export const comicStories: readonly ComicStory[] = [firstMatch, offside, whistle];
