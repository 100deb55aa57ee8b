export { createHealth, type Health, type HealthDeps } from './health.ts';
export { defaultRules, rulesFromEnv, type HealthRules } from './rules.ts';
export type { HealthSubject } from './sights.ts';
