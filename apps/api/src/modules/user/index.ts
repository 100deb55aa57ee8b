export { SessionService } from './session.service.ts';
export { userRoutes } from './user.routes.ts';
export { colorOf, guestName } from './user.presenter.ts';
export { accountRepository, type Account } from './user.repository.ts';
