export { isTold, winnerOf } from './facts.ts';
export { groupsOf, groupStageOf } from './groups.ts';
export { numbersOf } from './numbers.ts';
export { nextRound, previewOf } from './preview.ts';
export { cupName, reportOf } from './report.ts';
export { reviewOf, seasonOf } from './review.ts';
export { voiceOf } from './voice.ts';
