export { referralModule } from './referral.module.ts';
export { referralRepository } from './referral.repository.ts';
