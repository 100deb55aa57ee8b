export { recordRepository } from './record.repository.ts';
export { TipStandings } from './standings.ts';
export { tipRepository, type NewTipRow } from './tip.repository.ts';
export { tipModule } from './tip.module.ts';
export { settleTips } from './tip.settling.ts';
export { cardOfTip } from './tip.card.ts';
export { priceNow } from './price.ts';
