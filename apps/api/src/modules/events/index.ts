export { eventModule } from './event.module.ts';
export { eventRepository, type NewEventRow } from './event.repository.ts';
