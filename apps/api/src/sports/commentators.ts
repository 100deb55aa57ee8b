import { GAME_COMMENTATORS, gameCommentatorsOf } from './generated/index.ts';
import { COMMENTATORS, commentatorsOf as replayCommentatorsOf, type Commentator } from './replay/commentators.ts';

export type { Commentator } from './replay/commentators.ts';

const byId = new Map([...COMMENTATORS, ...GAME_COMMENTATORS].map((one) => [one.id, one]));

const ofFootball = new Set(COMMENTATORS.map(({ id }) => id));

/** Otherwise they call a sport that the portal makes up. */
export const callsFootball = (id: number): boolean => ofFootball.has(id);

/** Undefined for a number that is no commentator's. */
export const commentatorById = (id: number): Commentator | undefined => byId.get(id);

/** Who speaks at a fixture of whatever kind; ids of replays and of generated games lie apart. Nobody speaks at an imported match. */
export function commentatorsOf(fixtureId: number): readonly Commentator[] {
  const ofReplay = replayCommentatorsOf(fixtureId);
  return ofReplay.length > 0 ? ofReplay : gameCommentatorsOf(fixtureId);
}
