export type { TellDeed } from './deed-book.ts';
export { missionModule } from './mission.module.ts';
