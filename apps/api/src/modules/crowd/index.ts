export { Crowd, headcount, NOBODY } from './crowd.ts';
export { crowdModule } from './crowd.module.ts';
