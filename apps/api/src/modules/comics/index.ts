export { addComics, type ComicDraft } from './comic.writer.ts';
export { comicModule } from './comic.module.ts';
