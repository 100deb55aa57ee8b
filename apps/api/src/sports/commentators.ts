import { gameCommentatorsOf } from './generated/index.ts';
import { commentatorsOf as replayCommentatorsOf, type Commentator } from './replay/commentators.ts';

/** Who speaks at a fixture of whatever kind; ids of replays and of generated games lie apart. Nobody speaks at an imported match. */
export function commentatorsOf(fixtureId: number): readonly Commentator[] {
  const ofReplay = replayCommentatorsOf(fixtureId);
  return ofReplay.length > 0 ? ofReplay : gameCommentatorsOf(fixtureId);
}
