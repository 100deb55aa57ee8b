export { draftModule } from './draft.module.ts';
