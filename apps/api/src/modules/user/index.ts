export { userModule } from './user.module.ts';
export { keepPace, passwordTries } from './pace.ts';
export { WELCOME_POINTS } from './registration.service.ts';
export { sightingRepository } from './sighting.repository.ts';
export { livingSession, sessionRepository } from './session.repository.ts';
export { colorOf, guestName } from './user.presenter.ts';
export { accountRepository, type Account } from './user.repository.ts';
