export { luckyModule } from './lucky.module.ts';
export { luckyRepository } from './lucky.repository.ts';
export { LuckyService } from './lucky.service.ts';
export { fetchProof, readProof, verifyProof } from './verify.ts';
