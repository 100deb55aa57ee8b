export { searchModule } from './search.module.ts';
