// All tables; one file for each noun. After a change: `npm run db:generate`.
export * from './schema/account.ts';
export * from './schema/points.ts';
export * from './schema/sports.ts';
export * from './schema/chat.ts';
export * from './schema/reaction.ts';
export * from './schema/comment.ts';
export * from './schema/post.ts';
export * from './schema/upload.ts';
export * from './schema/tips.ts';
export * from './schema/article.ts';
export * from './schema/feedback.ts';
export * from './schema/notification.ts';
export * from './schema/site.ts';
export * from './schema/search.ts';
export * from './schema/relation.ts';
export * from './schema/event.ts';
export * from './schema/report.ts';
