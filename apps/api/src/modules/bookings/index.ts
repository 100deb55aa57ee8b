export { bookingModule } from './booking.module.ts';
export { bookingRepository } from './booking.repository.ts';
