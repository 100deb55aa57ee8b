export { reactionRepository, reactionTargets, type ReactionTarget } from './reaction.repository.ts';
export { whoReacted } from './who-reacted.ts';
