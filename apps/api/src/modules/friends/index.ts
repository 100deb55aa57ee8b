export { friendModule } from './friend.module.ts';
export { NO_COUNTS, relationRepository } from './relation.repository.ts';
