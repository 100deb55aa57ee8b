export { careModule } from './care.module.ts';
export { careRepository } from './care.repository.ts';
