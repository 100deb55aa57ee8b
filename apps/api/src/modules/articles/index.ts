export { articleModule } from './article.module.ts';
export type { ArticleService } from './article.service.ts';
export { slugOfArticle } from './article.presenter.ts';
export { articleRepository, type WholeArticle } from './article.repository.ts';
export { putArticle, renewArticle, takeArticle, type ArticleBody } from './article.editing.ts';
export { readingMinutes, textsOf } from './reading-time.ts';
export { addArticles, addCategories, publishReport, type ArticleDraft, type ArticleWords, type CategoryDraft, type ReportDraft } from './article.writer.ts';
export { ViewCounter } from './view-counter.ts';
