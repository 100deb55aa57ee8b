export { privacyModule } from './privacy.module.ts';
export { writePlace } from './place.ts';
