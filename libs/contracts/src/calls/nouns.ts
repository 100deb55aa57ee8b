// Every call, by noun. Exports and not one object: a build holds the nouns that it uses, and a change of another leaves its bytes as they were.
export { article } from './article.ts';
export { chat } from './chat.ts';
export { commentCalls as comment } from './comment.ts';
export { commentator } from './commentator.ts';
export { booking, event, friend, lucky, message } from './community.ts';
export { live } from './live.ts';
export { newsfeed } from './newsfeed.ts';
export { odds } from './odds.ts';
export { points } from './points.ts';
export { resource } from './resource.ts';
export { schedule } from './schedule.ts';
export { tips } from './tips.ts';
export { user } from './user.ts';
