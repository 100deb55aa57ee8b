export { BEGINNING, chained, hashOf } from './chain.ts';
export { verifyAudit, type AuditProblem, type AuditVerdict } from './verify-audit.ts';
