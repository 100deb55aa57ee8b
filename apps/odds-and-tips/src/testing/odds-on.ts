import { oddsFrame, oddsTopics, type OddsFrame } from '@portal/contracts/odds';
import type { FakeSocket } from '@portal/testing';

/** A frame of odds on a connection that a test plays the server of; it must be one the contract allows. */
export const oddsOn = (socket: FakeSocket, list: OddsFrame['list'], serverTime = '2026-11-20T13:01:00.000Z'): void =>
  socket.arrive(oddsTopics.odds, oddsFrame.parse({ type: 'odds', serverTime, list } satisfies OddsFrame));
