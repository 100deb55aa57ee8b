import comics from './comics.vi.json';
import comments from './comments.vi.json';
import feedback from './feedback.vi.json';
import highlight from './highlight.vi.json';
import movies from './movies.vi.json';
import reels from './reels.vi.json';
import shared from './vi.json';

/** All that this remote says, in Vietnamese: for specs, and for what the compiler knows of keys. */
export const vi = { ...shared, ...comics, ...comments, ...feedback, ...highlight, ...movies, ...reels };
