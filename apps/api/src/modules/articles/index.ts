export { articleModule } from './article.module.ts';
export type { ArticleService } from './article.service.ts';
export { slugOfArticle } from './article.presenter.ts';
export { articleRepository } from './article.repository.ts';
export { addArticles, addCategories, type ArticleDraft, type ArticleWords, type CategoryDraft } from './article.writer.ts';
export { ViewCounter } from './view-counter.ts';
