export { scheduleRoutes } from './schedule.routes.ts';
export { ScheduleService } from './schedule.service.ts';
export { fixtureRepository } from './fixture.repository.ts';
export { MatchRooms } from './match-rooms.ts';
export { horizon, roomHorizon } from './horizon.ts';
export { presentMoving, presentSnapshot } from './match.presenter.ts';
export { presentTeam } from './competition.presenter.ts';
