export { searchModule } from './search.module.ts';
export { articleThing } from './search.index.ts';
export { searchKinds, searchRepository } from './search.repository.ts';
