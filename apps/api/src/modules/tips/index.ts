export { recordRepository } from './record.repository.ts';
export { TipStandings } from './standings.ts';
export { tipRepository, type NewTipRow } from './tip.repository.ts';
export { tipRoutes } from './tip.routes.ts';
export { TipService } from './tip.service.ts';
export { settleTips, TipSettler } from './tip.settling.ts';
export { cardOfTip } from './tip.card.ts';
export { priceNow } from './price.ts';
