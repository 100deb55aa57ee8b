export { followedModule } from './followed.module.ts';
