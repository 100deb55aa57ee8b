export { friendModule } from './friend.module.ts';
export { blockedAmong, isHeard, notHidden } from './hidden.ts';
export { NO_COUNTS, relationRepository } from './relation.repository.ts';
