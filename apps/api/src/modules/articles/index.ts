export { articleModule } from './article.module.ts';
export type { ArticleService } from './article.service.ts';
export { slugOfArticle } from './article.presenter.ts';
export { articleRepository } from './article.repository.ts';
export { addArticles, addCategories, publishReport, type ArticleDraft, type ArticleWords, type CategoryDraft, type ReportDraft } from './article.writer.ts';
export { ViewCounter } from './view-counter.ts';
