export { predictionModule } from './prediction.module.ts';
export { predictionRepository } from './prediction.repository.ts';
export { settlePredictions } from './prediction.settling.ts';
