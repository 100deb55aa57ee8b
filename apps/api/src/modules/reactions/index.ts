export { reactionRepository, reactionTargets, type ReactionTarget } from './reaction.repository.ts';
