export { OnlineRegistry, type Arrival } from './online-registry.ts';
export { presenceModule } from './presence.module.ts';
