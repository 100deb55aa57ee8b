import { liveFrame, liveMatchFrame, matchTopics, type LiveFrame, type LiveMatchFrame } from '@portal/contracts/match';
import type { FakeSocket } from '@portal/testing';

/** The scores on a connection that a test plays the server of. Frames must be ones the contract allows. */
export interface Scores {
  liveFrame(frame: LiveFrame): void;
  liveMatchFrame(fixtureId: number, frame: LiveMatchFrame): void;
}

export const scoresOn = (socket: FakeSocket): Scores => ({
  liveFrame: (frame) => socket.arrive(matchTopics.live, liveFrame.parse(frame)),
  liveMatchFrame: (fixtureId, frame) => socket.arrive(matchTopics.liveMatch(fixtureId), liveMatchFrame.parse(frame)),
});
