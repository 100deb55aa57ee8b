export { checkInRepository } from './check-in.repository.ts';
export { Ledger, type Moved, type Reason } from './ledger.ts';
export { ledgerRepository } from './ledger.repository.ts';
export { PointsService } from './points.service.ts';
export { somebody } from './somebody.ts';
export { verifyLedger, type LedgerReport } from './verify.ts';
export { pointsModule } from './points.module.ts';
