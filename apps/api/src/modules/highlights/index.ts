export { highlightModule } from './highlight.module.ts';
