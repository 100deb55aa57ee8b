export { shareModule } from './share.module.ts';
