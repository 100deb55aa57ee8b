export type { OnAir } from './on-air.ts';
export { checkGate, type GateResult } from './check-gate.ts';
export { smallestSet } from './smallest-set.ts';
export { sameJson } from './json.ts';
