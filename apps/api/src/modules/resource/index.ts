export { resourceModule } from './resource.module.ts';
