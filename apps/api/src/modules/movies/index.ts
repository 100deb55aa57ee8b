export { addMovies, type MovieDraft } from './movie.writer.ts';
export { movieModule } from './movie.module.ts';
