import { firstMatchMovie } from './first-match.ts';
import { lawsInHalfAMinute } from './laws.ts';
import type { MovieStory } from './story.ts';

/** The newest first. */
export const movieStories: readonly MovieStory[] = [lawsInHalfAMinute, firstMatchMovie];
