export { searchModule } from './search.module.ts';
export { searchKinds, searchRepository } from './search.repository.ts';
