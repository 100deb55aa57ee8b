export { recordRepository } from './record.repository.ts';
export { TipStandings } from './standings.ts';
export { tipRepository, type NewTipRow } from './tip.repository.ts';
export { tipModule } from './tip.module.ts';
export { offerAt, termsOf } from './offer.ts';
export { settlementOf, settleTips } from './tip.settling.ts';
export { tippedMatches } from './tipped-matches.ts';
export { cardOfTip } from './tip.card.ts';
export { priceNow } from './price.ts';
