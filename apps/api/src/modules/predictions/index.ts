export { predictionModule } from './prediction.module.ts';
export { predictionRepository } from './prediction.repository.ts';
export { PredictionService } from './prediction.service.ts';
export { settlePredictions } from './prediction.settling.ts';
