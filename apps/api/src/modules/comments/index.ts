export { commentModule } from './comment.module.ts';
export type { CommentService } from './comment.service.ts';
export { commentRepository, type CommentTarget, type StoredComment } from './comment.repository.ts';
export type { Standing, TargetRule } from './comment.targets.ts';
