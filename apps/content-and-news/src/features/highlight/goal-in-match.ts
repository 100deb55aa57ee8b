import { links, queryText } from '@portal/contracts';
import type { Highlight } from '@portal/contracts/highlight';
import { goalMark } from '@portal/contracts/match';

/** The way to a goal in the room of its match: to its minute; to the match alone for who hides scores, since the minute tells one. */
export const goalInMatch = ({ fixtureId, score }: Pick<Highlight, 'fixtureId' | 'score'>, hidesScores: boolean) =>
  hidesScores ? links.liveRoom(fixtureId) : (`${links.liveRoom(fixtureId)}${queryText<'/truc-tiep'>({ tab: 'dien-bien' })}#${goalMark(score)}` as const);
