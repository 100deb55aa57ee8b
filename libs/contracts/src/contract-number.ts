/**
 * Number of this contract. It grows with a deliberate break and with nothing else: something is gone, or means another thing than a release of before would take it for (`contract.json`,
 * `npm run contract`). A release tells it; whether one fits what is on air is seen from records (ADR 15).
 */
export const CONTRACT = 1;
